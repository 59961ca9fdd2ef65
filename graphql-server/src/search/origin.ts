import type { Connection, Pool } from 'mariadb'

/** The establishment that others are related to. */
export interface Origin {
  id: number
  city: number
  /** Its first category; null without any. */
  category: number | null
}

const bySlug = `SELECT v.version, b.id, b.city_id AS city,
    (SELECT c.category_id FROM business_categories c WHERE c.business_id = b.id ORDER BY c.position LIMIT 1)
      AS category
  FROM catalogue_version v LEFT JOIN businesses b ON b.slug = ? WHERE v.id = 1`

/**
 * @returns the catalogue's version, and null when no establishment has the slug
 */
export async function readOrigin(
  database: Pool | Connection,
  slug: string,
): Promise<{ version: number; origin: Origin | null }> {
  const rows = await database.execute<(Origin & { version: number })[]>(bySlug, [slug])
  if (!rows[0]) throw new Error('catalogue_version has lost its row')
  const { version, id, city, category } = rows[0]
  return { version, origin: id === null ? null : { id, city, category } }
}
