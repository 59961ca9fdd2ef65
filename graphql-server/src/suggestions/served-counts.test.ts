import { beforeAll, describe, expect, it } from 'vitest'
import { type BusinessRow, insertCatalogue, raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'
import { createSuggestions, type Suggestions } from './suggest.ts'

const database = useDatabase()
let engine: SearchEngine
let suggestions: Suggestions

const cities = { taubate: ['centro', 'bonfim'], lorena: ['centro'], cunha: ['campos'] }
const categories = { limpeza: ['diaristas'], comida: ['padarias'] }

/** Where each is, and what it serves: `*` is the whole region. */
const served: [home: string, serves: string[], isHidden?: boolean][] = [
  ['taubate/centro', []],
  ['taubate/centro', ['taubate']],
  ['taubate/centro', ['taubate'], true],
  ['taubate/bonfim', ['taubate/centro', 'lorena']],
  ['lorena/centro', ['taubate/centro', 'taubate/bonfim']],
  ['lorena/centro', ['taubate', 'taubate/centro']],
  ['lorena/centro', ['*']],
  ['taubate/bonfim', ['*'], true],
  ['taubate/centro', ['taubate/centro'], true],
]

beforeAll(async () => {
  const businesses = served.map(([home], at): BusinessRow => {
    const [city = '', neighborhood = ''] = home.split('/')
    const isCleaner = at % 3 > 0
    return {
      name: `Casa ${at}`,
      city,
      neighborhood,
      categories: [isCleaner ? 'limpeza' : 'comida'],
      subcategories: [isCleaner ? 'diaristas' : 'padarias'],
    }
  })
  const ids = await insertCatalogue(database.pool, { cities, categories, businesses })
  for (const [at, [, places, isHidden]] of served.entries()) {
    const name = `Casa ${at}`
    if (isHidden) await database.pool.query('UPDATE businesses SET address_hidden = 1 WHERE name = ?', [name])
    for (const [position, place] of places.entries()) {
      if (place === '*') {
        await database.pool.query('UPDATE businesses SET serves_region = 1 WHERE name = ?', [name])
        continue
      }
      const city = ids.cities.get(place.split('/')[0] ?? '') ?? 0
      await database.pool.query(
        `INSERT INTO business_areas (business_id, position, city_id, neighborhood_id)
          SELECT id, ?, ?, ? FROM businesses WHERE name = ?`,
        [position, city, ids.neighborhoods.get(place) ?? null, name],
      )
    }
  }
  await raiseVersion(database.pool)
  engine = createSearchEngine({ pool: database.pool, secret: 'secret' })
  suggestions = createSuggestions(database.pool, engine)
})

const found = async (filter: object) =>
  (await engine.search({ filter, order: 'NEWEST', page: 1, perPage: 1, visitor: '' })).pagination.total

describe('a suggestion with a place', () => {
  it.each([
    'taubate',
    'lorena',
    'cunha',
    'centro taubate',
    'bonfim taubate',
    'centro lorena',
    'campos cunha',
    'diaristas taubate',
    'diaristas cunha',
    'limpeza lorena',
    'padarias bonfim taubate',
    'diaristas centro taubate',
    'diaristas campos cunha',
  ])('counts what its search finds: %s', async (text) => {
    const [first] = await suggestions.suggest({ text, seed: 'a', visitor: '' })
    expect(first?.isExact).toBe(true)
    expect(first?.count).toBe(await found(first?.filter ?? {}))
    expect(first?.count).toBeGreaterThan(0)
  })

  it('is offered where none is and some serve it', async () => {
    const [first] = await suggestions.suggest({ text: 'diarista cunha', seed: 'a', visitor: '' })
    expect(first).toMatchObject({ label: 'Diaristas em Cunha', filter: { city: 'cunha' } })
  })
})

describe('a page of a place', () => {
  const there = async (city: string, category?: string) =>
    (await suggestions.cityOverview({ city, category }))?.total ?? 0

  it.each([
    ['taubate', undefined],
    ['lorena', undefined],
    ['taubate', 'limpeza'],
    ['lorena', 'comida'],
  ])('of %s %s counts who is there alone', async (city, category) => {
    const filter = { city, ...(category && { category }) }
    expect(await there(city, category)).toBe(await found({ ...filter, onlyThere: true }))
    expect(await there(city, category)).toBeLessThan(await found(filter))
  })

  it('is none for a city that is served and in which none is', async () => {
    expect(await found({ city: 'cunha' })).toBeGreaterThan(0)
    expect(await suggestions.cityOverview({ city: 'cunha' })).toBeNull()
  })
})
