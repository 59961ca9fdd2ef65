import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type CatalogueIds,
  insertBusiness,
  insertCatalogue,
  raiseVersion,
} from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { raiseVersion as raiseAfterWrite } from '../database/catalogue-version.ts'
import { createPool } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'
import type { Filter } from '../search/filter.ts'
import { NamesInMemory } from './names.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let ids: CatalogueIds
let names: NamesInMemory
let engine: SearchEngine
let plain: SearchEngine

const words = [
  'Padaria',
  'Pão',
  'São José',
  'Ação',
  'Casa',
  'da',
  'Massa 100%',
  'Ção',
  '_',
  'Café & Cia',
  '😀',
]
const businessName = (index: number) =>
  [words[index % 11], words[(index * 7) % 11], words[(index * 3 + 1) % 11], index % 4 ? index : '']
    .join(' ')
    .trim()

const place = { city: 'taubate', neighborhood: 'centro' }

beforeAll(async () => {
  ids = await insertCatalogue(database.pool, {
    cities: { taubate: ['centro', 'estiva'], lorena: ['centro'] },
    categories: { comida: [], saude: [] },
    businesses: Array.from({ length: 300 }, (_, index) => ({
      name: `${businessName(index)} ${index}`,
      city: index % 3 ? 'taubate' : 'lorena',
      neighborhood: 'centro',
      categories: index % 2 ? ['comida'] : ['saude'],
      createdAt: `2026-01-${String((index % 28) + 1).padStart(2, '0')} 12:00:00.000`,
      ...(index % 5 && { position: [-23 - index / 3000, -45.5] as const }),
    })),
  })
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
})
beforeEach(async () => {
  names = new NamesInMemory(pool)
  engine = createSearchEngine({ pool, secret: 'secret', names })
  plain = createSearchEngine({ pool: database.pool, secret: 'secret' })
  await names.load()
  statements.length = 0
})
afterAll(() => pool?.end())

const looked = () => statements.filter((text) => text.includes('LIKE'))

async function foundIds(search: SearchEngine, filter: Filter, order: 'NEWEST' | 'RANDOM') {
  const { items, pagination } = await search.search({
    filter,
    order,
    page: 1,
    perPage: 100,
    seed: 'seed',
    visitor: '',
  })
  return { ids: items.map(({ id }) => id), total: pagination.total }
}

/** What the names in memory find, after a comparison with what the database finds. */
async function find(filter: Filter) {
  for (const order of ['NEWEST', 'RANDOM'] as const)
    expect(await foundIds(engine, filter, order), `${JSON.stringify(filter)} ${order}`).toEqual(
      await foundIds(plain, filter, order),
    )
  return foundIds(engine, filter, 'RANDOM')
}

describe('names in memory find what the database finds', () => {
  const parts = [
    'a',
    'pao',
    'ção',
    'adar',
    '100%',
    '%',
    '_',
    'p_o',
    '&',
    '😀',
    'da casa',
    'sao jose 1',
    '9 9',
    'zzz',
    '\\',
    "'",
    '299',
    ' ',
  ]
  it.each(parts)('by %j, whatever the other filters', async (name) => {
    await find({ name })
    await find({ name, city: 'taubate' })
    await find({ name, city: 'lorena', category: 'comida' })
    await find({ name, neighborhood: 'estiva' })
    await find({ name, near: { latitude: -23.05, longitude: -45.5, km: 3 } })
  })

  it('by two hundred parts of names, without asking the database for one', async () => {
    let total = 0
    for (let index = 0; index < 200; index += 1) {
      const text = `${businessName(index)} ${index}`
      const part = [...text].slice(index % 7, (index % 7) + 1 + (index % 6)).join('')
      total += (await find({ name: part })).total
    }
    expect(total).toBeGreaterThan(1000)
    expect(looked()).toEqual([])
  })
})

describe('a change of names', () => {
  const titles = async () => (await find({ name: 'nova' })).total

  it('is followed through every kind of write, without reading all names again', async () => {
    const viewer = { id: 1, role: 'admin' } as const
    await database.prisma.user.createMany({
      data: [{ id: 1, name: 'x', email: 'x@x.test', phone: '12999990000', passwordHash: 'x', role: 'admin' }],
    })
    const ask = async (document: string) => {
      const { data, errors } = await query({ ...database, search: engine }, document, { viewer })
      expect(errors).toBeUndefined()
      return data as Record<string, { id: string }>
    }
    expect(await titles()).toBe(0)
    const { createBusiness } =
      await ask(`mutation { createBusiness(input: { name: "Pão Nova", description: "<p>x</p>",
      phone: "12999990000", categoryIds: ["1"], subcategoryIds: [],
      address: { cityId: "${ids.cities.get('taubate')}", neighborhoodId: "${ids.neighborhoods.get('taubate/centro')}" } }) { id } }`)
    expect(await titles()).toBe(1)
    const id = createBusiness?.id
    await ask(`mutation { updateBusiness(id: "${id}", input: { name: "Pão Velho" }) { id } }`)
    expect(await titles()).toBe(0)
    await ask(`mutation { updateBusiness(id: "${id}", input: { name: "Outra Nova" }) { id } }`)
    expect(await titles()).toBe(1)
    await ask(
      `mutation { updateCity(id: "${ids.cities.get('lorena')}", input: { name: "Lorena Nova" }) { id } }`,
    )
    expect(await titles()).toBe(1)
    await ask(`mutation { deleteBusiness(id: "${id}") }`)
    expect(await titles()).toBe(0)
    const entry = await database.prisma.auditEntry.findFirstOrThrow({ where: { action: 'delete' } })
    await ask(`mutation { restoreDeletion(auditEntryId: "${entry.id}") { id } }`)
    expect(await titles()).toBe(1)
    await ask(`mutation { deleteBusinesses(ids: ["${id}"]) }`)
    expect(await titles()).toBe(0)
    expect(looked()).toEqual([])
    expect(statements.filter((text) => text.includes('SELECT id, search_name'))).toEqual([])
  })

  it('by another program has all names read again, and is found before that ends', async () => {
    await find({ name: 'nova' })
    await insertBusiness(database.pool, ids, { ...place, name: 'Nova' })
    await raiseVersion(database.pool)
    expect(await titles()).toBe(1)
    await names.load()
    statements.length = 0
    engine = createSearchEngine({ pool, secret: 'secret', names })
    expect(await titles()).toBe(1)
    expect(looked()).toEqual([])
  })

  it('between two that are known is not missed', async () => {
    await find({ name: 'outra' })
    const raise = () => inTransaction(database.prisma, (transaction) => raiseAfterWrite(transaction, []))
    await raise()
    await insertBusiness(database.pool, ids, { ...place, name: 'Ainda outra' })
    await raiseVersion(database.pool)
    await raise()
    expect((await find({ name: 'ainda' })).total).toBe(1)
  })

  it('is not missed when the database is restored to an older state', async () => {
    await find({ name: 'nova' })
    await database.pool.query('UPDATE catalogue_version SET version = version - 1 WHERE id = 1')
    await insertBusiness(database.pool, ids, { ...place, name: 'Nova restaurada' })
    expect((await find({ name: 'restaurada' })).total).toBe(1)
  })
})
