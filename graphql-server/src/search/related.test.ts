import type { Pool } from 'mariadb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { maxSortedLength } from './order.ts'

const database = useDatabase()
const statements: string[] = []
const count = maxSortedLength + 200
let pool: Pool
let engine: SearchEngine

beforeAll(async () => {
  const { cities, neighborhoods, categories } = await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'], areias: ['centro'] },
    categories: { comida: [], saude: [], rara: [] },
    businesses: [{ name: 'Longe', city: 'areias', neighborhood: 'centro', categories: ['comida'] }],
  })
  const rows = Array.from({ length: count }, (_, index) => [
    `loja-${index}`,
    cities.get('taubate'),
    neighborhoods.get('taubate/centro'),
  ])
  await database.pool.batch(
    `INSERT INTO businesses (slug, name, search_name, description, excerpt, phone, city_id, neighborhood_id)
      VALUES (?, 'Loja', 'loja', '', '', '', ?, ?)`,
    rows,
  )
  // Every tenth is of `comida`, two of `rara`, the rest of `saude`.
  await database.pool.query(
    `INSERT INTO business_categories (business_id, category_id, position)
      SELECT id, CASE WHEN slug IN ('loja-1', 'loja-2') THEN ? WHEN slug LIKE '%0' THEN ? ELSE ? END, 0
        FROM businesses WHERE city_id = ?`,
    [categories.get('rara'), categories.get('comida'), categories.get('saude'), cities.get('taubate')],
  )
  pool = createPool({
    ...database.config,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
  engine = createSearchEngine({ pool, secret: 'secret' })
})
afterAll(() => pool?.end())

const related = (slug: string, seed = 'seed') => engine.related({ slug, limit: 4, seed, visitor: 'somebody' })

it('related establishments of a large city are drawn without loading those of their category', async () => {
  await related('loja-10')
  for (let seed = 0; seed < 20; seed += 1) {
    statements.length = 0
    const cards = await related('loja-10', `seed ${seed}`)
    expect(cards).toHaveLength(4)
    for (const card of cards) {
      expect([card.city.slug, card.categories.map(({ slug }) => slug)]).toEqual(['taubate', ['comida']])
      expect(card.slug).not.toBe('loja-10')
    }
    expect(await related('loja-10', `seed ${seed}`)).toEqual(cards)
    expect(statements.filter((text) => text.includes('JOIN business_categories c ON c.business_id'))).toEqual(
      [],
    )
  }
})

it('related establishments of a rare category of a large city are all found', async () => {
  expect((await related('loja-1')).map(({ slug }) => slug)).toEqual(['loja-2'])
})
