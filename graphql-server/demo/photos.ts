import { createHash } from 'node:crypto'
import type { Connection, Pool } from 'mariadb'
import { type ImageStore, storedFormat } from '../src/media/store.ts'
import { albumPhotos, type Picture, pictures, readPicture } from './albums.ts'
import { cities } from './cities.ts'
import { insertRows, inTransaction, raiseVersion } from './rows.ts'

/** Files read and stored concurrently. */
const maxConcurrency = 8

async function storePicture(store: ImageStore, { file, width, height, color }: Picture) {
  const data = await readPicture(file)
  const hash = createHash('sha256').update(data).digest('hex')
  await store.put(hash, storedFormat, data)
  return { hash, format: storedFormat, width, height, bytes: data.length, color }
}

/**
 * Stores all pictures and inserts missing rows. No intake is needed: the files are its output, and the table has
 * their dimensions and colours.
 *
 * @returns ids of the image rows, by file
 */
async function insertPictures(
  connection: Connection,
  store: ImageStore,
): Promise<ReadonlyMap<string, number>> {
  const rows: Awaited<ReturnType<typeof storePicture>>[] = []
  for (let start = 0; start < pictures.length; start += maxConcurrency) {
    const part = pictures.slice(start, start + maxConcurrency)
    rows.push(...(await Promise.all(part.map((picture) => storePicture(store, picture)))))
  }
  await insertRows(connection, 'images', rows, 'ON DUPLICATE KEY UPDATE id = id')
  const hashes = rows.map(({ hash }) => hash)
  const sql = 'SELECT hash, id FROM images WHERE hash IN (?)'
  const ids = new Map(await connection.query<[string, number][]>({ sql, rowsAsArray: true }, [hashes]))
  return new Map(pictures.map(({ file }, index) => [file, ids.get(hashes[index] ?? '') ?? 0]))
}

const BATCH = 2000

async function linkCities(connection: Connection, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const { slug, picture } of cities) {
    const id = ids.get(picture) ?? null
    await connection.query('UPDATE cities SET image_id = ? WHERE slug = ? AND image_id IS NULL', [id, slug])
  }
}

/**
 * Links photos to one batch of establishments that have none. Locks their rows, so that concurrent loads do not add
 * them twice.
 *
 * @param after the id before the batch
 * @returns the last id of the batch; null when there was none left
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
    albumPhotos(business, subcategory, city).map(({ file, alt }, position) => {
      return { business_id: business, image_id: ids.get(file) ?? 0, position, alt }
    }),
  )
  await insertRows(connection, 'photos', rows)
  if (rows.length > 0) await raiseVersion(connection)
  return found.at(-1)?.[0] ?? null
}

/** Adds pictures to demo establishments and cities that have none. Idempotent. */
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
