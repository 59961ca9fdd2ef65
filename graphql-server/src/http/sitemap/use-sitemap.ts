import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'mariadb'
import { SingleFlight } from '../../concurrency.ts'
import { NotFoundError } from '../../errors.ts'
import type { Metrics } from '../metrics.ts'
import { readPages, readParts, readProfiles } from './parts.ts'
import { sitemapIndex, urlSet } from './xml.ts'

/** Milliseconds for which a map is kept: search engines ask for all parts at once, and again much later. */
const kept = 10 * 60 * 1000

/** Pages of one person, and what is no page. */
const closed = [
  ...[
    '/api',
    '/graphql',
    '/exports',
    '/admin',
    '/dashboard',
    '/login',
    '/register',
    '/esqueci-senha',
    '/redefinir-senha',
  ],
  ...['/minha-conta', '/minhas-empresas', '/favorites', '/unauthorized'],
]

export interface SitemapOptions {
  pool: Pool
  /** Public origin, without a slash at its end. */
  origin: string
  /** SITEMAP_CACHE_BYTES. */
  bytes: number
  metrics?: Pick<Metrics, 'cache'>
}

/**
 * `/robots.txt`, and `/sitemap.xml` with its parts below `/sitemaps`: every page and profile with the day of its last
 * change.
 *
 * @param app the server
 */
export function useSitemap(app: FastifyInstance, { pool, origin, bytes, metrics }: SitemapOptions): void {
  const maps = new LRUCache<string, string>({
    ttl: kept,
    maxSize: bytes,
    sizeCalculation: (map) => 2 * map.length,
  })
  metrics?.cache('sitemap', () => maps.calculatedSize)
  const making = new SingleFlight<string | null>()

  /** Whoever asks while a map is being made waits for it. */
  async function send(reply: FastifyReply, name: string, make: () => Promise<string | null>) {
    const xml = maps.get(name) ?? (await making.run(name, make))
    if (xml === null) throw new NotFoundError()
    if (!maps.has(name)) maps.set(name, xml)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(xml)
  }

  app.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', (_request, reply) =>
    send(reply, 'index', async () => sitemapIndex(await readParts(pool), origin)),
  )
  app.get('/sitemaps/pages.xml', (_request, reply) =>
    send(reply, 'pages', async () => urlSet(await readPages(pool), origin)),
  )
  app.get<{ Params: { number: string } }>(
    '/sitemaps/profiles-:number(^[1-9]\\d{0,5}$).xml',
    (request, reply) => {
      const { number } = request.params
      return send(reply, number, async () => {
        const profiles = await readProfiles(pool, Number(number))
        return profiles.length > 0 ? urlSet(profiles, origin) : null
      })
    },
  )
}
