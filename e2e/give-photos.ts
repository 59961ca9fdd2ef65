import { join } from 'node:path'
import sharp from 'sharp'
import { createPool } from '../graphql-server/src/database/client.ts'
import { folderStore } from '../graphql-server/src/media/folder-store.ts'
import { takeImage } from '../graphql-server/src/media/intake.ts'
import { graphql } from './graphql.ts'
import type { Product } from './start-product.ts'

/** Pictures in plain colours and three shapes. */
const pictures = Array.from({ length: 8 }, (_, number) => ({
  width: [1600, 1200, 1000][number % 3] ?? 1600,
  height: [1200, 1600, 1000][number % 3] ?? 1200,
  background: { r: number * 16, g: 120, b: 255 - number * 16 },
}))

/** Gives every establishment three photos, and the newest one eight. */
export async function givePhotos({ config, folder, origin }: Product): Promise<void> {
  const newest = await photographed({ origin })
  const pool = createPool(config)
  const store = folderStore(join(folder, 'images'))
  try {
    const ids: bigint[] = []
    for (const picture of pictures) {
      const drawn = await sharp({ create: { ...picture, channels: 3 } })
        .jpeg()
        .toBuffer()
      const { hash, format, width, height, bytes, color, data } = await takeImage(drawn, { maxBytes: 1e7 })
      await store.put(hash, format, data)
      const { insertId } = await pool.query(
        'INSERT INTO images (hash, format, width, height, bytes, color) VALUES (?, ?, ?, ?, ?, ?)',
        [hash, format, width, height, bytes, color],
      )
      ids.push(insertId)
    }
    await pool.query('DELETE FROM photos')
    const businesses = await pool.query('SELECT id, slug FROM businesses')
    const rows = businesses.flatMap(({ id, slug }: { id: number; slug: string }) =>
      ids.slice(0, slug === newest.slug ? 8 : 3).map((image, position) => [id, image, position]),
    )
    await pool.batch('INSERT INTO photos (business_id, image_id, position) VALUES (?, ?, ?)', rows)
  } finally {
    await pool.end()
  }
}

/** The establishment that has eight photos. */
export async function photographed({
  origin,
}: Pick<Product, 'origin'>): Promise<{ slug: string; name: string }> {
  const query = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 1) { items { slug name } } }'
  return (await graphql(origin, query)).searchBusinesses.items[0]
}
