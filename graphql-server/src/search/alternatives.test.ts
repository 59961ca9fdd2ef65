import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let engine: SearchEngine

beforeAll(async () => {
  const cities = {
    taubate: ['centro', 'estiva'],
    cacapava: ['centro'],
    lorena: ['centro'],
    vazia: ['centro'],
  }
  const categories = { comida: ['pizzaria', 'lanches', '-antiga'], saude: ['dentista'], lazer: [] }
  const businesses = Array.from({ length: 60 }, (_, index) => ({
    name: `Casa ${index}`,
    city: ['taubate', 'taubate', 'cacapava', 'lorena'][index % 4] ?? '',
    neighborhood: index % 8 === 0 ? 'estiva' : 'centro',
    categories: index % 3 === 0 ? ['comida', 'saude'] : index % 3 === 1 ? ['comida'] : ['saude'],
    subcategories: index % 5 === 0 ? ['pizzaria', 'antiga'] : ['lanches', 'dentista'],
  }))
  await insertCatalogue(database.pool, { cities, categories, businesses })
  await database.pool.query("UPDATE cities SET active = FALSE WHERE slug = 'lorena'")
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
})
beforeEach(() => {
  engine = createSearchEngine({ pool, secret: 'secret' })
})
afterAll(() => pool?.end())

async function ask<Data>(document: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await query({ prisma: database.prisma, search: engine }, document, {
    variables: { ...variables },
  })
  expect(errors).toBeUndefined()
  return data as Data
}

const searchTotal = async (filter: object) =>
  (await engine.search({ filter, order: 'NEWEST', page: 1, perPage: 1, visitor: '' })).pagination.total

describe('the alternatives of a search', () => {
  const alternatives = async (filter: object) =>
    (
      await ask<{ searchAlternatives: { without: string; total: number }[] }>(
        'query ($filter: BusinessFilter!) { searchAlternatives(filter: $filter) { without total } }',
        { filter },
      )
    ).searchAlternatives

  it('say what it finds without each of its filters', async () => {
    const filter = {
      name: 'casa',
      city: 'taubate',
      neighborhood: 'estiva',
      category: 'saude',
      subcategory: 'dentista',
      near: { latitude: -23, longitude: -45.5, km: 1 },
    }
    const found = await alternatives(filter)
    expect(found.map(({ without }) => without)).toEqual([
      'NAME',
      'NEAR',
      'NEIGHBORHOOD',
      'SUBCATEGORY',
      'CATEGORY',
      'CITY',
    ])
    for (const { without, total } of found)
      expect(total).toBe(await searchTotal({ ...filter, [without.toLowerCase()]: null }))
    expect(found.find(({ without }) => without === 'NEAR')?.total).toBeGreaterThan(0)
  })

  it('are none without filters; an unknown city is one to leave out', async () => {
    expect(await alternatives({ name: '', city: null })).toEqual([])
    const all = await searchTotal({})
    expect(await alternatives({ city: 'atlantida' })).toEqual([{ without: 'CITY', total: all }])
  })

  it('are counted by the lists that searches keep', async () => {
    const filter = { city: 'taubate', category: 'comida' }
    await alternatives(filter)
    statements.length = 0
    await alternatives(filter)
    expect(statements).toEqual([expect.stringContaining('SELECT version FROM catalogue_version')])
    await searchTotal({ city: 'taubate' })
    expect(statements.filter((text) => text.includes('b.city_id ='))).toHaveLength(1)
  })
})
