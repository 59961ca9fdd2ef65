import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { accounts, insertWorld, type Role } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

/** Each hidden value, and how pages and APIs could write it: whole, rounded and encoded. */
const hidden = {
  street: ['Rua Guardada', 'Rua%20Guardada', 'Rua+Guardada', 'Guardada', 'guardada', 'R3VhcmRhZGE'],
  number: ['8714'],
  zipCode: ['12345987', '12345-987', '12345%2D987', '12.345-987'],
  latitude: ['-22.917', '-22,917', '-22.92', '-22.9\\b', '22.917', '-22%2E917'],
  longitude: ['-45.317', '-45,317', '-45.32', '-45.3\\b', '45.317', '-45%2E317'],
  neighborhood: ['Bairro Sigiloso', 'bairro-sigiloso', 'Sigiloso', 'sigiloso', 'U2lnaWxvc28'],
}

const all = Object.keys(hidden).sort()

const fieldsIn = (text: string) =>
  Object.entries(hidden)
    .filter(([, writings]) =>
      writings.some((writing) => new RegExp(writing.replace(/[.+]/g, '\\$&')).test(text)),
    )
    .map(([field]) => field)

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.neighborhood.create({
    data: { id: 9, cityId: 3, name: 'Bairro Sigiloso', slug: 'bairro-sigiloso' },
  })
  const data = {
    ownerId: accounts.owner,
    neighborhoodId: 9,
    ...{ street: 'Rua Guardada', number: '8714', zipCode: '12345987', latitude: -22.917, longitude: -45.317 },
  }
  await database.prisma.business.update({ where: { id: 2 }, data })
  await database.prisma.confirmation.create({
    data: { businessId: 2, topic: 'ADDRESS', confirmedOn: '2026-01-02', valueHash: 'a'.repeat(64) },
  })
  await raiseVersion(database.pool)
})

const whole = `id slug name description excerpt phone latitude longitude addressHidden confirmations { topic }
  areas { city { name } neighborhood { name } } address { street number zipCode city { name } neighborhood { id name slug } }`
const card =
  'id name excerpt street number distance addressHidden city { name } neighborhood { id name slug }'
const near = 'near: { latitude: -22.917, longitude: -45.317, km: 10 }'
const box = 'within: { south: -23, west: -46, north: -22, east: -45 }'

/** Public answers of GraphQL. */
const queries = [
  `{ business(slug: "padaria-da-serra") { ${whole} } }`,
  `{ searchBusinesses(filter: { name: "padaria" }) { items { ${card} business { ${whole} } } } }`,
  `{ searchBusinesses(filter: { ${near} }) { items { ${card} } pagination { total } } }`,
  `{ searchBusinesses(filter: { city: "bananal" }) { items { ${card} business { ${whole} } } } }`,
  `{ latestBusinesses { ${card} business { ${whole} } } }`,
  `{ relatedBusinesses(slug: "cantina-da-serra") { ${card} business { ${whole} } } }`,
  `{ businessPoints(filter: { ${box} }) { items { name latitude longitude } total } }`,
  '{ suggestions(text: "padaria da serra") { kind label slug } }',
  '{ business(id: 2) { address { neighborhood { city { name } businessCount } } } }',
]

const paths = [
  '/padaria-da-serra',
  '/padaria-da-serra/corrigir',
  '/padaria-da-serra/reivindicar',
  '/',
  '/explore?name=padaria',
  '/api/businesses/search?city=bananal',
  '/em/bananal',
  '/em/bananal/hoje',
  '/em/hoje',
  '/api/businesses/2',
  '/api/businesses/slug/padaria-da-serra',
  '/api/businesses/search?name=padaria',
  '/api/businesses/points',
  '/api/businesses/latest',
  '/sitemaps/profiles-1.xml',
  '/sitemaps/pages.xml',
]

/** Which public answers have which hidden fields. */
async function revealed(origin: string, as: Role): Promise<Record<string, string[]>> {
  const answers: Record<string, string> = {}
  for (const query of queries) {
    const { value, code } = await ask(origin, query, { as })
    expect(code, query).toBeUndefined()
    answers[query] = JSON.stringify(value)
  }
  for (const path of paths) answers[path] = await (await visit(`${origin}${path}`, { as })).text()
  const found = Object.entries(answers).map(([source, text]) => [source, fieldsIn(text)] as const)
  return Object.fromEntries(found.filter(([, fields]) => fields.length > 0))
}

const everyField = (found: Record<string, string[]>) => [...new Set(Object.values(found).flat())].sort()

const hide = `mutation { updateBusiness(id: 2, input: { addressHidden: true, areas: [{ cityId: 1 }] }) {
  addressHidden
} }`

it('no public answer has a hidden value, right after hiding, in either process, also after those who may read them', async () => {
  const [writer, other] = product.each.map(({ origin }) => origin) as [string, string]
  for (const origin of [writer, other]) expect(everyField(await revealed(origin, 'visitor'))).toEqual(all)
  expect((await ask(writer, hide, { as: 'admin' })).code).toBeUndefined()
  for (const origin of [other, writer]) {
    for (const role of ['visitor', 'user'] as const) expect(await revealed(origin, role)).toEqual({})
    for (const role of ['admin', 'owner'] as const)
      expect(everyField(await revealed(origin, role))).toEqual(all)
    expect(await revealed(origin, 'visitor')).toEqual({})
  }
})

it('no filter, count or proposal of a visitor depends on a hidden value', async () => {
  const [writer, other] = product.each.map(({ origin }) => origin) as [string, string]
  expect((await ask(writer, hide, { as: 'admin' })).code).toBeUndefined()
  const far = 'near: { latitude: -22.1, longitude: -45.9, km: 10 }'
  const elsewhere = 'within: { south: -21, west: -46, north: -20, east: -45 }'
  const pairs = [
    ['neighborhood: "bairro-sigiloso"', 'neighborhood: "agua-fria"'],
    ['city: "bananal", neighborhood: "9"', 'city: "bananal", neighborhood: "3"'],
    [
      'city: "bananal", neighborhood: "9", onlyThere: true',
      'city: "bananal", neighborhood: "3", onlyThere: true',
    ],
    [near, far],
    [box, elsewhere],
    ['name: "guardada"', 'name: "outra"'],
    ['name: "8714"', 'name: "8715"'],
  ] as const
  const documents = [
    (filter: string) =>
      `{ searchBusinesses(filter: { ${filter} }) { items { id } pagination { total serving } } }`,
    (filter: string) => `{ businessPoints(filter: { ${filter} }) { items { id } total unplaced } }`,
    (filter: string) =>
      `{ searchAlternatives(filter: { category: "alimentacao", ${filter} }) { without total } }`,
  ]
  for (const [right, wrong] of pairs)
    for (const write of documents)
      for (const origin of [other, writer]) {
        const [one, two] = [await ask(origin, write(right)), await ask(origin, write(wrong))]
        expect(one.code).toBeUndefined()
        expect(one.value, right).toEqual(two.value)
      }
  const counts = await ask(other, '{ neighborhood(id: 9) { businessCount } }')
  expect(counts.value).toEqual({ businessCount: 0 })
  const propose = (values: string) =>
    ask(
      other,
      `mutation { proposeCorrection(slug: "padaria-da-serra", input: { topics: [ADDRESS], values: { address: { ${values} } } }) { token } }`,
    )
  const [same, different] = [await propose('number: "8714"'), await propose('number: "1"')]
  expect({ ...same, headers: null }).toEqual({ ...different, headers: null })
  expect(same.code).toBe('BAD_USER_INPUT')
})
