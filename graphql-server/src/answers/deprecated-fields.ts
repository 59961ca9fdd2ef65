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

/** Description for REST, whose fields have no deprecation reason. */
export const restDescription = (name: DeprecatedAnswer) =>
  `Deprecated: use \`attributes\`, slug \`${deprecatedAnswers[name]}\`. ${description(name)}`

/** Deprecated fields of an establishment (accessibility). */
export const deprecatedFields = (t: OutputFields) =>
  perDeprecatedAnswer((name) =>
    t.boolean({
      nullable: true,
      description: description(name),
      deprecationReason: deprecationReason(name),
      resolve: (business) => deprecatedAnswer(business, name),
    }),
  )

/** @returns null if its categories are not asked, or it has not answered */
function deprecatedAnswer({ attributes }: FullBusiness, name: DeprecatedAnswer): boolean | null {
  const found = attributes.find(({ attribute }) => attribute.slug === deprecatedAnswers[name])
  return found?.attribute.kind === 'YES_NO' ? found.value === 'yes' : null
}

/** Maps stored answers to the deprecated fields; batched into one statement per request. */
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

/** The same fields as inputs, read by `readAnswers`. */
export const deprecatedInputs = (t: InputFields) =>
  perDeprecatedAnswer((name) =>
    t.boolean({ description: description(name), deprecationReason: deprecationReason(name) }),
  )
