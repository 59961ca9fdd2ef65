import type { Connection, Pool } from 'mariadb'
import { storedFormat } from '../src/media/store.ts'
import { cities } from './places.ts'
import { between, pick, randomFrom, sample } from './random.ts'
import { insertRows, inTransaction, raiseVersion, type Value } from './rows.ts'
import { drawPool, type PoolImage, type PoolOptions } from './scenes/pool.ts'
import { recipes } from './scenes/recipes/trades.ts'
import { scenesPerCategory } from './scenes/scene.ts'

const BATCH = 2000
const fewest = 3
const most = 8

/** The numbers that the demo gives its establishments: nobody else's get pictures that are not theirs. */
const ours = "(b.phone REGEXP '^[0-9]{2}90[0-9]{7}$' OR b.phone REGEXP '^125[0-9]{7}$')"

/** A photo of a demo establishment. */
export interface DemoPhoto {
  /** Key of its scene. */
  key: string
  alt: string
}

/**
 * The photos of an establishment, the cover first: 3 to 8 of its category's scenes, no two of one recipe.
 *
 * @param number the same number gives the same photos
 * @param category slug of its first category
 */
export function photosOf(number: number, category: string): DemoPhoto[] {
  const random = randomFrom(number + 7_000_003)
  const own = recipes.get(category) ?? []
  const chosen = sample(random, [...own.keys()], between(random, fewest, most))
  return chosen.map((recipe) => {
    const variants = Array.from({ length: scenesPerCategory }, (_, index) => index).filter(
      (index) => index % own.length === recipe,
    )
    return { key: `${category}/${pick(random, variants)}`, alt: own[recipe]?.alt ?? '' }
  })
}

async function insertImages(
  connection: Connection,
  images: readonly PoolImage[],
): Promise<Map<string, number>> {
  const columns = ['hash', 'format', 'width', 'height', 'bytes', 'color']
  const rows = images.map(({ hash, width, height, bytes, color }): Value[] => [
    hash,
    storedFormat,
    width,
    height,
    bytes,
    color,
  ])
  await insertRows(connection, 'images', columns, rows, 'ON DUPLICATE KEY UPDATE id = id')
  const sql = 'SELECT hash, id FROM images WHERE hash IN (?)'
  const found = await connection.query<[string, number][]>({ sql, rowsAsArray: true }, [
    images.map(({ hash }) => hash),
  ])
  const byHash = new Map(found)
  return new Map(images.map(({ key, hash }) => [key, byHash.get(hash) ?? 0]))
}

async function linkCities(connection: Connection, ids: Map<string, number>): Promise<void> {
  for (const { slug } of cities) {
    const id = ids.get(`cidade/${slug}`) ?? null
    await connection.query('UPDATE cities SET image_id = ? WHERE slug = ? AND image_id IS NULL', [id, slug])
  }
}

/** One batch of establishments after an id; their rows are locked, so that two loads never add photos twice. */
async function linkBatch(
  connection: Connection,
  after: number,
  ids: Map<string, number>,
): Promise<number | null> {
  // Along the primary key, and ending with the batch: left to itself MariaDB sorts all that are left, for each batch.
  const sql = `SELECT STRAIGHT_JOIN b.id, c.slug FROM businesses b
    JOIN business_categories bc ON bc.business_id = b.id AND bc.position = 0 JOIN categories c ON c.id = bc.category_id
    LEFT JOIN photos p ON p.business_id = b.id
    WHERE b.id > ? AND ${ours} AND p.id IS NULL
    ORDER BY b.id LIMIT ${BATCH} FOR UPDATE`
  const found = await connection.query<[number, string][]>({ sql, rowsAsArray: true }, [after])
  const rows = found.flatMap(([business, category]) =>
    photosOf(business, category).map(({ key, alt }, position): Value[] => [
      business,
      ids.get(key) ?? 0,
      position,
      alt,
    ]),
  )
  await insertRows(connection, 'photos', ['business_id', 'image_id', 'position', 'alt'], rows)
  if (rows.length > 0) await raiseVersion(connection)
  return found.at(-1)?.[0] ?? null
}

/**
 * Gives the demo's establishments and cities their pictures; those that have some keep them.
 *
 * @param images of the pool, by the key of their scene; they are in the store
 * @param signal ends it after the batch under way
 */
export async function linkPhotos(
  pool: Pool,
  images: ReadonlyMap<string, PoolImage>,
  signal?: AbortSignal,
): Promise<void> {
  const ids = await inTransaction(pool, async (connection) => {
    const made = await insertImages(connection, [...images.values()])
    await linkCities(connection, made)
    await raiseVersion(connection)
    return made
  })
  let last: number | null = 0
  while (last !== null && !signal?.aborted) {
    const after: number = last
    last = await inTransaction(pool, (connection) => linkBatch(connection, after, ids))
  }
}

/** Draws what is missing of the demo's pictures, then links them. Run again, it adds only what is missing. */
export async function addDemoPhotos(pool: Pool, options: PoolOptions): Promise<void> {
  await linkPhotos(pool, await drawPool(options), options.signal)
}
