import type { PoolConfig } from 'mariadb'
import sharp from 'sharp'
import { createPool } from '../graphql-server/src/database/client.ts'
import { folderStore } from '../graphql-server/src/media/folder-store.ts'
import { takeImage } from '../graphql-server/src/media/intake.ts'

/** Pictures in plain colours and three shapes. */
const pictures = Array.from({ length: 15 }, (_, number) => ({
  width: [1600, 1200, 1000][number % 3] ?? 1600,
  height: [1200, 1600, 1000][number % 3] ?? 1200,
  background: { r: number * 16, g: 120, b: 255 - number * 16 },
}))

/**
 * Gives every establishment photos, as many as asked for it or three, in place of those it has.
 *
 * @param config of the database that the product runs on
 * @param images folder of its image store
 * @param counts photos by slug
 */
export async function givePhotos(
  config: PoolConfig,
  images: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const pool = createPool(config)
  const store = folderStore(images)
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
      ids.slice(0, counts[slug] ?? 3).map((image, position) => [id, image, position]),
    )
    await pool.batch('INSERT INTO photos (business_id, image_id, position) VALUES (?, ?, ?)', rows)
  } finally {
    await pool.end()
  }
}
