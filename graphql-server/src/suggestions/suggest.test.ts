import type { Pool } from 'mariadb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chiSquare } from '../../../bench/chi-square.ts'
import { type BusinessRow, insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from '../search/engine.ts'
import { countsReader } from './counts.ts'
import { createSuggestions, type Suggestions } from './suggest.ts'

const database = useDatabase()
const statements: string[] = []
let pool: Pool
let search: SearchEngine
let suggestions: Suggestions

const bakeries = [
  'Padaria',
  'Padaria Sol',
  'Padaria Lua',
  'Padaria Mar',
  'Padaria Rio',
  'Padaria Céu',
  'Padaria Luz',
]
const business = (name: string, differing: Partial<BusinessRow> = {}): BusinessRow => ({
  name,
  city: 'taubate',
  neighborhood: 'centro',
  categories: ['comida'],
  subcategories: ['padarias'],
  ...differing,
})
const raise = () => database.pool.query('UPDATE catalogue_version SET version = version + 1')

beforeAll(async () => {
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro', 'vila-sol'], lorena: ['centro'], cunha: [] },
    categories: { comida: ['padarias', '-bares', 'pizzarias'], saude: ['dentistas'] },
    businesses: [
      ...bakeries.map((name) => business(name)),
      business('Sorriso', { categories: ['saude'], subcategories: ['dentistas'] }),
      business('Bar do Zé', { city: 'lorena', subcategories: ['bares'] }),
      business('Quitanda Manacá', { city: 'lorena', subcategories: [] }),
      business('Quitanda Manacá Real', { subcategories: [] }),
    ],
  })
  await database.pool.query("UPDATE subcategories SET synonyms = 'panificadora, pão' WHERE slug = 'padarias'")
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
  search = createSearchEngine({ pool, secret: 'secret' })
  suggestions = createSuggestions(pool, search)
})
afterAll(() => pool?.end())

const suggest = (text: string, seed = 'a') => suggestions.suggest({ text, seed, visitor: 'somebody' })
const labels = async (text: string, seed?: string) => (await suggest(text, seed)).map(({ label }) => label)

describe('a suggestion', () => {
  it('has its filter, and how many that finds', async () => {
    const [first] = await suggest('padaria no centro de taubate')
    expect(first).toEqual({
      kind: 'SUBCATEGORY',
      label: 'Padarias no Centro, Taubate',
      matched: null,
      isCorrection: false,
      isExact: true,
      filter: { city: 'taubate', neighborhood: 'centro', category: 'comida', subcategory: 'padarias' },
      slug: null,
      count: 7,
    })
    expect((await suggest('lorena'))[0]).toMatchObject({ kind: 'CITY', filter: { city: 'lorena' }, count: 2 })
  })

  it('names the synonym that was understood, and says whether a typing error was mended', async () => {
    expect((await suggest('panificadora'))[0]).toMatchObject({ label: 'Padarias', matched: 'panificadora' })
    expect((await suggest('padria'))[0]).toMatchObject({ label: 'Padarias', isCorrection: true })
  })

  it('says whether the text is the whole name of what it leads to', async () => {
    const isExact = async (text: string) => (await suggest(text))[0]?.isExact
    for (const text of ['padaria taubate', 'Padarias ', 'panificadora barata', 'Padaria Luz'])
      expect(await isExact(text), text).toBe(true)
    for (const text of ['pad ', 'padria', 'padaria azul', 'padaria lorena'])
      expect(await isExact(text), text).toBe(false)
  })

  it('is never of something inactive, or of what finds nothing', async () => {
    expect(await labels('bares')).not.toContain('Bares')
    expect(await labels('pizzarias')).toEqual([])
    expect(await labels('cunha')).toEqual([])
    await database.pool.query("UPDATE cities SET active = FALSE WHERE slug = 'lorena'")
    await raise()
    expect(await labels('lorena')).toEqual([])
    await database.pool.query("UPDATE cities SET active = TRUE WHERE slug = 'lorena'")
    await raise()
  })

  it('where need and place find nothing together, is of the city, else of the category there, then of the need', async () => {
    expect((await labels('padaria vila sol'))[0]).toBe('Padarias em Taubate')
    expect((await labels('padaria lorena')).slice(0, 2)).toEqual(['Comida em Lorena', 'Padarias'])
  })

  it('is rather of a need without its place than of a place without the need', async () => {
    expect((await labels('dentista lorena'))[0]).toBe('Dentistas')
  })

  it('follows the catalogue', async () => {
    await database.pool.query(
      "UPDATE subcategories SET name = 'Panificadoras', synonyms = 'pão' WHERE slug = 'padarias'",
    )
    await database.pool.query("DELETE FROM businesses WHERE name = 'Padaria Luz'")
    await raise()
    expect((await suggest('pao'))[0]).toMatchObject({ label: 'Panificadoras', count: 6 })
    await database.pool.query(
      "UPDATE subcategories SET name = 'Padarias', synonyms = 'panificadora' WHERE slug = 'padarias'",
    )
    await raise()
    expect((await suggest('panificadora'))[0]).toMatchObject({ label: 'Padarias' })
  })

  it('is none of a text without letters and digits', async () => {
    for (const text of ['', '   ', '?!', '🍕', '%_\\']) expect(await suggest(text)).toEqual([])
  })
})

