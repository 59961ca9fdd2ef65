import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { readRecords } from './catalogue-records.ts'
import { compareFeatures, featuresOf } from './compare.ts'
import { phoneHolders } from './compare-contacts.ts'
import { phonesOf } from './contacts.ts'
import { readDistinct } from './distinct-pairs.ts'
import type { Match, MatchRecord } from './record.ts'

/** Establishments that are named. */
export const maxSimilar = 3

/** Less than `reportedScore`: what is typed is not complete yet, and a notice asks for no decision. */
const noticedScore = 55

/** Rows of one contact, and of names in one place. */
const maxSamePhone = 20
const maxNearby = 200

/** Some 300 m. */
const nearDegrees = 0.003

/** Letters by which a word of a name is looked for. */
const letters = 3
const maxWords = 4

/** What is typed, with the ids of its place. */
export interface TypedRecord extends MatchRecord {
  cityId: number
  neighborhoodId: number
}

/**
 * The establishments that what is typed in a form may be: found by phone, or by a word of the name in the neighborhood or within
 * 300 m. Never itself, nor what was declared distinct from it.
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

/** One for each index that is read. */
function conditions(typed: TypedRecord, words: readonly string[]): Prisma.Sql[] {
  const phones = [typed.phone, typed.whatsapp].filter((phone) => phone != null && phone !== '')
  const list = phones.length > 0 ? Prisma.join(phones) : null
  const named = words
    .filter((word) => word.length >= letters)
    .slice(0, maxWords)
    .map((word) => Prisma.sql`b.search_words LIKE ${`% ${word.slice(0, letters)}%`}`)
  const nearby = (place: Prisma.Sql) =>
    Prisma.sql`${place} AND (${Prisma.join(named, ' OR ')}) LIMIT ${maxNearby}`
  const { latitude, longitude, neighborhoodId } = typed
  return [
    ...(list
      ? [
          Prisma.sql`b.phone IN (${list}) LIMIT ${maxSamePhone}`,
          Prisma.sql`b.whatsapp IN (${list}) LIMIT ${maxSamePhone}`,
        ]
      : []),
    ...(named.length > 0 && neighborhoodId > 0
      ? [nearby(Prisma.sql`b.neighborhood_id = ${neighborhoodId}`)]
      : []),
    ...(named.length > 0 && latitude != null && longitude != null
      ? [
          nearby(Prisma.sql`b.latitude BETWEEN ${latitude - nearDegrees} AND ${latitude + nearDegrees}
            AND b.longitude BETWEEN ${longitude - nearDegrees} AND ${longitude + nearDegrees}`),
        ]
      : []),
  ]
}
