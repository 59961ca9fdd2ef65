import fc from 'fast-check'
import type { Pool } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chiSquare } from '../../../bench/chi-square.ts'
import { insertAttribute } from '../../test/attribute-rows.ts'
import { type CatalogueIds, insertCatalogue, raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { always } from '../../test/property.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import type { AttributeFilter } from './attribute-filter.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { type Filter, idStatement, wholeCatalogue } from './filter.ts'

const database = useDatabase()
const rest = useRestServer(database)
const statements: string[] = []
const count = 600

let pool: Pool
let ids: CatalogueIds
let engine: SearchEngine
let businesses: { id: number; city: string; category: string }[]
/** Answers of each attribute by establishment. */
const answers = new Map<string, Map<number, string>>()
const attributeIds = new Map<string, number>()

beforeAll(async () => {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Casa ${index}`,
    city: index % 3 === 0 ? 'cacapava' : 'taubate',
    neighborhood: 'centro',
    categories: [index % 4 === 0 ? 'saude' : 'comida'],
  }))
  ids = await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'], cacapava: ['centro'] },
    categories: { comida: [], saude: [] },
    businesses: rows,
  })
  businesses = rows.map(({ name, city, categories: [category = ''] }) => ({
    id: ids.businesses.get(name.toLowerCase().replace(' ', '-')) ?? 0,
    city,
    category,
  }))
  const add = async (slug: string, value: (index: number) => string | null, more: object = {}) => {
    const given = businesses.flatMap(({ id }, index): [number, string][] => {
      const answer = value(index)
      return answer === null ? [] : [[id, answer]]
    })
    answers.set(slug, new Map(given))
    attributeIds.set(slug, await insertAttribute(database.pool, { slug, answers: new Map(given), ...more }))
  }
  const places = [
    { slug: 'dentro', name: 'Dentro' },
    { slug: 'fora', name: 'Ao ar livre' },
  ]
  await add('pix', (index) => (index % 2 === 0 ? 'yes' : index % 5 === 0 ? 'no' : null))
  await add('entrega', (index) => (index % 3 === 1 ? 'yes' : null))
  await add('lugar', (index) => (index % 7 === 0 ? 'fora' : index % 7 < 4 ? 'dentro' : null), {
    kind: 'CHOICE',
    options: places,
  })
  // All answer, and only those of `comida` are asked.
  await add('retirada', (index) => (index % 2 === 0 ? 'yes' : null), {
    categories: [ids.categories.get('comida')],
  })
  await add('oculto', () => 'yes', { active: false })
  await add('parcela', () => 'yes', { isFilter: false })
  await add('cardapio', () => 'https://exemplo.com.br', { kind: 'LINK', isFilter: false })
  await add('loja', (index) => (index % 5 === 0 ? `https://exemplo.com.br/${count - index}` : null), {
    kind: 'LINK',
  })
  for (let index = 0; index < 9; index += 1) await add(`mais-${index}`, (at) => (at % 10 ? 'yes' : 'no'))
  await raiseVersion(database.pool)
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
})
beforeEach(() => {
  engine = createSearchEngine({ pool, secret: 'secret' })
})
afterAll(() => pool?.end())

/** What a filter must find, without the search. */
function expected({ city, category, attributes = [] }: Filter): number[] {
  const isAnswered = (id: number, categoryOfIt: string) =>
    (attributes ?? []).every(
      ({ slug, value }) =>
        answers.get(slug)?.get(id) === (value ?? 'yes') && (slug !== 'retirada' || categoryOfIt === 'comida'),
    )
  return businesses
    .filter((each) => (!city || each.city === city) && (!category || each.category === category))
    .filter((each) => isAnswered(each.id, each.category))
    .map(({ id }) => id)
    .sort((a, b) => a - b)
}

/** All pages of a search in random order. */
async function found(filter: Filter, { seed = 'abc', perPage = 100 } = {}): Promise<number[]> {
  const all: number[] = []
  for (let page = 1; ; page += 1) {
    const { items, pagination } = await engine.search({
      filter,
      order: 'RANDOM',
      page,
      perPage,
      seed,
      visitor: 'x',
    })
    all.push(...items.map(({ id }) => id))
    if (page >= pagination.totalPages) {
      expect(all).toHaveLength(pagination.total)
      return all
    }
  }
}