describe('establishments', () => {
  const businessLabels = async (text: string, seed = 'a') =>
    (await suggest(text, seed)).filter(({ kind }) => kind === 'BUSINESS').map(({ label }) => label)

  it('are at most three: first the one whose whole name the text is, then others in the order of the seed', async () => {
    const seeds = Array.from({ length: 300 }, (_, index) => `seed ${index}`)
    const counts = [new Map<string, number>(), new Map<string, number>()]
    for (const seed of seeds) {
      const [first, ...others] = await businessLabels('padaria', seed)
      expect([first, others.length]).toEqual(['Padaria', 2])
      for (const [index, name] of others.entries())
        counts[index]?.set(name, (counts[index]?.get(name) ?? 0) + 1)
    }
    // The name that is the text is first; every other one has the same chance of every place.
    const drawn = bakeries.filter((name) => !['Padaria', 'Padaria Luz'].includes(name))
    for (const count of counts) {
      const { statistic, critical } = chiSquare(
        drawn.map((name) => count.get(name) ?? 0),
        () => seeds.length / drawn.length,
      )
      expect(statistic).toBeLessThanOrEqual(critical)
    }
  })

  it('come before needs where the text is the whole name of one, unless it is that of a need', async () => {
    for (const text of ['Padaria Sol', 'padaria-sol', '"padaria sol",'])
      expect((await labels(text))[0]).toBe('Padaria Sol')
    expect((await labels('padaria'))[0]).toBe('Padarias')
  })

  it('of one name are distinguished by their cities', async () => {
    const ids = await insertCatalogue(database.pool, {
      cities: { ubatuba: ['centro'] },
      categories: { lojas: [] },
      businesses: [{ name: 'Rede Azul', city: 'ubatuba', neighborhood: 'centro', categories: ['lojas'] }],
    })
    const cities = new Map(ids.cities)
    const [{ id }] = await database.pool.query<[{ id: number }]>(
      "SELECT id FROM cities WHERE slug = 'taubate'",
    )
    const [{ id: centre }] = await database.pool.query<[{ id: number }]>(
      'SELECT id FROM neighborhoods WHERE city_id = ? AND slug = ?',
      [id, 'centro'],
    )
    await database.pool.query(
      `INSERT INTO businesses (slug, name, search_name, search_words, description, excerpt, phone, city_id, neighborhood_id)
       VALUES ('rede-azul-2', 'Rede Azul', 'rede azul', ' rede azul ', '<p>Texto</p>', 'Texto', '12999990000', ?, ?)`,
      [id, centre],
    )
    await raise()
    expect(cities.size).toBeGreaterThan(0)
    expect((await labels('rede azul')).toSorted()).toEqual(['Rede Azul, Taubate', 'Rede Azul, Ubatuba'])
  })

  it('keep their order under one seed, and have one of the visitor without it', async () => {
    expect(await businessLabels('padaria', 'x')).toEqual(await businessLabels('padaria', 'x'))
    const suggestAs = (visitor: string) => suggestions.suggest({ text: 'padaria', visitor })
    expect(await suggestAs('ana')).toEqual(await suggestAs('ana'))
    const orders = await Promise.all(Array.from({ length: 12 }, (_, index) => suggestAs(`visitor ${index}`)))
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBeGreaterThan(1)
  })

  it('are also found with their city after the name, and with a typing error in a known word', async () => {
    expect(await businessLabels('quitanda manaca lorena')).toEqual(['Quitanda Manacá'])
    expect(await suggest('padraia sol')).toContainEqual(
      expect.objectContaining({ label: 'Padaria Sol', isCorrection: true }),
    )
  })

  it('are not looked for by less than three letters', async () => {
    expect(await businessLabels('pa')).toEqual([])
  })
})

it('without names a text costs the version alone; with names two more statements, by index and primary key', async () => {
  await suggest('dentista')
  await suggest('padaria')
  statements.length = 0
  await suggest('dentista')
  expect(statements).toHaveLength(2)
  statements.length = 0
  await suggest('padaria')
  expect(statements).toHaveLength(3)
  statements.length = 0
  await suggest('pa')
  expect(statements).toHaveLength(1)
})

it('a large catalogue is counted in the background, at most once a minute', async () => {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const readCounts = countsReader(pool, () => now, 0)
  const all = async () => (await readCounts(await search.taxonomy())).total
  const before = await all()
  await insertCatalogue(database.pool, {
    cities: { areias: ['centro'] },
    categories: { outras: [] },
    businesses: [{ name: 'Nova', city: 'areias', neighborhood: 'centro', categories: ['outras'] }],
  })
  now += 59_999
  expect(await all()).toBe(before)
  now += 1
  expect(await all()).toBe(before)
  await vi.waitFor(async () => expect(await all()).toBe(before + 1))
})

it('a text that is too long is refused, and so are too many words', async () => {
  const ask = (text: string) =>
    query({ pool, search }, 'query ($text: String!) { suggestions(text: $text) { label } }', {
      variables: { text },
    })
  expect((await ask('a'.repeat(161))).errors).toMatchObject([
    {
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { text: 'O texto (text) deve ter no máximo 160 caracteres.' },
      },
    },
  ])
  expect((await ask('a '.repeat(21))).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  expect((await ask('padaria')).errors).toBeUndefined()
})
