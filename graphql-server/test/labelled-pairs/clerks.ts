import { between, chance, pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'
import { type Establishment, establishmentOf, phoneOf } from './establishments.ts'

// A second labelled set: each establishment is written down by two clerks who know nothing of each other, so that differences of
// name, contacts and address come together at random.

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const dropAt = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** One letter left out of a long word. */
function mistyped(random: Random, name: string): string {
  const words = name.split(' ')
  const long = words.findIndex((word) => word.length > 6)
  return words.map((word, at) => (at === long ? dropAt(word, between(random, 2, 5)) : word)).join(' ')
}

function writtenName(random: Random, { trade, other, own, owner, city }: Establishment): string {
  const name = `${trade} ${own}`
  return pick(random, [
    () => name,
    () => name,
    () => `${other} ${own}`,
    () => unaccented(name).toUpperCase(),
    () => `${name} ${pick(random, ['Ltda', 'LTDA - ME', 'Eireli', 'EPP', 'ME'])}`,
    () => `${own} ${trade}`,
    () => `${trade} do ${owner} (${own})`,
    () => `${name} - ${city}`,
    () => mistyped(random, name),
    () => name.replace('São', 'S.').replace('Santa', 'Sta.').replace('Nossa Senhora', 'N. Sra.'),
  ])()
}

const dressed = (phone: string) => `(${phone.slice(0, 2)}) ${phone.slice(2, -4)}-${phone.slice(-4)}`

function writtenContacts(
  random: Random,
  { landline, mobile, site, email }: Establishment,
): Partial<MatchRecord> {
  const withoutNinth = mobile.slice(0, 2) + mobile.slice(3)
  const phones = pick(random, [
    { phone: landline, whatsapp: mobile },
    { phone: dressed(landline), whatsapp: null },
    { phone: `+55${mobile}`, whatsapp: null },
    { phone: null, whatsapp: mobile },
    { phone: withoutNinth, whatsapp: null },
    { phone: landline, whatsapp: withoutNinth },
  ])
  return {
    ...phones,
    site: chance(random, 0.4) ? pick(random, [`https://www.${site}/`, `http://${site}`, site]) : null,
    email: chance(random, 0.4) ? email : null,
  }
}

function writtenAddress(random: Random, place: Establishment): Partial<MatchRecord> {
  const { street, number, city, neighborhood, latitude, longitude } = place
  const abbreviated = street.replace('Rua', 'R.').replace('Avenida', 'Av.').replace('Doutor', 'Dr.')
  const shift = () => between(random, -50, 50) / 111_195
  const point = { latitude: latitude + shift(), longitude: longitude + shift() }
  return {
    city,
    neighborhood,
    ...(chance(random, 0.5) ? point : {}),
    ...pick(random, [
      { street, number },
      { street: abbreviated, number },
      { street: `${street}, ${number}`, number: null },
      { street, number: String(Number(number) + 2 * between(random, 1, 8)) },
      { street, number: 's/n' },
    ]),
  }
}

/** What a clerk writes of an establishment. */
export const written = (random: Random, place: Establishment, id: string): MatchRecord => ({
  id,
  name: writtenName(random, place),
  ...writtenContacts(random, place),
  ...writtenAddress(random, place),
  categoryIds: chance(random, 0.7) ? [place.category] : [],
})

/** What may happen to an establishment between two clerks; mostly nothing. */
const events: ((place: Establishment, random: Random) => Partial<Establishment>)[] = [
  () => ({}),
  () => ({}),
  () => ({}),
  (_, random) => ({ landline: phoneOf(random, 3), mobile: phoneOf(random, 9) }),
  (_, random) => ({ street: pick(random, ['Rua Nova', 'Rua Onze']) }),
]

const phoneKeys = ({ phone, whatsapp }: MatchRecord) =>
  [phone, whatsapp].flatMap((each) => (each ? [each.replace(/\D/g, '').slice(-8)] : []))
const sharesPhone = (one: MatchRecord, other: MatchRecord) =>
  phoneKeys(one).some((key) => phoneKeys(other).includes(key))

/** Two records of one establishment. Of one that moved both have a phone: else nothing would be in common but the name. */
function truePair(random: Random, place: Establishment, id: string): [MatchRecord, MatchRecord] {
  const later = { ...place, ...pick(random, events)(place, random) }
  for (;;) {
    const pair = [written(random, place, id), written(random, later, `${id}b`)] as const
    if (later.street === place.street || sharesPhone(...pair)) return [...pair]
  }
}

/** What two establishments have in common that are not one. */
const relations: ((place: Establishment, other: Establishment) => Partial<Establishment>)[] = [
  // Branches with a site; the same saint in another trade, or in another city; neighbours; a reception; an owner's two.
  ({ own, owner, trade, other, category, city, site }) => ({
    own,
    owner,
    trade,
    other,
    category,
    city,
    site,
  }),
  ({ own, city, neighborhood }) => ({ own, city, neighborhood }),
  ({ own, trade, other, category }) => ({ own, trade, other, category }),
  ({ trade, other, category, city, neighborhood, street, number, latitude, longitude }) => ({
    ...{ trade, other, category, city, neighborhood, street, number, latitude, longitude },
  }),
  ({ landline, city, neighborhood, street, number }) => ({ landline, city, neighborhood, street, number }),
  ({ owner, landline, mobile, email, city }) => ({ owner, landline, mobile, email, city }),
]

/** Records of two establishments that have something in common. */
function nonPair(
  random: Random,
  next: () => Establishment,
  id: string,
  index: number,
): [MatchRecord, MatchRecord] {
  const [place, relation] = [next(), relations[index % relations.length]]
  let other = next()
  while (
    other.category === place.category ||
    other.own === place.own ||
    other.neighborhood === place.neighborhood
  )
    other = next()
  const second = { ...other, ...relation?.(place, other) }
  return [written(random, place, id), written(random, second, `${id}b`)]
}

/** Pairs of records of one establishment, and of two that have something in common. */
export function clerksSet(random: Random, each: number) {
  const taken = new Set<string>()
  /** No name is in a city twice by accident. */
  function next(): Establishment {
    for (;;) {
      const place = establishmentOf(random)
      const key = `${place.own} ${place.city}`
      if (taken.has(key)) continue
      taken.add(key)
      return place
    }
  }
  const indices = Array.from({ length: each }, (_, index) => index)
  return {
    truePairs: indices.map((index) => truePair(random, next(), `c${index}`)),
    nonPairs: indices.map((index) => nonPair(random, next, `n${index}`, index)),
  }
}