const sorted = (list: number[]) => list.toSorted((a, b) => a - b)
const foundIds = async (filter: Filter) => sorted(await found(filter))

describe('a filter by attributes', () => {
  it.each<[string, Filter]>([
    ['yes', { attributes: [{ slug: 'pix' }] }],
    ['yes as a word', { attributes: [{ slug: 'pix', value: 'yes' }] }],
    ['no', { attributes: [{ slug: 'pix', value: 'no' }] }],
    ['an option', { attributes: [{ slug: 'lugar', value: 'fora' }] }],
    ['several', { attributes: [{ slug: 'pix' }, { slug: 'lugar', value: 'dentro' }, { slug: 'entrega' }] }],
    ['one in a city', { attributes: [{ slug: 'entrega' }], city: 'taubate' }],
    ['one in a category', { attributes: [{ slug: 'pix' }], category: 'saude' }],
    ['what its categories are asked', { attributes: [{ slug: 'retirada' }] }],
    ['the same in its category', { attributes: [{ slug: 'retirada' }], category: 'comida' }],
    ['the same and another', { attributes: [{ slug: 'retirada' }, { slug: 'pix' }], city: 'cacapava' }],
  ])('finds those that answer %s, each once', async (_what, filter) => {
    const wanted = expected(filter)
    expect(wanted.length).toBeGreaterThan(10)
    expect(await foundIds(filter)).toEqual(wanted)
    const newest = await engine.search({ filter, order: 'NEWEST', page: 1, perPage: 100, visitor: '' })
    expect(newest.pagination.total).toBe(wanted.length)
  })

  it('finds those that have a link, but none while its contacts are hidden', async () => {
    const filter = { attributes: [{ slug: 'loja', value: 'yes' }], city: 'taubate' }
    const [first = 0, second = 0, ...others] = businesses
      .filter(({ id, city }) => city === 'taubate' && answers.get('loja')?.has(id))
      .map(({ id }) => id)
    expect(others.length).toBeGreaterThan(10)
    expect(await foundIds({ ...filter, attributes: [{ slug: 'loja' }] })).toEqual([first, second, ...others])
    const hide = async (id: number, until: string | null) => {
      await database.pool.query('UPDATE businesses SET contacts_hidden_until = ? WHERE id = ?', [until, id])
      await raiseVersion(database.pool)
    }
    await hide(first, '2999-01-01')
    await hide(second, '2020-01-01')
    expect(await foundIds(filter)).toEqual([second, ...others])
    await hide(first, null)
    await hide(second, null)
    expect(await foundIds(filter)).toEqual([first, second, ...others])
  })

  it('takes ten with every other filter', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({ slug: `mais-${index}` }))
    const filter = { attributes: [...nine, { slug: 'retirada' }], city: 'taubate', category: 'comida' }
    expect(await foundIds({ ...filter, name: 'casa' })).toEqual(expected(filter))
    expect(expected(filter).length).toBeGreaterThan(10)
  })

  it.each<[string, AttributeFilter[]]>([
    ['an unknown one', [{ slug: 'atlantida' }]],
    ['an inactive one', [{ slug: 'oculto' }]],
    ['one that is no filter', [{ slug: 'parcela' }]],
    ['a link that is no filter', [{ slug: 'cardapio' }]],
    ['a link that is not there', [{ slug: 'loja', value: 'no' }]],
    ['the address of a link', [{ slug: 'loja', value: 'https://exemplo.com.br' }]],
    ['a word that is no answer', [{ slug: 'pix', value: 'talvez' }]],
    ['an unknown option', [{ slug: 'lugar', value: 'longe' }]],
    ['an option that is not named', [{ slug: 'lugar' }]],
    ['two answers to one', [{ slug: 'pix' }, { slug: 'pix', value: 'no' }]],
    ['a known and an unknown one', [{ slug: 'pix' }, { slug: 'atlantida' }]],
    ['one outside of its categories', [{ slug: 'retirada' }]],
  ])('%s matches nothing', async (what, attributes) => {
    const category = what.includes('categories') ? 'saude' : null
    expect(await found({ attributes, category })).toEqual([])
  })

  it('takes ids, and what is empty excludes nothing', async () => {
    const pix = String(attributeIds.get('pix'))
    expect(await foundIds({ attributes: [{ slug: pix, value: '' }] })).toEqual(
      expected({ attributes: [{ slug: 'pix' }] }),
    )
    expect(await found({ attributes: [] })).toHaveLength(count)
    expect(await found({ attributes: [{ slug: '' }, { slug: '\u200b' }] })).toHaveLength(count)
  })

  it('equal ones share a list, in whatever order they come', async () => {
    await found({ attributes: [{ slug: 'pix' }, { slug: 'entrega' }] })
    statements.length = 0
    const pix = { slug: String(attributeIds.get('pix')), value: 'yes' }
    await found({ attributes: [{ slug: 'entrega', value: '' }, { slug: 'pix' }, pix] })
    expect(statements.filter((text) => text.includes('business_attributes a0'))).toEqual([])
    expect(engine.cacheSizes().names).toBeGreaterThan(0)
    expect(engine.cacheSizes().filters).toBe(0)
  })
})

