import { between, pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'
import { families, moved, type Place, randomPlace, words } from './place.ts'
import { branchOf, type Field, neighbor, saint, writtenPair } from './sources.ts'

const door: Field[] = ['number']
const doorAndPhone: Field[] = ['number', 'phone']

const other = (random: Random, place: Place, second: string, doors = 0, isOnePhone = false): Place => ({
  ...neighbor(random, place, doors),
  name: second,
  ...(isOnePhone ? { phone: place.phone } : {}),
})

type Others = (random: Random, place: Place) => { first?: string; second: Place; needed?: Field[] }

/** Two establishments that look like one. */
export const otherKinds: Record<string, Others> = {
  'cash machine of a bank': (random, place) => {
    const bank = pick(random, ['Bradesco', 'Itaú', 'Santander', 'Banco do Brasil'])
    return {
      first: bank,
      second: other(random, place, pick(random, [`${bank} - Caixa Eletrônico`, `ATM ${bank}`])),
    }
  },
  'shop of a petrol station': (random, place) => {
    const second = pick(random, [`Loja de Conveniência Posto ${place.rest}`, `${place.rest} Conveniência`])
    return { first: `Auto Posto ${place.rest}`, second: other(random, place, second, 0, true) }
  },
  'restaurant of a hotel': (random, place) => ({
    first: `Hotel ${place.rest}`,
    second: other(random, place, `Restaurante do Hotel ${place.rest}`, 0, true),
  }),
  'building and shop in it': (random, place) => ({
    first: `${pick(random, ['Edifício', 'Shopping', 'Galeria', 'Condomínio'])} ${place.rest}`,
    second: other(
      random,
      place,
      `${pick(random, ['Restaurante', 'Papelaria', 'Imobiliária'])} ${place.rest}`,
    ),
  }),
  'offices of a town hall': (random, place) => ({
    first: `Secretaria de ${pick(random, ['Educação', 'Obras', 'Cultura'])}`,
    second: other(
      random,
      place,
      `Secretaria de ${pick(random, ['Saúde', 'Esportes e Lazer', 'Mobilidade Urbana'])}`,
      0,
      true,
    ),
  }),
  'units of two neighborhoods': (random, place) => {
    const second = branchOf(random, place)
    return { first: `UBS ${place.neighborhood}`, second: { ...second, name: `UBS ${second.neighborhood}` } }
  },
  'parish and its school': (random, place) => {
    const name = saint(random)
    return { first: `Paróquia ${name}`, second: other(random, place, `Colégio ${name}`, 0, true) }
  },
  'family of two trades': (random, place) => {
    const family = pick(random, families)
    return { first: `${family} Seguros`, second: other(random, place, `Peixaria ${family}`, 10, true) }
  },
  'nickname and longer nickname': (random, place) => ({
    first: 'Bar do Zé',
    second: other(random, place, 'Bar do Zeca', between(random, 40, 300)),
    needed: doorAndPhone,
  }),
  'one partner in common': (random, place) => {
    const [one = '', two = '', three = ''] = families.slice(between(random, 0, families.length - 3))
    return { first: `${one} & ${two} Advogados`, second: other(random, place, `${one} & ${three} Advogados`) }
  },
  'doctors of one family': (random, place) => {
    const family = pick(random, families)
    return {
      first: `Dr. José ${family} Ortopedista`,
      second: other(random, place, `Dra. Paula ${family} Ortopedista`, 0, true),
    }
  },
  'branches in two neighborhoods': (random, place) => ({
    second: { ...branchOf(random, place), site: place.site },
    needed: doorAndPhone,
  }),
  'branches in neighbouring streets': (random, place) => ({
    second: { ...branchOf(random, place), ...moved(place, 300), neighborhood: place.neighborhood },
    needed: doorAndPhone,
  }),
  'successor at the door': (random, place) => ({
    second: other(
      random,
      place,
      `${place.trade.word} ${pick(
        random,
        words.filter((word) => !place.name.includes(word)),
      )}`,
    ),
    needed: doorAndPhone,
  }),
}

/** Two records of two establishments. */
export function othersOfSources(random: Random, kind: string): [MatchRecord, MatchRecord] {
  const place = randomPlace(random)
  const make = otherKinds[kind]
  if (!make) throw new Error(`No kind ${kind}`)
  const { first, second, needed = door } = make(random, place)
  return writtenPair(random, { ...place, name: first ?? place.name }, second, needed)
}
