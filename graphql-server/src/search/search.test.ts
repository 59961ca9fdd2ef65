import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueIds, insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine, type SearchRequest } from './engine.ts'
import type { Filter } from './filter.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let ids: CatalogueIds
let engine: SearchEngine

beforeAll(async () => {
  ids = await insertCatalogue(database.pool, {
    cities: { taubate: ['centro', 'estiva'], cacapava: ['centro'], vazia: [] },
    categories: { comida: ['pizzaria', 'lanches', '-antiga'], saude: ['dentista'] },
    businesses: [
      business('Padaria São José', 'taubate', 'centro', ['comida'], ['lanches'], 1),
      business('Pizzaria 100% Massa', 'taubate', 'estiva', ['comida'], ['pizzaria', 'lanches'], 2),
      business('Clínica do Pão', 'taubate', 'centro', ['saude', 'comida'], ['dentista', 'antiga'], 3),
      business('Pão & Cia', 'cacapava', 'centro', ['comida'], [], 4),
      business('Sem Categoria', 'cacapava', 'centro', [], [], 4),
    ],
  })
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
})
beforeEach(() => {
  engine = createSearchEngine({ pool, secret: 'secret', now: () => Date.parse('2026-11-20T15:00:00Z') })
})
afterAll(() => pool?.end())

function business(
  name: string,
  city: string,
  neighborhood: string,
  categories: string[],
  subcategories: string[],
  day: number,
) {
  return { name, city, neighborhood, categories, subcategories, createdAt: `2026-01-0${day} 12:00:00.000` }
}

function search(filter: Filter, more: Partial<SearchRequest> = {}) {
  return engine.search({ filter, order: 'NEWEST', page: 1, perPage: 9, visitor: 'somebody', ...more })
}

async function foundNames(filter: Filter) {
  const [newest, random] = [await search(filter), await search(filter, { order: 'RANDOM' })]
  const names = newest.items.map(({ name }) => name)
  expect(random.items.map(({ name }) => name).sort()).toEqual(names.toSorted())
  expect(newest.pagination.total).toBe(names.length)
  return names
}

const padaria = 'Padaria São José'
const pizzaria = 'Pizzaria 100% Massa'
const clinica = 'Clínica do Pão'
const paoECia = 'Pão & Cia'
const sem = 'Sem Categoria'

describe('a filter', () => {
  it.each<[Filter, string[]]>([
    [{}, [sem, paoECia, clinica, pizzaria, padaria]],
    [{ city: '', name: '  ', category: null }, [sem, paoECia, clinica, pizzaria, padaria]],
    [{ city: 'taubate' }, [clinica, pizzaria, padaria]],
    [{ city: '\u200btaubate\u00a0', name: '\u200b' }, [clinica, pizzaria, padaria]],
    [{ subcategory: 'piz\u00adzaria' }, [pizzaria]],
    [{ name: 'jo\u00adsé\u200b' }, [padaria]],
    [{ city: 'vazia' }, []],
    [{ neighborhood: 'centro' }, [sem, paoECia, clinica, padaria]],
    [{ neighborhood: 'centro', city: 'cacapava' }, [sem, paoECia]],
    [{ neighborhood: 'estiva', city: 'cacapava' }, []],
    [{ category: 'comida' }, [paoECia, clinica, pizzaria, padaria]],
    [{ category: 'comida', city: 'taubate', neighborhood: 'centro' }, [clinica, padaria]],
    [{ subcategory: 'lanches' }, [pizzaria, padaria]],
    [{ subcategory: 'dentista', category: 'comida' }, [clinica]],
    [{ subcategory: 'pizzaria', category: 'saude' }, []],
    [{ subcategory: 'antiga' }, []],
    [{ name: 'pao' }, [paoECia, clinica]],
    [{ name: 'DARIA jose' }, [padaria]],
    [{ name: 'pão &' }, [paoECia, clinica]],
    [{ name: '100%' }, [pizzaria]],
    [{ name: 'pao', city: 'taubate', category: 'saude' }, [clinica]],
    [{ name: '%' }, []],
    [{ name: '_' }, []],
    [{ name: 'p_o' }, [paoECia, clinica, padaria]],
    [{ name: 'p%o' }, [paoECia, clinica, padaria]],
    [{ name: 'pao\\' }, [paoECia, clinica]],
    [{ name: "pao' OR 1=1 -- " }, []],
    [{ city: 'atlantida' }, []],
    [{ category: 'atlantida', name: 'pao' }, []],
    [{ city: '999999' }, []],
    [{ city: '1e0' }, []],
  ])('%j finds %j', async (filter, names) => {
    expect(await foundNames(filter)).toEqual(names)
  })

  it('takes ids as well as slugs', async () => {
    const city = String(ids.cities.get('taubate'))
    const neighborhood = String(ids.neighborhoods.get('taubate/centro'))
    const category = String(ids.categories.get('saude'))
    const subcategory = String(ids.subcategories.get('dentista'))
    expect(await foundNames({ city, neighborhood, category, subcategory })).toEqual([clinica])
    expect(await foundNames({ neighborhood, city: 'cacapava' })).toEqual([])
  })
})

