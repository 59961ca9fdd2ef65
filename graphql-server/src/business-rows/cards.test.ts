import { GraphQLList, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { schema } from '../schema.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let engine: SearchEngine
let all: number[]

beforeAll(async () => {
  await insertBusinesses(database.pool, 250)
  const rows = await database.pool.query<{ id: number }[]>('SELECT id FROM businesses ORDER BY name')
  all = rows.map(({ id }) => id)
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
  engine = createSearchEngine({ pool, secret: 'secret' })
  await engine.latest(1)
})
beforeEach(() => {
  statements.length = 0
})
afterAll(() => pool?.end())

it('cards by id come in the order of the ids, a hundred in a statement', async () => {
  const cards = await engine.cards(all)
  expect(cards.map(({ id }) => id)).toEqual(all)
  expect(cards[0]).toMatchObject({
    city: { name: expect.any(String) },
    categories: expect.arrayContaining([expect.anything()]),
  })
  expect(statements).toHaveLength(3)
})

it('no id costs no statement', async () => {
  expect(await engine.cards([])).toEqual([])
  expect(statements).toHaveLength(0)
})

it('an establishment that is gone is left out, and what is kept stays kept', async () => {
  const found = await engine.cards([...all.slice(0, 2), 999_999, ...all.slice(2, 4)])
  expect(found.map(({ id }) => id)).toEqual(all.slice(0, 4))
  expect(statements).toHaveLength(1)
})

it('a card leads to the whole establishment, and says so when that has gone since', async () => {
  const type = new GraphQLList(schema.getType('BusinessCard') as GraphQLObjectType)
  const cards = { type, resolve: () => [{ id: all[0] }, { id: 999_999 }] }
  const around = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { cards } }) })
  const { data, errors } = await query(database, '{ cards { business { id } } }', { schema: around })
  expect(data).toEqual({ cards: [{ business: { id: String(all[0]) } }, null] })
  expect(errors).toMatchObject([
    {
      path: ['cards', 1, 'business'],
      message: 'Estabelecimento não encontrado',
      extensions: { code: 'NOT_FOUND' },
    },
  ])
})
