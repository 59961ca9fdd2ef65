import { Prisma } from '../generated/prisma/client.ts'

const unlocked = Prisma.sql``
/** Against moving elsewhere; that what is referred to stays at all, the foreign keys see to. */
export const locked = Prisma.sql`LOCK IN SHARE MODE`

/**
 * Reads rows that establishments refer to; without ids nothing is asked.
 *
 * @param select a statement that ends with the column that the ids are of
 */
export async function rowsById<Row extends { id: number }>(
  transaction: Prisma.TransactionClient,
  select: Prisma.Sql,
  ids: readonly number[],
  lock = unlocked,
): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map()
  const sql = Prisma.sql`${select} IN (${Prisma.join([...new Set(ids)])}) ${lock}`
  return new Map((await transaction.$queryRaw<Row[]>(sql)).map((row) => [row.id, row]))
}
