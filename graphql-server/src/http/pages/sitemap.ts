import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'mariadb'
import { sitePages } from '../../../../schema/site-pages.ts'
import { isListed, readUnlisted } from '../../business-rows/state.ts'
import type { Env } from '../../env.ts'
import { NotFoundError } from '../../errors.ts'
import { SingleFlight } from '../../limits/single-flight.ts'
import type { Metrics } from '../metrics.ts'

/** Search engines fetch all parts together, and again only much later. */
const cacheTtlMs = 10 * 60 * 1000

/** Ids per part: far below the 50,000 URLs and 50 MB that https://www.sitemaps.org/protocol.html allows. */
const idsPerPart = 10_000

/** Minimum number of listings for a page of a category in a city (place-pages). */
const fewForPage = 3

const pages = ['/', '/explore', '/em/hoje', ...Object.values(sitePages)]

/** Personal pages, and paths that are not pages, with everything below them and any query. */
const disallowed = [
  '/api',
  '/graphql',
  '/exports',
  '/admin',
  '/dashboard',
  '/login',
  '/register',
  '/esqueci-senha',
  '/redefinir-senha',
  '/minha-conta',
  '/minhas-empresas',
  '/favorites',
  '/unauthorized',
]

export interface SitemapOptions {
  pool: Pool
  env: Pick<Env, 'ORIGIN' | 'SITEMAP_CACHE_BYTES'>
  metrics: Pick<Metrics, 'cache'>
}

/**
 * Serves `/robots.txt`, and `/sitemap.xml` with its parts below `/sitemaps`: every page with its last modification.
 */
export function useSitemap(app: FastifyInstance, { pool, env, metrics }: SitemapOptions): void {
  const { ORIGIN: origin, SITEMAP_CACHE_BYTES: maxSize } = env
  const cache = new LRUCache<string, string>({
    ttl: cacheTtlMs,
    maxSize,
    sizeCalculation: (xml) => 2 * xml.length,
  })
  metrics.cache('sitemap', () => cache.calculatedSize)
  const builds = new SingleFlight<string | null>()

  async function send(reply: FastifyReply, name: string, build: () => Promise<string | null>) {
    const xml = cache.get(name) ?? (await builds.run(name, build))
    if (xml === null) throw new NotFoundError()
    if (!cache.has(name)) cache.set(name, xml)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(xml)
  }

  app.get('/robots.txt', (_request, reply) => {
    // Rules are prefixes: without an end, `/api` would hide the profile /apiario-da-serra too.
    const rules = disallowed.flatMap((path) => ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`))
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', (_request, reply) =>
    send(reply, 'index', async () => {
      const parts = await readParts(pool)
      return renderXml('sitemapindex', 'sitemap', origin, [{ path: '/sitemaps/pages.xml' }, ...parts])
    }),
  )
  app.get('/sitemaps/pages.xml', (_request, reply) =>
    send(reply, 'pages', async () => renderXml('urlset', 'url', origin, await readPages(pool))),
  )
  app.get<{ Params: { number: string } }>(
    '/sitemaps/profiles-:number(^[1-9]\\d{0,5}$).xml',
    ({ params: { number } }, reply) =>
      send(reply, number, async () => {
        const profiles = await readProfiles(pool, Number(number))
        return profiles.length > 0 ? renderXml('urlset', 'url', origin, profiles) : null
      }),
  )
}

/** A page or a part, with its last modification. */
interface Entry {
  path: string
  changedAt?: Date
}

/** Parts that contain profiles, numbered from 1. */
async function readParts(pool: Pool): Promise<Entry[]> {
  const rows = await pool.query<{ number: number; changedAt: Date }[]>(
    `SELECT (id - 1) DIV ${idsPerPart} + 1 AS number, MAX(updated_at) AS changedAt FROM businesses b
      WHERE ${isListed('b')} GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ number, changedAt }) => ({ path: `/sitemaps/profiles-${number}.xml`, changedAt }))
}

async function readProfiles(pool: Pool, part: number): Promise<Entry[]> {
  const rows = await pool.query<{ slug: string; changedAt: Date }[]>(
    `SELECT slug, updated_at AS changedAt FROM businesses b WHERE id > ? AND id <= ? AND ${isListed('b')} ORDER BY id`,
    [(part - 1) * idsPerPart, part * idsPerPart],
  )
  return rows.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt }))
}

/** Static pages, pages of cities and of categories in them with enough listings, and the search of each category. */
async function readPages(pool: Pool): Promise<Entry[]> {
  // Id 0 keeps the list non-empty. The other conditions are covered by indexes.
  const unlisted = [0, ...(await readUnlisted(pool))]
  const cities = await pool.query<{ slug: string }[]>(
    `SELECT slug FROM cities c
     WHERE EXISTS (SELECT 1 FROM businesses b WHERE b.city_id = c.id AND b.id NOT IN (?)) ORDER BY slug`,
    [unlisted],
  )
  const places = await pool.query<{ city: string; category: string }[]>(
    `SELECT c.slug AS city, k.slug AS category FROM (
       SELECT b.city_id, t.category_id FROM businesses b JOIN business_categories t ON t.business_id = b.id
       WHERE b.id NOT IN (?) GROUP BY 1, 2 HAVING COUNT(*) >= ?
     ) pairs JOIN cities c ON c.id = pairs.city_id JOIN categories k ON k.id = pairs.category_id ORDER BY 1, 2`,
    [unlisted, fewForPage],
  )
  const categories = await pool.query<{ slug: string }[]>(
    `SELECT slug FROM categories c
     WHERE EXISTS (SELECT 1 FROM business_categories b WHERE b.category_id = c.id AND b.business_id NOT IN (?))
     ORDER BY slug`,
    [unlisted],
  )
  return [
    ...pages.map((path) => ({ path })),
    ...cities.flatMap(({ slug }) => [{ path: `/em/${slug}` }, { path: `/em/${slug}/hoje` }]),
    ...places.map(({ city, category }) => ({ path: `/em/${city}/${category}` })),
    ...categories.map(({ slug }) => ({ path: `/explore?category=${slug}` })),
  ]
}

/** Origins and slugs contain no characters that XML escapes. */
function renderXml(root: string, item: string, origin: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${origin}${path}</loc>${changed}</${item}>\n`
  })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${lines.join('')}</${root}>\n`
}