describe('a card', () => {
  it('says what lists show, its categories in the establishment’s own order', async () => {
    const { items } = await search({ name: 'clinica' })
    expect(items).toMatchObject([
      {
        id: ids.businesses.get('clinica-do-pao'),
        slug: 'clinica-do-pao',
        excerpt: 'Texto',
        phone: '12999990000',
        whatsapp: null,
        createdAt: new Date('2026-01-03T12:00:00Z'),
        city: { slug: 'taubate', active: true, isPopular: false },
        neighborhood: { slug: 'centro', cityId: ids.cities.get('taubate') },
        categories: [{ slug: 'saude' }, { slug: 'comida' }],
      },
    ])
  })

  it('may have no category', async () => {
    const { items } = await search({ name: 'sem' })
    expect(items).toMatchObject([{ name: sem, categories: [] }])
  })
})

describe('pages', () => {
  it.each(['NEWEST', 'RANDOM'] as const)(
    'in the order %s never repeat and never leave one out',
    async (order) => {
      const seen: string[] = []
      for (let page = 1; page <= 3; page += 1) {
        const { items, pagination } = await search({}, { order, seed: 'seed', page, perPage: 2 })
        expect(pagination).toMatchObject({ page, perPage: 2, total: 5, totalPages: 3 })
        seen.push(...items.map(({ slug }) => slug))
      }
      expect(seen).toHaveLength(5)
      expect(new Set(seen)).toEqual(new Set(ids.businesses.keys()))
    },
  )

  it.each([
    [{ city: 'vazia' }, { total: 0, totalPages: 0 }],
    [{ name: 'clinica' }, { total: 1, totalPages: 1 }],
    [{ city: 'taubate' }, { total: 3, totalPages: 1 }],
    [{ neighborhood: 'centro' }, { total: 4, totalPages: 2 }],
  ])('of %j count %j', async (filter, counts) => {
    expect((await search(filter, { perPage: 3 })).pagination).toMatchObject(counts)
  })

  it.each(['NEWEST', 'RANDOM'] as const)(
    'past the end in the order %s are empty and know the totals',
    async (order) => {
      const { items, pagination } = await search({}, { order, page: 2 ** 31 - 1, perPage: 100 })
      expect(items).toEqual([])
      expect(pagination).toMatchObject({ page: 2 ** 31 - 1, total: 5, totalPages: 1 })
    },
  )

  it('of a hundred are answered whole', async () => {
    expect((await search({}, { perPage: 100 })).items).toHaveLength(5)
  })
})

describe('the seed', () => {
  it('fixes the order and comes back', async () => {
    const [one, again] = [
      await search({}, { order: 'RANDOM', seed: 'mine' }),
      await search({}, { order: 'RANDOM', seed: 'mine', visitor: 'another' }),
    ]
    expect(again).toEqual(one)
    expect(one.pagination.seed).toBe('mine')
  })

  it('is the visitor’s own when none is sent, and repeats the answer when it is', async () => {
    const one = await search({}, { order: 'RANDOM' })
    const other = await search({}, { order: 'RANDOM', visitor: 'another' })
    expect(other.pagination.seed).not.toBe(one.pagination.seed)
    expect(await search({}, { order: 'RANDOM', seed: one.pagination.seed })).toEqual(one)
  })

  it('has no meaning for the newest', async () => {
    expect((await search({}, { seed: 'mine' })).pagination.seed).toBeNull()
  })
})

