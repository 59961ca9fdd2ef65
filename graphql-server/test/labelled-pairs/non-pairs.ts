import { between, pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'
import {
  elsewhere,
  families,
  givenNames,
  moved,
  type Place,
  randomPhone,
  randomPlace,
  streets,
  trades,
  words,
} from './place.ts'

type Change = Partial<MatchRecord>
type Kind = (place: Place, random: Random) => { first?: Change; second: Change }

const otherStreet = (place: Place, random: Random) =>
  pick(
    random,
    streets.filter((street) => street !== place.street),
  )
const otherNumber = (place: Place, random: Random) => String(Number(place.number) + between(random, 60, 900))
/** A branch of the same name, a kilometre or two away. */
const branch = (place: Place, random: Random): Change => ({
  phone: randomPhone(random),
  whatsapp: null,
  street: otherStreet(place, random),
  neighborhood: 'Vila das Flores',
  ...moved(place, between(random, 1500, 4000)),
})
const person = (random: Random) => `${pick(random, givenNames)} ${pick(random, families)}`
const otherWords = (place: Place, random: Random) =>
  pick(
    random,
    words.filter((word) => !place.name.includes(word)),
  )
const congregation = 'Assembleia de Deus Ministério do Belém'

/** Ways in which two establishments look like one. */
export const nonKinds: Record<string, Kind> = {
  'two branches with one site': (place, random) => ({ second: branch(place, random) }),
  'two branches with one phone': (place, random) => ({
    second: { ...branch(place, random), phone: place.phone },
  }),
  'two branches with a 0800 number': (place, random) => ({
    first: { phone: '08007071234' },
    second: { ...branch(place, random), phone: '08007071234' },
  }),
  'two branches in one neighborhood': (place, random) => ({
    second: { ...branch(place, random), neighborhood: place.neighborhood, ...moved(place, 600) },
  }),
  'numbered branches': (place, random) => ({
    first: { name: `${place.name} 1` },
    second: { name: `${place.name} 2`, phone: randomPhone(random), number: otherNumber(place, random) },
  }),
  'head office and branch': (place, random) => ({
    first: { name: `${place.name} - Matriz` },
    second: { name: `${place.name} - Filial`, number: otherNumber(place, random) },
  }),
  'branch in another city': (place, random) => ({
    second: { ...branch(place, random), city: 'Outra Cidade', phone: place.phone },
  }),
  'same building': (place, random) => ({
    second: {
      ...elsewhere(random, place),
      name: `${pick(random, trades).word} ${otherWords(place, random)}`,
      categoryIds: ['Outra'],
    },
  }),
  'same building and trade': (place, random) => ({
    second: { ...elsewhere(random, place), name: `${place.trade.word} ${otherWords(place, random)}` },
  }),
  'same building, rooms': (place, random) => ({
    first: { number: `${place.number} sala 12` },
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} ${person(random)}`,
      number: `${place.number} sala 31`,
    },
  }),
  'same building and phone of the reception': (place, random) => ({
    second: {
      name: `${place.trade.word} ${otherWords(place, random)}`,
      whatsapp: null,
      site: null,
      email: null,
    },
  }),
  'same owner': (place, random) => ({
    second: {
      name: `${
        pick(
          random,
          trades.filter((trade) => trade !== place.trade),
        ).word
      } ${otherWords(place, random)}`,
      street: otherStreet(place, random),
      categoryIds: ['Outra'],
    },
  }),
  'same owner and family name': (place, random) => ({
    first: { name: `Hotel ${place.rest}` },
    second: { name: `Auto Peças ${place.rest}`, categoryIds: ['Outra'], number: otherNumber(place, random) },
  }),
  'same owner, one address': (place) => ({
    first: { name: `Hotel ${place.rest}` },
    second: { name: `Lavanderia ${place.rest}`, categoryIds: ['Outra'] },
  }),
  'phone of a shopping centre': (place, random) => ({
    first: { phone: '1236321000' },
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} ${otherWords(place, random)}`,
      phone: '1236321000',
    },
  }),
  'neighbours of one trade': (place, random) => ({
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} ${otherWords(place, random)}`,
      number: String(Number(place.number) + 12),
    },
  }),
  'similar names in one street': (place, random) => ({
    first: { name: `${place.trade.word} São José` },
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} São João`,
      number: otherNumber(place, random),
    },
  }),
  'similar family names': (place, random) => ({
    first: { name: `${place.trade.word} Santana` },
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} Santiago`,
      number: otherNumber(place, random),
    },
  }),
  'one word more': (place, random) => ({
    first: { name: `${place.trade.word} Bela` },
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} Bela Vista`,
      number: otherNumber(place, random),
    },
  }),
  'clinic and its doctor': (place, random) => ({
    first: { name: `Clínica ${place.rest}` },
    second: { name: `Dr. ${person(random)}`, whatsapp: null },
  }),
  'clinic and its doctor, both named': (place, random) => ({
    first: { name: `Clínica ${place.rest}` },
    second: { name: `Dra. ${person(random)} - Clínica ${place.rest}`, site: null },
  }),
  'two doctors of one clinic': (_, random) => ({
    first: { name: `Dr. ${person(random)}` },
    second: { name: `Dra. Helena ${pick(random, words)}` },
  }),
  'church congregations': (place, random) => ({
    first: { name: congregation },
    second: { ...branch(place, random), name: congregation, phone: place.phone },
  }),
  'congregations in one neighborhood': (place, random) => ({
    first: { name: congregation },
    second: { name: congregation, street: otherStreet(place, random), ...moved(place, 700) },
  }),
  'schools by number': (place, random) => ({
    first: { name: 'Escola Municipal 1 de Maio' },
    second: { ...elsewhere(random, place), name: 'Escola Municipal 7 de Setembro' },
  }),
  'first and second church': () => ({
    first: { name: '1ª Igreja Batista' },
    second: { name: '2ª Igreja Batista', site: null },
  }),
  'two parishes': (place, random) => ({
    first: { name: 'Paróquia São Francisco' },
    second: { ...elsewhere(random, place), name: 'Paróquia São Benedito' },
  }),
  'bank branches': (place, random) => ({
    first: { name: 'Banco do Brasil', site: 'https://www.bb.com.br' },
    second: { ...branch(place, random), name: 'Banco do Brasil', site: 'https://bb.com.br' },
  }),
  'same platform': (place, random) => ({
    first: { site: 'https://linktr.ee/um' },
    second: {
      ...elsewhere(random, place),
      name: `${place.trade.word} ${otherWords(place, random)}`,
      site: 'https://linktr.ee/dois',
    },
  }),
  'same name in another neighborhood': (place, random) => ({
    second: {
      ...elsewhere(random, place),
      neighborhood: 'Vila das Flores',
      street: otherStreet(place, random),
      ...moved(place, 2500),
    },
  }),
  'shop in a petrol station': (place, random) => ({
    first: { name: `Posto ${place.rest}` },
    second: { name: `Conveniência ${otherWords(place, random)}`, whatsapp: null, categoryIds: ['Mercados'] },
  }),
  'restaurant of a hotel': (place) => ({
    first: { name: `Hotel ${place.rest}` },
    second: { name: `Restaurante ${place.rest}`, categoryIds: ['Outra'] },
  }),
}

/** Records of two establishments that look alike. */
export function nonPair(random: Random, kind: string): [MatchRecord, MatchRecord] {
  const place = randomPlace(random)
  const { first = {}, second } = nonKinds[kind]?.(place, random) ?? { second: {} }
  return [
    { ...place, ...first },
    { ...place, ...first, ...second, id: `${place.id}b` },
  ]
}
