import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { searchPairs } from '../matching/pairs.ts'
import type { MatchRecord } from '../matching/record.ts'
import { isNoNeighborhood } from './locate.ts'

/** Number of listings per query. */
const pageSize = 1000

const columns = {
  id: true,
  name: true,
  phone: true,
  whatsapp: true,
  site: true,
  email: true,
  street: true,
  number: true,
  latitude: true,
  longitude: true,
  city: { select: { name: true } },
  neighborhood: { select: { name: true } },
} as const

/**
 * Reads all listings for matching.
 *
 * @param isTaken whether a listing is recorded for another place of the same source
 */
export async function readMatchRecords(
  prisma: PrismaClient,
  isTaken: (businessId: number) => boolean,
): Promise<MatchRecord[]> {
  const records: MatchRecord[] = []
  for (let after = 0; ; ) {
    const rows = await prisma.business.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: pageSize,
      select: columns,
    })
    for (const { id, city, neighborhood, ...row } of rows)
      if (!isTaken(id))
        records.push({
          ...row,
          id: String(id),
          city: city.name,
          neighborhood: isNoNeighborhood(neighborhood.name) ? null : neighborhood.name,
        })
    if (rows.length < pageSize) return records
    after = rows.at(-1)?.id ?? 0
  }
}

/**
 * Finds the listing of each place. If several places match one listing, the likeliest gets it.
 *
 * @param places with their positions as ids
 * @returns ids of listings by the position of the place
 */
export async function findListings(
  places: readonly MatchRecord[],
  listings: readonly MatchRecord[],
): Promise<Map<number, number>> {
  if (listings.length === 0) return new Map()
  const pairs: { score: number; place: number; listing: number }[] = []
  const own = new Set(places)
  const isPlace = (index: number) => index < places.length
  const isCandidate = (one: number, other: number) => isPlace(one) !== isPlace(other)
  for (const pair of searchPairs([...places, ...listings], isCandidate)) {
    if (pair === null) await nextTurn()
    else {
      const [place, listing] = own.has(pair.one) ? [pair.one, pair.other] : [pair.other, pair.one]
      pairs.push({ score: pair.score, place: Number(place.id), listing: Number(listing.id) })
    }
  }
  const found = new Map<number, number>()
  const taken = new Set<number>()
  for (const { place, listing } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (found.has(place) || taken.has(listing)) continue
    found.set(place, listing)
    taken.add(listing)
  }
  return found
}
