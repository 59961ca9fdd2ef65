import { optionsIn } from '../../../schema/attributes/options.ts'
import { readAnswer } from '../../../schema/input/answer.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { writeDeprecatedColumns } from './deprecated-columns.ts'
import {
  type AnswerField,
  type AnswerRow,
  type Answers,
  answeredAttributes,
  answerField,
  attributeId,
  isAnswerField,
} from './fields.ts'

export async function insertAnswers(
  transaction: Prisma.TransactionClient,
  list: readonly { id: number; fields: Answers }[],
): Promise<void> {
  const data = list.flatMap(({ id, fields }) => toRows(id, fields, Object.keys(fields).filter(isAnswerField)))
  if (data.length === 0) return
  await transaction.businessAttribute.createMany({ data })
  await writeDeprecatedColumns(transaction, [...new Set(data.map(({ businessId }) => businessId))])
}

/** Writes changed answers: one DELETE per set of attributes, one INSERT for all. */
export async function writeAnswers(
  transaction: Prisma.TransactionClient,
  updates: readonly { id: number; after: Answers; changed: readonly string[] }[],
): Promise<void> {
  const written = updates
    .map(({ id, changed }) => ({ id, attributeIds: answeredAttributes(changed) }))
    .filter(({ attributeIds }) => attributeIds.length > 0)
  for (const alike of Map.groupBy(written, ({ attributeIds }) => attributeIds.join()).values()) {
    const businessId = { in: alike.map(({ id }) => id) }
    const attributeId = { in: alike[0]?.attributeIds ?? [] }
    await transaction.businessAttribute.deleteMany({ where: { businessId, attributeId } })
  }
  const data = updates.flatMap(({ id, after, changed }) => toRows(id, after, changed.filter(isAnswerField)))
  if (data.length > 0) await transaction.businessAttribute.createMany({ data })
  await writeDeprecatedColumns(
    transaction,
    written.map(({ id }) => id),
  )
}

const toRows = (businessId: number, answers: Answers, fields: readonly AnswerField[]) =>
  fields.flatMap((field) => {
    const value = answers[field] ?? null
    return value === null ? [] : [{ businessId, attributeId: attributeId(field), value }]
  })

/** Whether a changed answer belongs to an attribute that visitors can filter by. */
export async function changesFilters(
  transaction: Prisma.TransactionClient,
  changed: readonly string[],
): Promise<boolean> {
  const id = { in: answeredAttributes(changed) }
  return id.in.length > 0 && (await transaction.attribute.count({ where: { id, isFilter: true } })) > 0
}

/**
 * Checks which answers their attributes still allow, for an undo or a restore.
 *
 * @returns a predicate
 */
export async function answersAllowed(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<(answer: AnswerRow) => boolean> {
  if (ids.length === 0) return () => false
  const rows = await transaction.attribute.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, kind: true, options: true },
  })
  const known = new Map(rows.map((row) => [answerField(row.id), { ...row, options: optionsIn(row.options) }]))
  return ({ attributeId, value }) => {
    const attribute = known.get(answerField(attributeId))
    const read = attribute && readAnswer(attribute, value)
    return read !== undefined && 'value' in read
  }
}
