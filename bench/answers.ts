import type { Pool } from 'mariadb'
import { inTransaction, raiseTaxonomyVersion } from '../graphql-server/demo/rows.ts'
import { wholeCatalogue } from '../graphql-server/src/search/filter.ts'
import type { SampleFilter } from './samples.ts'

/** Two filters that match equally many establishments. */
export interface SamplePair {
  neighborhood: SampleFilter
  attribute: SampleFilter
}

/** Neighborhoods to compare with an attribute each. */
const pairs = 40

const prefix = 'bench-'

/** Largest neighborhoods first. */
const byCount = `SELECT n.id, n.slug, c.slug AS city, COUNT(*) AS count
  FROM neighborhoods n JOIN cities c ON c.id = n.city_id JOIN businesses b ON b.neighborhood_id = n.id
  GROUP BY n.id ORDER BY count DESC, n.id LIMIT ${pairs}`

interface Neighborhood {
  id: number
  slug: string
  city: string
  count: number
}

/**
 * For each neighborhood, adds an attribute with as many "yes" answers, spread over all establishments. Runs once per
 * data set.
 */
export async function addAnswers(pool: Pool): Promise<void> {
  const [known] = await pool.query<object[]>('SELECT id FROM attributes WHERE slug LIKE ? LIMIT 1', [
    `${prefix}%`,
  ])
  if (known) return
  await inTransaction(pool, async (connection) => {
    for (const { id, count } of await connection.query<Neighborhood[]>(byCount)) {
      const slug = prefix + id
      const { insertId } = await connection.query<{ insertId: number }>(
        `INSERT INTO attributes (slug, name, question, \`group\`, options, is_filter) VALUES (?, ?, ?, 'Bench', '[]', TRUE)`,
        [slug, slug, slug],
      )
      await connection.query(
        `INSERT INTO business_attributes (business_id, attribute_id, value)
          SELECT id, ?, 'yes' FROM businesses ORDER BY CRC32(CONCAT(id, ?)) LIMIT ?`,
        [insertId, slug, Number(count)],
      )
    }
    await raiseTaxonomyVersion(connection)
  })
  await pool.query('ANALYZE TABLE business_attributes')
}

/** Neighborhoods paired with their attributes. */
export async function answerPairs(pool: Pool): Promise<SamplePair[]> {
  const rows = await pool.query<{ id: number; slug: string }[]>(
    'SELECT id, slug FROM attributes WHERE slug LIKE ?',
    [`${prefix}%`],
  )
  const attributes = new Map(rows.map(({ slug, id }) => [slug, id]))
  return (await pool.query<Neighborhood[]>(byCount)).flatMap(({ id, slug, city }) => {
    const attribute = attributes.get(prefix + id)
    if (attribute === undefined) return []
    return {
      neighborhood: {
        filter: { neighborhood: slug, city },
        selection: { ...wholeCatalogue, neighborhoods: [id] },
      },
      attribute: {
        filter: { attributes: [{ slug: prefix + id }] },
        selection: { ...wholeCatalogue, attributes: [{ attribute, value: 'yes', askedOf: null }] },
      },
    }
  })
}