const asFilter = fc.record({
  attributes: fc.uniqueArray(
    fc.constantFrom<AttributeFilter>(
      { slug: 'pix' },
      { slug: 'entrega' },
      { slug: 'lugar', value: 'dentro' },
      { slug: 'retirada' },
      { slug: 'mais-1' },
      { slug: 'mais-2', value: 'no' },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  city: fc.constantFrom(null, 'taubate'),
  category: fc.constantFrom(null, 'comida', 'saude'),
})

it('pages of any filter under any seed meet everything that matches exactly once', () =>
  always(
    fc.tuple(asFilter, fc.integer({ min: 7, max: 100 }), fc.string({ minLength: 1, maxLength: 20 })),
    async ([filter, perPage, seed]) => {
      expect(sorted(await found(filter, { perPage, seed }))).toEqual(expected(filter))
    },
    60,
  ))

it('each of what matches has the same chance of the first place', async () => {
  const filter = { attributes: [{ slug: 'lugar', value: 'fora' }, { slug: 'pix' }], city: 'cacapava' }
  const wanted = expected(filter)
  const counts = new Map(wanted.map((id) => [id, 0]))
  for (let round = 0; round < 50 * wanted.length; round += 1) {
    const { items } = await engine.search({
      filter,
      order: 'RANDOM',
      page: 1,
      perPage: 1,
      seed: `seed ${round}`,
      visitor: '',
    })
    const id = items[0]?.id ?? 0
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const { statistic, critical } = chiSquare([...counts.values()], () => 50)
  expect(counts.size).toBe(wanted.length)
  expect(statistic).toBeLessThanOrEqual(critical)
})

describe('the statement', () => {
  const answer = (slug: string, value = 'yes', askedOf: number[] | null = null) => ({
    attribute: attributeIds.get(slug) ?? 0,
    value,
    askedOf,
  })
  const index = 'business_attributes_attribute_id_value_business_id_idx'

  it('reads the answer to one attribute from its index alone', async () => {
    const { sql, values } = idStatement({ ...wholeCatalogue, attributes: [answer('pix')] }, 'id')
    const steps = await explain(pool, sql, values)
    expect(steps).toMatchObject([{ key: index }])
    expect(steps[0]?.Extra).toContain('Using index')
  })

  it('looks for everything by an index with other filters, ten attributes and categories that are asked', async () => {
    const ten = Array.from({ length: 9 }, (_, at) => answer(`mais-${at}`))
    const city = ids.cities.get('taubate') ?? 0
    const category = ids.categories.get('comida') ?? 0
    for (const selection of [
      { city, attributes: [answer('pix')] },
      { category, attributes: [answer('pix'), answer('entrega')] },
      { city, category, attributes: [...ten, answer('retirada', 'yes', [category])] },
    ]) {
      const { sql, values } = idStatement({ ...wholeCatalogue, ...selection }, 'id')
      for (const step of await explain(pool, sql, values)) expect(step.key).not.toBeNull()
    }
  })
})

describe('over the APIs', () => {
  const search =
    'query ($filter: BusinessFilter) { searchBusinesses(filter: $filter) { pagination { total } } }'
  const ask = (document: string, filter: object) => query(database, document, { variables: { filter } })

  it('GraphQL filters the search, its points and its alternatives', async () => {
    const filter = { attributes: [{ slug: 'pix' }, { slug: 'lugar', value: 'fora' }], city: 'taubate' }
    const total = expected(filter).length
    expect((await ask(search, filter)).data).toEqual({ searchBusinesses: { pagination: { total } } })
    const points = 'query ($filter: BusinessFilter) { businessPoints(filter: $filter) { unplaced } }'
    expect((await ask(points, filter)).data).toEqual({ businessPoints: { unplaced: total } })
    const alternatives =
      'query ($filter: BusinessFilter!) { searchAlternatives(filter: $filter) { without total } }'
    expect((await ask(alternatives, filter)).data).toEqual({
      searchAlternatives: [
        { without: 'CITY', total: expected({ ...filter, city: null }).length },
        { without: 'ATTRIBUTES', total: expected({ city: 'taubate' }).length },
      ],
    })
    expect((await ask(alternatives, { attributes: [] })).data).toEqual({ searchAlternatives: [] })
  })

  it('REST takes a slug for yes, or a slug and an answer, repeated', async () => {
    const total = async (parameters: string) => {
      const { status, body } = await rest.ask(`GET /businesses/search?${parameters}`)
      return [status, (body.pagination as { total: number } | undefined)?.total]
    }
    const answered = (...attributes: AttributeFilter[]) => [200, expected({ attributes }).length]
    const outside = { slug: 'lugar', value: 'fora' }
    expect(await total('attribute=pix')).toEqual(answered({ slug: 'pix' }))
    expect(await total('attribute=pix:no')).toEqual(answered({ slug: 'pix', value: 'no' }))
    expect(await total('attribute=pix&attribute=lugar:fora')).toEqual(answered({ slug: 'pix' }, outside))
    expect(await total('attribute[]=lugar%3Afora')).toEqual(answered(outside))
    expect(await total('attribute=atlantida')).toEqual([200, 0])
    expect(await total('attribute=')).toEqual([200, count])
    const { body } = await rest.ask('GET /businesses/points?attribute=pix:no')
    expect(body.data).toMatchObject({
      unplaced: expected({ attributes: [{ slug: 'pix', value: 'no' }] }).length,
    })
  })

  it('more than ten, and a long slug, are refused with the name of the field', async () => {
    const eleven = Array.from({ length: 11 }, () => ({ slug: 'pix' }))
    const message = 'Filtre por no máximo 10 atributos (attributes).'
    const { errors } = await ask(search, { attributes: eleven })
    expect(errors?.[0]?.extensions).toMatchObject({ fields: { 'filter.attributes': message } })
    const { status, body } = await rest.ask(`GET /businesses/search?${'attribute=pix&'.repeat(11)}`)
    expect([status, body.details]).toEqual([400, { attribute: message }])
    const long = await rest.ask(`GET /businesses/search?attribute=${'x'.repeat(181)}`)
    expect([long.status, Object.keys(long.body.details ?? {})]).toEqual([400, ['attribute']])
  })
})

it('a new answer, and an attribute that is no longer active, are seen at once', async () => {
  const [id] = businesses.filter(({ id }) => !answers.get('entrega')?.has(id)).map(({ id }) => id)
  const filter = { attributes: [{ slug: 'entrega' }] }
  expect(await found(filter)).not.toContain(id)
  await database.pool.query('INSERT INTO business_attributes VALUES (?, ?, ?)', [
    id,
    attributeIds.get('entrega'),
    'yes',
  ])
  await raiseVersion(database.pool)
  expect(await found(filter)).toContain(id)
  await database.pool.query("UPDATE attributes SET active = FALSE WHERE slug = 'entrega'")
  await raiseVersion(database.pool)
  expect(await found(filter)).toEqual([])
})
