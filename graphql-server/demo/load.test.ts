import { verify } from 'argon2'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { insertBusinesses, fixturesNow as now } from '../test/fixtures.ts'
import { demoAdmin } from './accounts.ts'
import { makeBusiness } from './business.ts'
import { loadDemo } from './load.ts'

const database = useDatabase()

async function rows<T>(sql: string): Promise<T[]> {
  return database.pool.query<T[]>(sql)
}

async function countRows(table: string): Promise<number> {
  const [row] = await rows<{ found: number }>(`SELECT COUNT(*) AS found FROM ${table}`)
  return row?.found ?? -1
}

async function version(): Promise<number> {
  const [row] = await rows<{ version: number }>('SELECT version FROM catalogue_version WHERE id = 1')
  return row?.version ?? -1
}

describe('loadDemo', () => {
  it('fills an empty database with the region and the establishments', async () => {
    const before = await version()
    const told: [number, number][] = []
    const onProgress = (done: number, total: number) => told.push([done, total])
    expect(await loadDemo(database.pool, { businesses: 1200, now, accounts: false, onProgress })).toBe(1200)
    expect(await countRows('cities')).toBe(39)
    expect(await countRows('neighborhoods')).toBeGreaterThanOrEqual(250)
    expect(await countRows('subcategories')).toBeGreaterThanOrEqual(100)
    expect(await countRows('businesses')).toBe(1200)
    expect(await countRows('users')).toBe(0)
    expect(told).toEqual([
      [1000, 1200],
      [1200, 1200],
    ])
    expect(await version()).toBe(before + 3)
  })

  it('stores an establishment as it was made, with its categories in order', async () => {
    const [row] = await rows<Record<string, unknown>>('SELECT * FROM businesses ORDER BY id LIMIT 117, 1')
    const made = makeBusiness(117)
    expect(row).toMatchObject({
      name: made.name,
      search_name: made.searchName,
      search_words: made.searchWords,
      description: made.description,
      excerpt: made.excerpt,
      phone: made.phone,
      whatsapp: made.whatsapp,
      zip_code: made.zipCode,
      latitude: made.latitude,
      longitude: made.longitude,
    })
    const links = await rows<{ id: number; slug: string }>(
      'SELECT bc.business_id AS id, c.slug FROM business_categories bc JOIN categories c ON c.id = bc.category_id ORDER BY bc.business_id, bc.position',
    )
    const found = links.filter((link) => link.id === row?.id).map((link) => link.slug)
    expect(found).toEqual(['tecnologia', 'casa-e-construcao', 'educacao'])
  })

  it('lists every establishment under subcategories of its own categories and a neighborhood of its city', async () => {
    const strays = await rows(
      `SELECT bs.business_id FROM business_subcategories bs JOIN subcategories s ON s.id = bs.subcategory_id
       LEFT JOIN business_categories bc ON bc.business_id = bs.business_id AND bc.category_id = s.category_id
       WHERE bc.business_id IS NULL
       UNION ALL SELECT b.id FROM businesses b JOIN neighborhoods n ON n.id = b.neighborhood_id WHERE n.city_id <> b.city_id`,
    )
    expect(strays).toEqual([])
  })

  it('gives the newest the highest id', async () => {
    const byId = await rows<{ id: number }>('SELECT id FROM businesses ORDER BY id DESC')
    const byDate = await rows<{ id: number }>('SELECT id FROM businesses ORDER BY created_at DESC, id DESC')
    expect(byDate).toEqual(byId)
  })

  it('changes nothing when run again with the same number or a smaller one', async () => {
    await database.pool.query("UPDATE cities SET name = 'Taubaté (nova)' WHERE slug = 'taubate'")
    const cities = await rows('SELECT id, name, slug FROM cities ORDER BY id')
    expect(await loadDemo(database.pool, { businesses: 900, now, accounts: false })).toBe(0)
    expect(await countRows('businesses')).toBe(1200)
    expect(await rows('SELECT id, name, slug FROM cities ORDER BY id')).toEqual(cities)
  })

  it('adds only what is missing to a larger number, and makes none twice', async () => {
    const before = await rows('SELECT id, slug, name FROM businesses ORDER BY id')
    await insertBusinesses(database.pool, 1500)
    const after = await rows<{ name: string }>('SELECT id, slug, name FROM businesses ORDER BY id')
    expect(after).toHaveLength(1500)
    expect(after.slice(0, 1200)).toEqual(before)
    expect(after[1300]?.name).toBe(makeBusiness(1300).name)
  })

  it('marks every establishment that it makes', async () => {
    expect(await countRows('demo_businesses')).toBe(1500)
  })

  it('gives slugs that are taken a number, from 2', async () => {
    const numbered = await rows<{ slug: string }>(
      "SELECT b.slug FROM businesses b WHERE b.slug REGEXP '-[0-9]+$' AND NOT EXISTS (SELECT 1 FROM businesses o WHERE o.slug = REGEXP_REPLACE(b.slug, '-[0-9]+$', ''))",
    )
    expect(numbered).toEqual([])
    expect(await rows("SELECT slug FROM businesses WHERE slug REGEXP '-2$'")).not.toEqual([])
  })

  it('makes the demo accounts only when asked to, and once', async () => {
    await loadDemo(database.pool, { businesses: 0, now, accounts: true })
    await loadDemo(database.pool, { businesses: 0, now, accounts: true })
    const users = await rows<{ id: number; email: string; role: string; password_hash: string }>(
      'SELECT id, email, role, password_hash FROM users ORDER BY id',
    )
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      [demoAdmin.email, 'admin'],
      ['maria@guiadovale.test', 'user'],
    ])
    expect(await verify(users[0]?.password_hash ?? '', demoAdmin.password)).toBe(true)
    expect(users[1]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
    const owned = await rows<{ owner_id: number }>(
      'SELECT owner_id FROM businesses WHERE owner_id IS NOT NULL',
    )
    expect(owned.map((row) => row.owner_id)).toEqual([users[1]?.id, users[1]?.id])
  })
})
