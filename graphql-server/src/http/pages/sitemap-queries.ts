import type { Pool } from 'mariadb'

/** Ids in one part: far below the 50,000 addresses and 50 MB that https://www.sitemaps.org/protocol.html allows. */
const span = 10_000

/** The profiles of a range of ids. */
export interface Part {
  /** From 1. */
  number: number
  /** The latest change of a profile in it. */
  changedAt: Date
}

/** A page and its last change. */
export interface Entry {
  path: string
  changedAt?: Date
}

/** The parts that have profiles. */
export async function readParts(pool: Pool): Promise<Part[]> {
  return pool.query<Part[]>(
    `SELECT (id - 1) DIV ${span} + 1 AS number, MAX(updated_at) AS changedAt FROM businesses GROUP BY 1 ORDER BY 1`,
  )
}

/**
 * The profiles of a part.
 * @param number from 1
 */
export async function readProfiles(pool: Pool, number: number): Promise<Entry[]> {
  const sql = 'SELECT slug, updated_at AS changedAt FROM businesses WHERE id > ? AND id <= ? ORDER BY id'
  const rows = await pool.query<{ slug: string; changedAt: Date }[]>(sql, [
    (number - 1) * span,
    number * span,
  ])
  return rows.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt }))
}

/** Fixed pages, and the search of each city and category that has listings. */
export async function readPages(pool: Pool): Promise<Entry[]> {
  const cities = await pool.query<{ slug: string }[]>(
    'SELECT slug FROM cities c WHERE EXISTS (SELECT 1 FROM businesses b WHERE b.city_id = c.id) ORDER BY slug',
  )
  const categories = await pool.query<{ slug: string }[]>(
    'SELECT slug FROM categories c WHERE EXISTS (SELECT 1 FROM business_categories b WHERE b.category_id = c.id) ORDER BY slug',
  )
  return [
    ...['/', '/explore', '/quem-somos', '/politica-privacidade', '/termos', '/sitemap'].map((path) => ({
      path,
    })),
    ...cities.map(({ slug }) => ({ path: `/explore?city=${slug}` })),
    ...categories.map(({ slug }) => ({ path: `/explore?category=${slug}` })),
  ]
}
