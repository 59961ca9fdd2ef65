import { pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'
import { families, givenNames, type Place, randomPhone, randomPlace, streets, words } from './place.ts'
import { type Field, phoneAs, saint, writtenPair } from './sources.ts'

const person = (random: Random) => `${pick(random, givenNames)} ${pick(random, families)}`
const own = (random: Random) =>
  pick(random, [pick(random, words), `${pick(random, words)} ${pick(random, families)}`])

/** What is known of both records: enough to say that they are one. */
const door: Field[] = ['number']
const doorAndPhone: Field[] = ['number', 'phone']

type Names = (place: Place, random: Random) => [string, string]
const names = (make: Names, needed: readonly Field[] = doorAndPhone) => ({ make, needed })

/** One establishment by two names. */
export const nameKinds: Record<string, { make: Names; needed: readonly Field[] }> = {
  'given name as initial': names((_, random) => {
    const [first, rest] = [pick(random, givenNames), person(random)]
    return [`${first} ${rest} Advocacia`, `${first.charAt(0)}. ${rest} Advocacia`]
  }),
  'school by initials': names((_, random) => {
    const name = `${person(random)} ${pick(random, families)}`
    return pick<[string, string]>(random, [
      [`Escola Estadual Professor ${name}`, `E.E. Prof. ${name}`],
      [`Escola Municipal de Ensino Fundamental ${name}`, `EMEF ${name}`],
    ])
  }, door),
  'public body by initials': names(({ neighborhood }) => [
    `Centro de Referência de Assistência Social ${neighborhood}`,
    `CRAS ${neighborhood}`,
  ]),
  'health post': names(({ neighborhood }, random) => [
    `Unidade Básica de Saúde ${neighborhood}`,
    `${pick(random, ['UBS', 'Posto de Saúde'])} ${neighborhood}`,
  ]),
  'hours in the name': names(
    ({ name }, random) => [name, `${name} ${pick(random, ['24h', '24 Horas'])}`],
    door,
  ),
  'year in the name': names(({ name }) => [name, `${name} - Desde 1985`], door),
  'phone in the name': names(({ name, whatsapp }) => [
    name,
    `${name} (12) ${whatsapp.slice(2, 7)}-${whatsapp.slice(7)}`,
  ]),
  'number of the shop': names(({ name }) => [name, `${name} - Loja 1`], door),
  'named for the main church': names((_, random) => {
    const name = `Padaria ${own(random)} da Matriz`
    return [name, `${name} Ltda`]
  }, door),
  'parish for church': names((_, random) => {
    const name = saint(random)
    return [`Paróquia ${name}`, `${pick(random, ['Igreja', 'Igreja Matriz', 'Igreja Católica'])} ${name}`]
  }, door),
  'joined trade': names((_, random) => {
    const name = own(random)
    const [one, other] = pick<[string, string]>(random, [
      ['Auto Escola', 'Autoescola'],
      ['Lava Rápido', 'Lavarápido'],
      ['Auto Elétrica', 'Autoelétrica'],
    ])
    return [`${one} ${name}`, `${other} ${name}`]
  }, door),
  'English trade': names((_, random) => {
    const name = own(random)
    return [`Bicicletaria ${name}`, `Bike Shop ${name}`]
  }),
  'name in -is': names((_, random) => {
    const family = pick(random, families)
    return [`Mercado Luiz ${family}`, `Mercado Luís ${family}`]
  }, door),
}

/** One establishment with other contacts or another address in the second record. */
export const fieldKinds: Record<
  string,
  { needed: Field[]; change: (record: MatchRecord, place: Place, random: Random) => Partial<MatchRecord> }
> = {
  'phone with extension': {
    needed: ['phone'],
    change: (_, { phone }, random) => ({ phone: phoneAs.withExtension(phone, random) }),
  },
  'second of two phones': {
    needed: ['phone'],
    change: (_, { phone }, random) => ({ phone: phoneAs.afterAnother(phone, random) }),
  },
  'phone with carrier': {
    needed: ['phone'],
    change: (_, { phone }, random) => ({ phone: phoneAs.withCarrier(phone, random) }),
  },
  'e-mail alone, no number': {
    needed: ['email', 'phone'],
    change: (_, __, random) => ({ number: null, phone: randomPhone(random) }),
  },
  corner: {
    needed: ['phone', 'point'],
    change: (_, { street }, random) => ({
      street: pick(
        random,
        streets.filter((each) => each !== street),
      ),
    }),
  },
  'street in lower case': {
    needed: ['number'],
    change: ({ street }) => ({
      street:
        street
          ?.toLowerCase()
          .replace(/^rua|^r\./, 'r')
          .replace('doutor', 'dr') ?? null,
    }),
  },
}

/** Two records of one establishment. */
export function sameOfSources(random: Random, kind: string): [MatchRecord, MatchRecord] {
  const place = randomPlace(random)
  const named = nameKinds[kind]
  if (named) {
    const [first, second] = named.make(place, random)
    return writtenPair(random, { ...place, name: first }, { ...place, name: second }, named.needed)
  }
  const { needed = [], change } = fieldKinds[kind] ?? {}
  const [one, two] = writtenPair(random, place, place, needed)
  return [one, { ...two, ...change?.(two, place, random) }]
}
