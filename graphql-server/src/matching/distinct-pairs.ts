import type { Prisma } from '../generated/prisma/client.ts'

/** Maximum number of pairs read; each was decided by hand. */
const maxDistinct = 1000

export const orderedPair = (one: number, other: number) => ({
  firstId: Math.min(one, other),
  secondId: Math.max(one, other),
})

/** Ids declared distinct from an establishment, with the pairs. */
export async function readDistinct(transaction: Prisma.TransactionClient, id: number) {
  const pairs = await transaction.distinctPair.findMany({
    where: { OR: [{ firstId: id }, { secondId: id }] },
    take: maxDistinct,
  })
  return new Map(pairs.map((pair) => [pair.firstId === id ? pair.secondId : pair.firstId, pair]))
}

/**
 * Copies the distinct pairs of one establishment to another (pairs).
 *
 * @returns the ids that it has become distinct from
 */
export async function joinDistinct(
  transaction: Prisma.TransactionClient,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const own = await readDistinct(transaction, to)
  const joined = [...(await readDistinct(transaction, from))].filter(([id]) => id !== to && !own.has(id))
  const data = joined.map(([id, pair]) => ({ ...pair, ...orderedPair(to, id) }))
  if (data.length > 0) await transaction.distinctPair.createMany({ data })
  return joined.map(([id]) => id)
}

/** Undoes `joinDistinct`. */
export async function removeDistinct(
  transaction: Prisma.TransactionClient,
  id: number,
  others: readonly number[],
): Promise<void> {
  const OR = others.map((other) => orderedPair(id, other))
  if (OR.length > 0) await transaction.distinctPair.deleteMany({ where: { OR } })
}
