import type { Pool } from 'mariadb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine } from './engine.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
const search = () => createSearchEngine({ pool, secret: 'secret' })

beforeAll(async () => {
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { comida: [] },
    businesses: Array.from({ length: 12 }, (_, index) => ({
      name: `Padaria ${index}`,
      city: 'taubate',
      neighborhood: 'centro',
      categories: ['comida'],
    })),
  })
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
})
afterAll(() => pool?.end())

function ask(document: string, variables?: Record<string, unknown>, engine = search()) {
  return query({ prisma: database.prisma, search: engine }, document, variables && { variables })
}

const page = `query Page($filter: BusinessFilter, $order: BusinessOrder! = RANDOM, $page: Int! = 1, $perPage: Int! = 9, $seed: String) {
  searchBusinesses(filter: $filter, order: $order, page: $page, perPage: $perPage, seed: $seed) {
    items { slug city { slug active } neighborhood { slug } categories { slug } createdAt cover { id } }
    pagination { page perPage total totalPages seed }
  }
}`

it('a page goes on where the one before ended, under the seed that came back', async () => {
  const first = (await ask(page)).data?.searchBusinesses
  expect(first).toMatchObject({ pagination: { page: 1, perPage: 9, total: 12, totalPages: 2 } })
  const { items, pagination } = first as { items: { slug: string }[]; pagination: { seed: string } }
  expect(items[0]).toMatchObject({
    city: { slug: 'taubate', active: true },
    neighborhood: { slug: 'centro' },
    categories: [{ slug: 'comida' }],
    createdAt: '2026-01-01T12:00:00.000Z',
    cover: null,
  })
  const second = (await ask(page, { page: 2, seed: pagination.seed })).data?.searchBusinesses
  const rest = (second as { items: { slug: string }[] }).items
  expect(new Set([...items, ...rest].map(({ slug }) => slug)).size).toBe(12)
})

it('a page with names of places and categories costs one statement', async () => {
  const engine = search()
  await ask(page, {}, engine)
  statements.length = 0
  const { errors } = await ask(page, {}, engine)
  expect(errors).toBeUndefined()
  expect(statements).toHaveLength(1)
})

it('the latest, the related and the whole establishment behind a card', async () => {
  const { data, errors } = await ask(`{
    latestBusinesses { slug business { phone address { street } } }
    relatedBusinesses(slug: "padaria-3", limit: 100) { slug }
  }`)
  expect(errors).toBeUndefined()
  expect(data?.latestBusinesses).toHaveLength(8)
  expect(data?.latestBusinesses).toContainEqual({
    slug: 'padaria-11',
    business: { phone: '12999990000', address: { street: null } },
  })
  expect(data?.relatedBusinesses).toHaveLength(11)
  expect(data?.relatedBusinesses).not.toContainEqual({ slug: 'padaria-3' })
})

describe('is refused, naming the field', () => {
  it.each<[Record<string, unknown>, string, string?]>([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ perPage: 0 }, 'perPage'],
    [{ perPage: 101 }, 'perPage'],
    [{ perPage: 2 ** 31 - 1 }, 'perPage'],
    [{ seed: '' }, 'seed'],
    [{ seed: 'x'.repeat(65) }, 'seed'],
    [{ filter: { name: 'x'.repeat(161) } }, 'filter.name'],
    [{ filter: { name: 'a '.repeat(21) } }, 'filter.name'],
    [{ filter: { city: 'x'.repeat(181) } }, 'filter.city', 'cidade'],
    [{ filter: { subcategory: 'x'.repeat(181) } }, 'filter.subcategory', 'subcategoria'],
  ])('a search with %j', async (variables, field, name = field.replace('filter.', '')) => {
    const { errors } = await ask(page, variables)
    const message = expect.stringContaining(name)
    expect(errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } } },
    ])
  })

  it.each([
    'latestBusinesses(limit: 0)',
    'latestBusinesses(limit: 101)',
    'relatedBusinesses(slug: "x", limit: -5)',
  ])('%s', async (field) => {
    const { errors } = await ask(`{ ${field} { slug } }`)
    const message = expect.stringContaining('limit')
    expect(errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', fields: { limit: message } } },
    ])
  })
})

it('the bounds themselves are allowed', async () => {
  const filter = { name: 'a '.repeat(20), city: 'x'.repeat(180) }
  expect(
    (await ask(page, { perPage: 100, page: 2 ** 31 - 1, seed: 'x'.repeat(64), filter })).errors,
  ).toBeUndefined()
  expect((await ask(page, { perPage: 1 })).data?.searchBusinesses).toMatchObject({
    pagination: { totalPages: 12 },
  })
})

it('a hundred whole cards are within the cost of one operation, several such pages are not', async () => {
  const fields =
    'id slug name excerpt phone whatsapp createdAt city { id name slug } neighborhood { id name slug } categories { id name slug }'
  const list = `searchBusinesses(perPage: 100) { items { ${fields} } }`
  expect((await ask(`{ ${list} }`)).errors).toBeUndefined()
  const many = await ask(`{ ${Array.from({ length: 10 }, (_, index) => `a${index}: ${list}`).join(' ')} }`)
  expect(many.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

it('full establishments of a page are read by one statement, and no cards before them', async () => {
  const engine = search()
  const full = `query { searchBusinesses(order: RANDOM, seed: "seed") { items { business { ...Full } } } }
    fragment Full on Business { slug description categories { slug } subcategories { slug } photos { id } }`
  await ask(full, undefined, engine)
  statements.length = 0
  const { data, errors } = await ask(full, undefined, engine)
  expect(errors).toBeUndefined()
  const found = data?.searchBusinesses as { items: object[] }
  expect(found.items).toHaveLength(9)
  expect(found.items[0]).toMatchObject({
    business: { description: '<p>Texto</p>', categories: [{ slug: 'comida' }] },
  })
  expect(statements).toHaveLength(1)
})
