import { expect, it } from 'vitest'
import { defaultAttributes } from '../../../../schema/attributes/default-set.ts'
import type { Feature } from '../read/features.ts'
import { readPlace, type SourcePlace } from '../read/place.ts'
import map from './attributes.json' with { type: 'json' }
import { checkAnswers, type SourceAttribute } from './attributes.ts'

const attributes = new Map(
  defaultAttributes.map(({ slug, name, kind = 'YES_NO', options = [] }, index): [string, SourceAttribute] => [
    slug,
    { id: index + 1, name, kind, options, categoryIds: new Set() },
  ]),
)

it('every answer of the map is one that its attribute of the default set allows', () => {
  for (const answers of Object.values<Record<string, string>>(map)) {
    const sent = Object.entries(answers).map(([slug, value]) => [slug, value === '*' ? 'a.com.br' : value])
    const { valid, problems } = checkAnswers(Object.fromEntries(sent), attributes)
    expect([valid.length, problems]).toEqual([sent.length, []])
  }
})

const answersOf = (feature: Feature) => (readPlace(feature) as SourcePlace).answers
const tagged = (tags: object) =>
  answersOf({ id: 'node/1', properties: { amenity: 'restaurant', name: 'Cantina', ...tags } })

it.each([
  [
    { wheelchair: 'yes', 'toilets:wheelchair': 'no' },
    { 'entrada-sem-degraus': 'yes', 'banheiro-acessivel': 'no' },
  ],
  [{ wheelchair: 'limited', outdoor_seating: 'unknown' }, {}],
  [{ internet_access: 'wlan', 'internet_access:fee': 'no' }, { 'wi-fi-gratis': 'yes' }],
  [{ internet_access: 'wlan' }, {}],
  [{ cuisine: 'pizza;italian;japanese' }, { 'tipo-de-cozinha': 'italiana' }],
  [{ 'website:menu': 'https://a.com.br/menu' }, { cardapio: 'https://a.com.br/menu' }],
  [
    { takeaway: 'only', delivery: 7 },
    { 'retirada-no-local': 'yes', 'forma-de-servir': 'para-viagem' },
  ],
])('tags %j of OpenStreetMap are the answers %j', (tags, expected) => {
  expect(tagged(tags)).toEqual(expected)
})

it('categories of Overture Maps are answers, the first before others', () => {
  const categories = { primary: 'pizza_restaurant', alternate: ['italian_restaurant', 'sushi_restaurant'] }
  expect(answersOf({ id: 'a', properties: { names: { primary: 'Cantina' }, categories } })).toEqual({
    'tipo-de-cozinha': 'italiana',
  })
})

it('an answer that its attribute does not allow is named, and one without an attribute left out', () => {
  expect(
    checkAnswers({ cardapio: 'javascript:1', 'aceita-pix': 'yes', nada: 'yes' }, attributes),
  ).toMatchObject({
    valid: [{ value: 'yes', attribute: { name: 'Aceita Pix' } }],
    problems: [expect.stringContaining('Cardápio: ')],
  })
})
