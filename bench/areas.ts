import type { Pool } from 'mariadb'
import { inTransaction } from '../graphql-server/demo/rows.ts'
import type { SampleFilter } from './samples.ts'

/** A neighborhood filter without and with the establishments that serve it from elsewhere. */
export interface AreaPair {
  there: SampleFilter['filter']
  served: SampleFilter['filter']
}

const pairs = 40

/** One in this many establishments serves a neighborhood, a whole city or the whole region. */
const oneIn = { neighborhood: 10, city: 50, region: 200 }

/** Adds random service areas to establishments all over the table, once per data set. */
export async function addAreas(pool: Pool): Promise<void> {
  const [known] = await pool.query<object[]>('SELECT business_id FROM business_areas LIMIT 1')
  if (known) return
  await inTransaction(pool, async (connection) => {
    await connection.query(
      `INSERT INTO business_areas (business_id, position, city_id, neighborhood_id)
        WITH places AS (SELECT id, city_id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place FROM neighborhoods),
          counted AS (SELECT COUNT(*) AS total FROM neighborhoods)
        SELECT b.id, 0, p.city_id, IF(b.id % ? = 0, NULL, p.id)
        FROM businesses b JOIN counted c JOIN places p ON p.place = CRC32(CONCAT('area ', b.id)) % c.total
        WHERE b.id % ? = 0 AND b.id % ? <> 0`,
      [oneIn.city, oneIn.neighborhood, oneIn.region],
    )
    await connection.query('UPDATE businesses SET serves_region = 1 WHERE id % ? = 0', [oneIn.region])
  })
  await pool.query('ANALYZE TABLE business_areas, businesses')
}

/** The next largest neighborhoods; `answerPairs` uses the largest. */
export async function areaPairs(pool: Pool): Promise<AreaPair[]> {
  const rows = await pool.query<{ slug: string; city: string }[]>(
    `SELECT n.slug, c.slug AS city FROM neighborhoods n JOIN cities c ON c.id = n.city_id
      JOIN businesses b ON b.neighborhood_id = n.id
      GROUP BY n.id ORDER BY COUNT(*) DESC, n.id LIMIT ${pairs} OFFSET ${pairs}`,
  )
  return rows.map(({ slug, city }) => {
    const served = { neighborhood: slug, city }
    return { served, there: { ...served, onlyThere: true } }
  })
}