describe('SQL statements', () => {
  async function countStatements(action: () => Promise<unknown>): Promise<number> {
    await action()
    statements.length = 0
    await action()
    return statements.length
  }

  it.each<[string, () => Promise<unknown>]>([
    ['a random page', () => search({}, { order: 'RANDOM' })],
    ['a page of the newest', () => search({ city: 'taubate' })],
    ['a page past the end', () => search({}, { page: 9 })],
    ['a search by name', () => search({ name: 'pao' })],
    ['a search that finds nothing', () => search({ city: 'vazia' })],
    ['a search for an unknown city', () => search({ city: 'atlantida' })],
    ['the latest', () => engine.latest(8)],
  ])('%s costs exactly one once its list is known', async (_name, action) => {
    expect(await countStatements(action)).toBe(1)
  })

  it('pages that are asked for at once share one, and each gets its own cards', async () => {
    const page = (number: number) => search({}, { order: 'RANDOM', seed: 'seed', page: number, perPage: 2 })
    const one = [await page(1), await page(2), await page(3)]
    statements.length = 0
    expect(await Promise.all([page(1), page(2), page(3)])).toEqual(one)
    expect(statements).toHaveLength(1)
  })

  it('related establishments cost two', async () => {
    expect(
      await countStatements(() => engine.related({ slug: 'pao-cia', limit: 4, visitor: 'somebody' })),
    ).toBe(2)
  })

  it.each<Filter>([
    { city: 'atlantida', name: 'pao' },
    { city: 'cacapava', neighborhood: 'estiva' },
    { subcategory: 'antiga' },
    { name: '%' },
  ])('%j is answered from memory: only the version is looked at', async (filter) => {
    await search({})
    statements.length = 0
    await search(filter)
    expect(statements).toEqual([expect.stringContaining('SELECT version FROM catalogue_version')])
  })

  it('a hundred visitors of a cold filter load its list once', async () => {
    await search({})
    statements.length = 0
    await Promise.all(Array.from({ length: 100 }, () => search({ city: 'taubate' })))
    expect(statements.filter((text) => text.includes('b.city_id ='))).toHaveLength(1)
  })
})

describe('the latest', () => {
  it('come newest first, ties by id', async () => {
    const latest = await engine.latest(4)
    expect(latest.map(({ name }) => name)).toEqual([sem, paoECia, clinica, pizzaria])
  })
})

describe('related establishments', () => {
  const related = (slug: string, limit = 4, seed = 'seed') =>
    engine.related({ slug, limit, seed, visitor: 'somebody' })

  it('share the first category and the city, without the establishment itself', async () => {
    const names = (await related('padaria-sao-jose')).map(({ name }) => name)
    expect(names.sort()).toEqual([clinica, pizzaria])
    expect(await related('padaria-sao\u2011jose\u200b')).toHaveLength(2)
    expect(await related('clinica-do-pao')).toEqual([])
  })

  it('are as many as asked for, whether or not the establishment itself was drawn', async () => {
    const drawn = new Set<string>()
    for (let seed = 0; seed < 20; seed += 1) {
      const cards = await related('padaria-sao-jose', 1, `seed ${seed}`)
      expect(cards).toHaveLength(1)
      drawn.add(cards[0]?.name ?? '')
    }
    expect(drawn).toEqual(new Set([clinica, pizzaria]))
  })

  it('of one that is unknown or has no category are none', async () => {
    expect(await related('atlantida')).toEqual([])
    expect(await related('sem-categoria')).toEqual([])
  })
})

it('a database that went away is said to be unavailable', async () => {
  const closed = createPool({ ...database.config, connectionLimit: 1 })
  await closed.end()
  const { isDatabaseAway } = await import('../database-away.ts')
  const error = await createSearchEngine({ pool: closed, secret: 'secret' })
    .latest(1)
    .catch((thrown: unknown) => thrown)
  expect(isDatabaseAway(error)).toBe(true)
})
