import { between, chance, pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'
import { elsewhere, moved, type Place, randomPlace } from './place.ts'

// A third labelled set: records as two maps, an association's sheet and a person who types would have them. Each lacks other fields,
// none has a category.

const shown = (phone: string) => `(${phone.slice(0, 2)}) ${phone.slice(2, -4)}-${phone.slice(-4)}`
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** What the records of a pair have in any case; other fields by chance. */
export type Field = 'phone' | 'number' | 'point' | 'email'

interface Habits {
  chances: Record<Field | 'neighborhood' | 'site', number>
  phone: (phone: string) => string
  name: (name: string, random: Random) => string
  street: (street: string) => string
}

const asIs = (text: string) => text
const shortened = (street: string) =>
  street
    .replace(/^Rua /, 'R. ')
    .replace(/^Avenida /, 'Av. ')
    .replace('Professor', 'Prof.')
const sources: Habits[] = [
  {
    chances: { phone: 0.75, number: 0.85, point: 1, email: 0, neighborhood: 0.4, site: 0.4 },
    phone: (phone) => `+55${phone}`,
    name: asIs,
    street: asIs,
  },
  {
    chances: { phone: 0.4, number: 0.7, point: 1, email: 0, neighborhood: 0.4, site: 0.2 },
    phone: (phone) => `+55 ${phone.slice(0, 2)} ${phone.slice(2)}`,
    name: asIs,
    street: asIs,
  },
  {
    chances: { phone: 0.95, number: 0.95, point: 0, email: 0.6, neighborhood: 0.9, site: 0.2 },
    phone: shown,
    name: (name, random) => (chance(random, 0.4) ? unaccented(name).toUpperCase() : name),
    street: shortened,
  },
  {
    chances: { phone: 0.8, number: 0.95, point: 0.6, email: 0.3, neighborhood: 0.95, site: 0.3 },
    phone: asIs,
    name: asIs,
    street: shortened,
  },
]

/** A record of a place in a source. */
function written(random: Random, place: Place, source: Habits, needed: readonly Field[]): MatchRecord {
  const has = (field: Field | 'neighborhood' | 'site') =>
    needed.includes(field as Field) || chance(random, source.chances[field])
  const point = moved(place, between(random, -25, 25))
  const hasPoint = has('point')
  return {
    id: place.id,
    name: source.name(place.name, random),
    phone: has('phone') ? source.phone(place.phone) : null,
    whatsapp: null,
    email: has('email') ? place.email : null,
    site: has('site') ? place.site : null,
    city: place.city,
    neighborhood: has('neighborhood') ? place.neighborhood : null,
    street: source.street(place.street),
    number: has('number') ? place.number : null,
    latitude: hasPoint ? point.latitude : null,
    longitude: hasPoint ? point.longitude : null,
  }
}

/** The two records of two places, each from another source. */
export function writtenPair(
  random: Random,
  one: Place,
  other: Place,
  needed: readonly Field[],
): [MatchRecord, MatchRecord] {
  const at = between(random, 0, sources.length - 1)
  const next = (at + between(random, 1, sources.length - 1)) % sources.length
  return [
    written(random, one, sources[at] as Habits, needed),
    { ...written(random, other, sources[next] as Habits, needed), id: `${one.id}b` },
  ]
}

/** Another establishment at a door of the same street. */
export function neighbor(random: Random, place: Place, doors = 0): Place {
  const number = String(Number(place.number) + doors)
  return { ...elsewhere(random, place), ...moved(place, doors), number }
}

/** A branch in another street, some kilometres away. */
export function branchOf(random: Random, place: Place): Place {
  const { street, neighborhood } = randomPlace(random)
  const isOther = street !== place.street && neighborhood !== place.neighborhood
  if (!isOther) return branchOf(random, place)
  const number = String(between(random, 10, 1900))
  return {
    ...elsewhere(random, place),
    ...moved(place, between(random, 1500, 4000)),
    street,
    neighborhood,
    number,
  }
}

export const saint = (random: Random) =>
  pick(random, ['São Pedro', 'Santa Rita', 'São Benedito', 'Santa Luzia', 'São Judas Tadeu', 'Santa Clara'])

export const phoneAs = {
  withExtension: (phone: string, random: Random) =>
    `${shown(phone)} ${pick(random, ['ramal 21', 'r. 204', 'Ramal: 3'])}`,
  afterAnother: (phone: string, random: Random) =>
    `${shown(`12${between(random, 30_000_000, 39_999_999)}`)} ${pick(random, ['/', 'ou', ';'])} ${shown(phone)}`,
  withCarrier: (phone: string, random: Random) => pick(random, [`0${phone}`, `015${phone}`, `0 15 ${phone}`]),
}
