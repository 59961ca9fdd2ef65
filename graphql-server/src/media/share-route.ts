import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'mariadb'
import { NotFoundError } from '../errors.ts'
import type { Delivery } from './delivery.ts'

/**
 * Previews are rarely requested; clients revalidate after an hour whether cover, name and city are still the same.
 */
const caching = 'public, max-age=3600'

/** Excludes drafts, which have no public photos (private-photos). */
const select = `SELECT b.name, c.name AS city, (SELECT i.hash FROM photos p JOIN images i ON i.id = p.image_id
    WHERE p.business_id = b.id ORDER BY p.position, p.id LIMIT 1) AS cover
  FROM businesses b JOIN cities c ON c.id = b.city_id WHERE b.slug = ? AND b.state <> 'DRAFT'`

interface Shared {
  name: string
  city: string
  cover: string | null
}

/** Serves an establishment's picture for previews of shared links at `/media/share/{slug}.jpg` (share-pictures). */
export function useSharePictures(app: FastifyInstance, delivery: Delivery, pool: Pool): void {
  app.get<{ Params: { file: string } }>('/media/share/:file', async (request, reply) => {
    const [, slug] = /^([a-z0-9-]{1,180})\.jpg$/.exec(request.params.file) ?? []
    const [business]: Shared[] = slug ? await pool.query(select, [slug]) : []
    if (!business) throw new NotFoundError()
    const name = fileName(business)
    const etag = `"${name}"`
    reply.headers({ etag, 'cache-control': caching, 'content-type': 'image/jpeg' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const bytes = await delivery.made(name, business.cover, async (cover) => {
      const { drawSharePicture } = await import('./share-picture.ts')
      return drawSharePicture(business, cover)
    })
    return reply.header('cross-origin-resource-policy', 'cross-origin').send(bytes)
  })
}

/**
 * Begins with the cover's hash, by which cached variants are deleted. Increment the number when the layout changes.
 */
function fileName({ name, city, cover }: Shared): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([1, name, city, cover]))
    .digest('hex')
  return `${cover ? `${cover}-` : ''}share-${digest.slice(0, 32)}.jpeg`
}
