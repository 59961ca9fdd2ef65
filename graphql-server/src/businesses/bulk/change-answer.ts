import type { z } from 'zod'
import { answerLabel } from '../../../../schema/attributes/answers.ts'
import { optionsIn } from '../../../../schema/attributes/options.ts'
import type { editBusinessesInput } from '../../../../schema/input/business-list.ts'
import { type Answers, answeredAttributes, answerField, answerFields } from '../../answers/fields.ts'
import { readAnswers } from '../../answers/read-input.ts'
import { BadUserInputError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/**
 * The new answer of all establishments; empty if none is edited.
 *
 * @throws BadUserInputError
 */
export async function editedAnswer(
  transaction: Prisma.TransactionClient,
  attribute: z.output<typeof editBusinessesInput>['attribute'],
): Promise<Answers> {
  if (!attribute) return {}
  try {
    const [answer] = await readAnswers(transaction, [{ input: { attributes: [attribute] }, stored: {} }])
    return answer ?? {}
  } catch (error) {
    if (!(error instanceof BadUserInputError)) throw error
    throw new BadUserInputError({ 'input.attribute': Object.values(error.fields ?? {}).join(' ') })
  }
}

/** @returns a function from id to stored answers to the attributes of `answer`; null without one */
export async function storedAnswers(transaction: Prisma.TransactionClient, ids: number[], answer: Answers) {
  const attributes = answeredAttributes(Object.keys(answer))
  const where = { businessId: { in: ids }, attributeId: { in: attributes } }
  const rows = attributes.length > 0 ? await transaction.businessAttribute.findMany({ where }) : []
  const stored = Map.groupBy(rows, ({ businessId }) => businessId)
  const none: Answers = Object.fromEntries(attributes.map((id) => [answerField(id), null]))
  return (id: number): Answers => ({ ...none, ...answerFields(stored.get(id) ?? []) })
}

/** @returns a function that lists changed answers among `fields`, in display text */
export async function answerWords(transaction: Prisma.TransactionClient, fields: Answers) {
  const attributes = answeredAttributes(Object.keys(fields))
  const where = { id: { in: attributes } }
  const rows = attributes.length > 0 ? await transaction.attribute.findMany({ where }) : []
  const label = (attribute: (typeof rows)[number], value: string | null | undefined) =>
    value ? answerLabel({ kind: attribute.kind, options: optionsIn(attribute.options) }, value) : null
  return (before: Answers, after: Answers) =>
    rows.flatMap((attribute) => {
      const field = answerField(attribute.id)
      if (before[field] === after[field]) return []
      return [{ field, before: label(attribute, before[field]), after: label(attribute, after[field]) }]
    })
}
