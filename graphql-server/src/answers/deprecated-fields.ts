import {
  type DeprecatedAnswer,
  deprecatedAnswers,
  perDeprecatedAnswer,
} from '../../../schema/attributes/deprecated-names.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import type { InputFields, OutputFields } from '../businesses/type.ts'
import { batchedPerRequest } from '../context.ts'
import { type Answers, answerField } from './fields.ts'

const description = (name: DeprecatedAnswer) =>
  `Whether the answer to the attribute \`${deprecatedAnswers[name]}\` is yes; null without an answer, which does not mean no.`

const deprecationReason = (name: DeprecatedAnswer) =>
  `Use \`attributes\`, slug \`${deprecatedAnswers[name]}\`.`

/** The same for REST, whose fields have no reason of their own. */
export const restDescription = (name: DeprecatedAnswer) =>
  `Deprecated: use \`attributes\`, slug \`${deprecatedAnswers[name]}\`. ${description(name)}`

/** The deprecated fields of an establishment (accessibility). */
export const deprecatedFields = (t: OutputFields) =>
  perDeprecatedAnswer((name) =>
    t.boolean({
      nullable: true,
      description: description(name),
      deprecationReason: deprecationReason(name),
      resolve: (business) => deprecatedAnswer(business, name),
    }),
  )

/** @returns null where its categories are not asked, or it has not answered */
function deprecatedAnswer({ attributes }: FullBusiness, name: DeprecatedAnswer): boolean | null {
  const found = attributes.find(({ attribute }) => attribute.slug === deprecatedAnswers[name])
  return found?.attribute.kind === 'YES_NO' ? found.value === 'yes' : null
}

/** The deprecated fields of the stored answers of establishments; those of one answer with one statement. */
export const readDeprecatedAnswers = batchedPerRequest(async (prisma, list: readonly Partial<Answers>[]) => {
  const attributes = await prisma.attribute.findMany({
    where: { slug: { in: Object.values(deprecatedAnswers) }, kind: 'YES_NO' },
    select: { id: true, slug: true },
  })
  return list.map((answers) =>
    perDeprecatedAnswer((name) => {
      const attribute = attributes.find(({ slug }) => slug === deprecatedAnswers[name])
      const value = attribute && answers[answerField(attribute.id)]
      return value == null ? null : value === 'yes'
    }),
  )
})

/** The same fields of inputs, which `readAnswers` reads. */
export const deprecatedInputs = (t: InputFields) =>
  perDeprecatedAnswer((name) =>
    t.boolean({ description: description(name), deprecationReason: deprecationReason(name) }),
  )
