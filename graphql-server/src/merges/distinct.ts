import type { Prisma } from '../generated/prisma/client.ts'
import type { Move } from './tables.ts'

const orderedPair = (one: number, other: number) => ({
  firstId: Math.min(one, other),
  secondId: Math.max(one, other),
})

/**
 * Declares the kept one distinct from what the gone one was distinct from (pairs).
 *
 * @returns the ids that the kept one has become distinct from
 */
export async function joinDistinct(
  transaction: Prisma.TransactionClient,
  { from, to }: Move,
): Promise<number[]> {
  const touching = (id: number) => ({ where: { OR: [{ firstId: id }, { secondId: id }] } })
  const other = (id: number, { firstId, secondId }: { firstId: number; secondId: number }) =>
    firstId === id ? secondId : firstId
  const own = await transaction.distinctPair.findMany(touching(to))
  const known = [to, ...own.map((pair) => other(to, pair))]
  const rows = await transaction.distinctPair.findMany(touching(from))
  const joined = rows.filter((pair) => !known.includes(other(from, pair)))
  const data = joined.map((pair) => ({ ...pair, ...orderedPair(to, other(from, pair)) }))
  if (data.length > 0) await transaction.distinctPair.createMany({ data })
  return joined.map((pair) => other(from, pair))
}

/** Takes back what `joinDistinct` has declared of an establishment. */
export async function removeDistinct(
  transaction: Prisma.TransactionClient,
  id: number,
  others: readonly number[],
): Promise<void> {
  const OR = others.map((other) => orderedPair(id, other))
  if (OR.length > 0) await transaction.distinctPair.deleteMany({ where: { OR } })
}
