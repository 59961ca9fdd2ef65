import {
  type DeprecatedAnswer,
  deprecatedAnswerNames,
  deprecatedAnswers,
} from '../../../schema/attributes/deprecated-names.ts'
import { columnName } from '../business-rows/columns.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'

/** SQL for the answer of an establishment `b`, as the deprecated column stores it. */
const answer = (name: DeprecatedAnswer) => `(SELECT x.value = 'yes' FROM business_attributes x
  JOIN attributes a ON a.id = x.attribute_id
  WHERE x.business_id = b.id AND a.slug = '${deprecatedAnswers[name]}' AND a.kind = 'YES_NO')`

const each = (make: (name: DeprecatedAnswer) => string, separator: string) =>
  Prisma.raw(deprecatedAnswerNames.map(make).join(separator))

const assignments = each((name) => `b.${columnName(name)} = ${answer(name)}`, ', ')

/**
 * Copies answers into the columns of the deprecated fields (true, false or null) for processes of the previous release.
 * Columns and file are dropped in the next release (accessibility).
 */
export async function writeDeprecatedColumns(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction.$executeRaw`UPDATE businesses b SET ${assignments} WHERE b.id IN (${Prisma.join([...ids])})`
}

/** Skips deleted attributes, which have no answer. */
const differs = each(
  (name) => `(NOT b.${columnName(name)} <=> ${answer(name)}
    AND EXISTS (SELECT 1 FROM attributes a WHERE a.slug = '${deprecatedAnswers[name]}' AND a.kind = 'YES_NO'))`,
  ' OR ',
)

/** SQL for the column of establishment `b` that corresponds to attribute `a`. */
const column = Prisma.raw(
  `CASE a.slug ${deprecatedAnswerNames.map((name) => `WHEN '${deprecatedAnswers[name]}' THEN b.${columnName(name)}`).join(' ')} END`,
)
const isOfColumn = Prisma.raw(
  `a.slug IN ('${Object.values(deprecatedAnswers).join("', '")}') AND a.kind = 'YES_NO'`,
)

/** Copies columns into missing answers. */
export async function insertFromDeprecatedColumns(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<void> {
  await transaction.$executeRaw`
    INSERT IGNORE INTO business_attributes (business_id, attribute_id, value)
    SELECT b.id, a.id, IF(${column}, 'yes', 'no') FROM businesses b JOIN attributes a ON ${isOfColumn}
    WHERE b.id IN (${Prisma.join([...ids])}) AND ${column} IS NOT NULL`
}

/** Rows per statement and transaction. */
const pageLength = 1000

/** Period in which a process of the previous release may have written uncopied columns, in milliseconds. */
const overlapMs = 2 * 24 * 60 * 60 * 1000

/**
 * Copies columns into answers where they differ: writes of this release keep them equal, so a process of the previous
 * release has changed them. Compares only recently written rows, by index.
 *
 * @returns number of changed establishments
 */
export async function readDeprecatedColumns(prisma: PrismaClient): Promise<number> {
  const since = new Date(Date.now() - overlapMs)
  let changed = 0
  for (let last = 0; ; ) {
    const rows = await prisma.$queryRaw<{ id: number }[]>`
      SELECT b.id FROM businesses b FORCE INDEX (businesses_updated_at_idx) WHERE b.updated_at >= ${since} AND b.id > ${last} AND (${differs})
      ORDER BY b.id LIMIT ${pageLength}`
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) changed += await replaceAnswers(prisma, ids)
    if (ids.length < pageLength) return changed
    last = ids.at(-1) ?? last
  }
}

function replaceAnswers(prisma: PrismaClient, candidates: readonly number[]): Promise<number> {
  return inTransaction(prisma, async (transaction) => {
    // Compare again under lock: a write since the read may have made them equal.
    const rows = await transaction.$queryRaw<{ id: number }[]>`
      SELECT b.id FROM businesses b WHERE b.id IN (${Prisma.join([...candidates])}) AND (${differs})
      ORDER BY b.id FOR UPDATE`
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await transaction.$executeRaw`
      DELETE x FROM business_attributes x JOIN attributes a ON a.id = x.attribute_id
      WHERE x.business_id IN (${Prisma.join(ids)}) AND ${isOfColumn}`
    await insertFromDeprecatedColumns(transaction, ids)
    await raiseVersion(transaction, [])
    return ids.length
  })
}
