import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { readRecords } from './catalogue-records.ts'
import { compareFeatures, featuresOf } from './compare.ts'
import { phoneHolders } from './compare-contacts.ts'
import { phonesOf } from './contacts.ts'
import { readDistinct } from './distinct-pairs.ts'
import type { Match, MatchRecord } from './record.ts'

/** Maximum number of results. */
export const maxSimilar = 3

/** Lower than `reportedScore`, since the input is incomplete and the notice only a hint. */
const noticedScore = 55

/** Maximum number of rows read by contact and by place. */
const maxSamePhone = 20
const maxNearby = 200

/** About 300 m. */
const nearDegrees = 0.003

/** Length of the prefix by which words of a name are searched. */
const letters = 3
const maxWords = 4

/** Values of the form with the ids of city and neighborhood. */
export interface TypedRecord extends MatchRecord {
  cityId: number
  neighborhoodId: number
}

/**
 * Finds establishments that may be the one in a form: by phone, or by a word of the name in the neighborhood or within 300 m.
 * Leaves out itself and those declared distinct from it.
 */
export async function findSimilar(
  prisma: PrismaClient,
  typed: TypedRecord,
): Promise<(Match & { id: number })[]> {
  const own = Number(typed.id)
  const [city, neighborhood, distinct] = await Promise.all([
    prisma.city.findUnique({ where: { id: typed.cityId }, select: { name: true } }),
    prisma.neighborhood.findUnique({ where: { id: typed.neighborhoodId }, select: { name: true } }),
    readDistinct(prisma, own),
  ])
  const features = featuresOf({
    ...typed,
    city: city?.name ?? null,
    neighborhood: neighborhood?.name ?? null,
  })
  const words = features.name.core.map(({ text }) => text)
  const found = await Promise.all(conditions(typed, words).map((where) => readRecords(prisma, where)))
  const others = new Map(found.flat().map((record) => [Number(record.id), record]))
  others.delete(own)
  const holders = new Map<string, number>()
  for (const record of others.values())
    for (const key of phonesOf({ ...record, site: null }).map((phone) => phoneHolders(phone.key)))
      holders.set(key, (holders.get(key) ?? 1) + 1)
  return [...others]
    .filter(([id]) => !distinct.has(id))
    .map(([id, record]) => ({
      id,
      ...compareFeatures(features, featuresOf(record), (key) => holders.get(key) ?? 2),
    }))
    .filter(({ score }) => score >= noticedScore)
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, maxSimilar)
}

/** One condition per index. */
function conditions(typed: TypedRecord, words: readonly string[]): Prisma.Sql[] {
  const phones = [typed.phone, typed.whatsapp].filter(Boolean)
  const named = words
    .filter((word) => word.length >= letters)
    .slice(0, maxWords)
    .map((word) => Prisma.sql`b.search_words LIKE ${`% ${word.slice(0, letters)}%`}`)
  const { latitude, longitude, neighborhoodId } = typed
  const found: Prisma.Sql[] = []
  if (phones.length > 0)
    for (const column of [Prisma.sql`b.phone`, Prisma.sql`b.whatsapp`])
      found.push(Prisma.sql`${column} IN (${Prisma.join(phones)}) ORDER BY b.id LIMIT ${maxSamePhone}`)
  if (named.length === 0) return found
  const isNamed = Prisma.sql`(${Prisma.join(named, ' OR ')}) ORDER BY b.id LIMIT ${maxNearby}`
  if (neighborhoodId > 0) found.push(Prisma.sql`b.neighborhood_id = ${neighborhoodId} AND ${isNamed}`)
  if (latitude != null && longitude != null)
    found.push(Prisma.sql`b.latitude BETWEEN ${latitude - nearDegrees} AND ${latitude + nearDegrees}
      AND b.longitude BETWEEN ${longitude - nearDegrees} AND ${longitude + nearDegrees} AND ${isNamed}`)
  return found
}
