import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue, raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'
import { createSuggestions, type Suggestions } from './suggest.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let engine: SearchEngine
let suggestions: Suggestions

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
    subcategories: index % 3 === 2 ? ['dentista'] : index % 5 === 0 ? ['pizzaria', 'antiga'] : ['lanches'],
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
  suggestions = createSuggestions(pool, engine)
})
afterAll(() => pool?.end())

async function ask<Data>(document: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await query({ prisma: database.prisma, search: engine, suggestions }, document, {
    variables: { ...variables },
  })
  expect(errors).toBeUndefined()
  return data as Data
}

interface Overview {
  total: number
  city: { slug: string }
  category: { slug: string } | null
  neighborhoods: { neighborhood: { slug: string }; total: number }[]
  categories: { category: { slug: string }; total: number }[]
  subcategories: { subcategory: { slug: string }; total: number }[]
  cities: { city: { slug: string }; total: number }[]
}

const document = `query Overview($city: String!, $category: String) {
  cityOverview(city: $city, category: $category) {
    total city { slug } category { slug }
    neighborhoods { neighborhood { slug } total }
    categories { category { slug } total }
    subcategories { subcategory { slug } total }
    cities { city { slug } total }
  }
}`
const overview = async (city: string, category?: string) =>
  (await ask<{ cityOverview: Overview | null }>(document, { city, category })).cityOverview

const searchTotal = async (filter: object) =>
  (await engine.search({ filter, order: 'NEWEST', page: 1, perPage: 1, visitor: '' })).pagination.total

describe('the overview of a city', () => {
  it.each<[string, string?]>([
    ['taubate'],
    ['taubate', 'comida'],
    ['cacapava', 'saude'],
    ['lorena', 'comida'],
  ])('of %s %s counts what the same searches find', async (city, category) => {
    const found = await overview(city, category)
    const common = category ? { category } : {}
    expect(found).toMatchObject({ city: { slug: city }, category: category ? { slug: category } : null })
    expect(found?.total).toBe(await searchTotal({ city, ...common }))
    for (const { neighborhood, total } of found?.neighborhoods ?? [])
      expect(total).toBe(await searchTotal({ city, ...common, neighborhood: neighborhood.slug }))
    for (const { category: each, total } of found?.categories ?? [])
      expect(total).toBe(await searchTotal({ city, category: each.slug }))
    for (const { subcategory, total } of found?.subcategories ?? [])
      expect(total).toBe(await searchTotal({ city, ...common, subcategory: subcategory.slug }))
    for (const sibling of found?.cities ?? [])
      expect(sibling.total).toBe(await searchTotal({ city: sibling.city.slug, ...common }))
  })

  it('lists what has any, most first: no inactive subcategory, no inactive city, never itself', async () => {
    const found = await overview('taubate', 'comida')
    expect(found?.neighborhoods.map(({ neighborhood }) => neighborhood.slug)).toEqual(['centro', 'estiva'])
    expect(found?.subcategories.map(({ subcategory }) => subcategory.slug)).toEqual(['lanches', 'pizzaria'])
    expect(found?.cities.map(({ city }) => city.slug)).toEqual(['cacapava'])
    expect((await overview('taubate'))?.subcategories).toEqual([])
    const sorted = found?.categories.map(({ total }) => total) ?? []
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
  })

  it.each<[string, string?]>([['atlantida'], ['vazia'], ['taubate', 'atlantida'], ['']])(
    'of %s %s is none',
    async (city, category) => {
      expect(await overview(city, category)).toBeNull()
    },
  )

  it('of a category that the city does not have counts nothing, and leads to the others', async () => {
    expect(await overview('taubate', 'lazer')).toMatchObject({ total: 0, categories: [{}, {}], cities: [] })
  })

  it('costs no statement but one for the version once the catalogue is counted', async () => {
    await overview('taubate', 'comida')
    statements.length = 0
    await overview('lorena', 'saude')
    expect(statements).toEqual([expect.stringContaining('SELECT version FROM catalogue_version')])
  })

  it('is never older than the catalogue', async () => {
    const before = await overview('cacapava')
    await database.prisma.business.deleteMany({ where: { name: 'Casa 2' } })
    await raiseVersion(database.pool)
    expect((await overview('cacapava'))?.total).toBe((before?.total ?? 0) - 1)
  })
})
