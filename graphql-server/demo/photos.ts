import type { Connection, Pool } from 'mariadb'
import type { ImageStore } from '../src/media/store.ts'
import { cities, coastal } from './cities.ts'
import { insertPictures, type Picture, pictures } from './pictures.ts'
import { between, randomFrom, sample } from './random.ts'
import { insertRows, inTransaction, raiseVersion } from './rows.ts'

const BATCH = 2000
const minPhotos = 2

/**
 * The pictures of an establishment, the cover first: only what suits the subcategory it is named after, so that an ice
 * cream parlour shows no meal.
 *
 * @param id the same id gives the same pictures
 * @param subcategory slug of its first subcategory
 * @param city its slug: the sea is shown only in cities that have it
 */
export function photosOf(id: number, subcategory: string, city: string): Picture[] {
  const suitable = pictures.filter(
    (each) => each.subcategories.includes(subcategory) && (!each.byTheSea || coastal.has(city)),
  )
  const random = randomFrom(id + 7_000_003)
  return sample(random, suitable, between(random, minPhotos, Math.max(minPhotos, suitable.length)))
}

async function linkCities(connection: Connection, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const { slug, picture } of cities) {
    const id = ids.get(picture) ?? null
    await connection.query('UPDATE cities SET image_id = ? WHERE slug = ? AND image_id IS NULL', [id, slug])
  }
}

/**
 * Links the photos of one batch of establishments that have none. Their rows are locked, so that two loads at the same
 * time add them once.
 *
 * @param after the id before the batch
 * @returns the last id of the batch; null when there was nothing left
 */
async function linkBatch(
  connection: Connection,
  after: number,
  ids: ReadonlyMap<string, number>,
): Promise<number | null> {
  // STRAIGHT_JOIN keeps to the primary key; otherwise MariaDB sorts all remaining rows for each batch.
  const sql = `SELECT STRAIGHT_JOIN b.id, s.slug, c.slug FROM businesses b
    JOIN demo_businesses d ON d.business_id = b.id
    JOIN business_subcategories bs ON bs.business_id = b.id AND bs.position = 0
    JOIN subcategories s ON s.id = bs.subcategory_id JOIN cities c ON c.id = b.city_id
    LEFT JOIN photos p ON p.business_id = b.id
    WHERE b.id > ? AND p.id IS NULL
    ORDER BY b.id LIMIT ${BATCH} FOR UPDATE`
  const found = await connection.query<[number, string, string][]>({ sql, rowsAsArray: true }, [after])
  const rows = found.flatMap(([business, subcategory, city]) =>
    photosOf(business, subcategory, city).map(({ file, alt }, position) => {
      return { business_id: business, image_id: ids.get(file) ?? 0, position, alt }
    }),
  )
  await insertRows(connection, 'photos', rows)
  if (rows.length > 0) await raiseVersion(connection)
  return found.at(-1)?.[0] ?? null
}

/**
 * Gives the demo's establishments and the region's cities their pictures; those that have some keep them. Run again,
 * it adds only what is missing.
 */
export async function addDemoPhotos(pool: Pool, store: ImageStore): Promise<void> {
  const ids = await inTransaction(pool, async (connection) => {
    const inserted = await insertPictures(connection, store)
    await linkCities(connection, inserted)
    await raiseVersion(connection)
    return inserted
  })
  let last: number | null = 0
  while (last !== null) {
    const after: number = last
    last = await inTransaction(pool, (connection) => linkBatch(connection, after, ids))
  }
}
