import { describe, expect, it } from 'vitest'
import { findMatches, findPairs } from '../../test/find-pairs.ts'
import { texts } from '../messages/texts.ts'
import { compareFeatures, featuresOf } from './compare.ts'
import { maxGroup, pairsOf } from './groups.ts'
import { searchPairs } from './pairs.ts'
import { type MatchRecord, reportedScore } from './record.ts'

const place = { city: 'Taubaté', neighborhood: 'Centro', street: 'Rua Marechal Deodoro', number: '120' }
const pizzeria: MatchRecord = { id: '1', name: 'Pizzaria Bella Napoli', phone: '1236311055', ...place }
const compareRecords = (one: MatchRecord, other: MatchRecord) =>
  compareFeatures(featuresOf(one), featuresOf(other))
const ids = (records: MatchRecord[]) => findPairs(records).map(({ one, other }) => [one.id, other.id])

describe('two records', () => {
  it('of one reference are one establishment, whatever else they have', () => {
    const one = { id: '1', name: 'A Casa', reference: 'osm 5' }
    const other = { id: '2', name: 'Outra Coisa', reference: 'osm 5' }
    expect(findPairs([one, other])).toMatchObject([{ score: 100, reasons: ['SAME_REFERENCE'] }])
  })

  it('have their reasons in Portuguese', () => {
    const other = { ...pizzeria, name: 'Bella Napoli Pizzas Ltda', phone: '1236319999' }
    const { score, reasons } = compareRecords(pizzeria, other)
    expect(score).toBeGreaterThanOrEqual(reportedScore)
    expect(reasons.map((reason) => texts.matchReasons[reason])).toEqual([
      'Mesmo nome',
      'Mas os telefones são diferentes',
      'Mesmo endereço',
    ])
  })

  it('of one mail address do not have one site too', () => {
    const email = 'contato@bellanapoli.com.br'
    const { reasons } = compareRecords({ ...pizzeria, email }, { ...pizzeria, email })
    expect(reasons).toEqual(['SAME_NAME', 'SAME_PHONE', 'SAME_EMAIL', 'SAME_ADDRESS'])
  })

  it('are compared alike in both orders', () => {
    const other = { ...pizzeria, id: '2', name: 'Bella Napolli', number: '132', phone: null }
    expect(compareRecords(pizzeria, other)).toEqual(compareRecords(other, pizzeria))
  })

  it.each([
    ['other names at one phone', { name: 'Hotel Serra Azul', street: 'Rua Sete', number: '9' }],
    ['another number in the name', { name: 'Pizzaria Bella Napoli 2' }],
    ['another trade with the same phone', { name: 'Lavanderia Bella Napoli', number: '900' }],
  ])('with %s are two establishments', (_, changes) => {
    expect(compareRecords(pizzeria, { ...pizzeria, id: '2', ...changes }).score).toBeLessThan(reportedScore)
  })
})

describe('contacts of many', () => {
  const words = 'Sabiá Cristal Girassol Horizonte Vitória Napoli Europa Tamoio Manacá Diamante'.split(' ')
  const names = words.flatMap((word, index) => words.slice(index + 1).map((other) => `Loja ${word} ${other}`))
  const contacts = { phone: '1236321000', site: 'https://www.centrodecompras.com.br' }
  const shops = names.map((name, index) => ({
    ...contacts,
    ...place,
    id: name,
    name,
    number: String(100 + index),
  }))

  it('make no pairs of a shopping centre', () => {
    expect(findPairs(shops)).toEqual([])
  })

  it('are compared in groups of a bounded size', () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({
      ...contacts,
      ...place,
      id: String(index),
      name: `Rede Aurora${index % 2 ? '' : ' Ltda'}`,
    }))
    const features = records.map(featuresOf)
    const indices = records.map((_, index) => index)
    const pairs = [...pairsOf(indices, (index) => features[index] ?? featuresOf(pizzeria))]
    expect(pairs.length).toBeLessThanOrEqual(maxGroup * maxGroup)
  })

  it('at a platform of profiles are none', () => {
    const profile = (id: string, site: string) => ({ id, name: 'Ateliê da Nina', city: 'Taubaté', site })
    const found = (one: string, other: string) => ids([profile('1', one), profile('2', other)])
    expect(found('https://linktr.ee/nina', 'https://linktr.ee/outra')).toEqual([])
    expect(found('https://www.instagram.com/nina/', 'instagram.com/nina?igsh=1')).toEqual([['1', '2']])
  })
})

describe('pairs are found', () => {
  it.each([
    ['phone and WhatsApp', { phone: null, whatsapp: '(12) 3631-1055', neighborhood: null, street: null }],
    [
      'name within 300 m, in another neighborhood',
      { phone: null, neighborhood: 'Vila Nova', street: null, latitude: -23.0209, longitude: -45.55 },
    ],
    ['name in the neighborhood', { phone: null, name: 'Pizzas Bela Napoli' }],
  ])('by %s', (_, changes) => {
    const one = { ...pizzeria, latitude: -23.02, longitude: -45.55 }
    expect(ids([one, { ...one, latitude: null, longitude: null, id: '2', ...changes }])).toEqual([['1', '2']])
  })

  it('between an import and the catalogue only', () => {
    const twin = { ...pizzeria, id: '2' }
    const matches = findMatches([{ ...pizzeria, id: 'row 1' }], [pizzeria, twin])
    expect(matches.map(({ one, other }) => [one.id, other.id]).sort()).toEqual([
      ['row 1', '1'],
      ['row 1', '2'],
    ])
  })

  it('with pauses, so that other work can run', () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({
      ...pizzeria,
      id: String(index),
      name: `Bar ${index}`,
    }))
    expect([...searchPairs(records)].filter((pair) => pair === null).length).toBeGreaterThan(5)
  })
})
