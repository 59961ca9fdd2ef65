import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'mariadb'
import { NotFoundError } from '../../errors.ts'
import { SingleFlight } from '../../limits/concurrency.ts'
import type { Metrics } from '../metrics.ts'
import { type Entry, type Part, readPages, readParts, readProfiles } from './sitemap-queries.ts'

/** How long a sitemap is cached, in milliseconds: search engines fetch all parts together, and again much later. */
const cacheTtlMs = 10 * 60 * 1000

/** Personal pages, and addresses that are no pages. */
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
  /** Public origin, without a closing slash. */
  origin: string
  /** SITEMAP_CACHE_BYTES. */
  cacheBytes: number
  metrics?: Pick<Metrics, 'cache'>
}

/** Serves `/robots.txt`, and `/sitemap.xml` with its parts below `/sitemaps`: every page, with its last change. */
export function registerSitemap(
  app: FastifyInstance,
  { pool, origin, cacheBytes, metrics }: SitemapOptions,
): void {
  const cache = new LRUCache<string, string>({
    ttl: cacheTtlMs,
    maxSize: cacheBytes,
    sizeCalculation: (xml) => 2 * xml.length,
  })
  metrics?.cache('sitemap', () => cache.calculatedSize)
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
    const rules = disallowed.map((path) => `Disallow: ${path}`)
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`]
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

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlSet(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => `<url>${locationOf(origin + path, changedAt)}</url>`)
  return `${declaration}\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`
}

function sitemapIndex(parts: readonly Part[], origin: string): string {
  const maps = [
    `<sitemap>${locationOf(`${origin}/sitemaps/pages.xml`)}</sitemap>`,
    ...parts.map(
      ({ number, changedAt }) =>
        `<sitemap>${locationOf(`${origin}/sitemaps/profiles-${number}.xml`, changedAt)}</sitemap>`,
    ),
  ]
  return `${declaration}\n<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>\n`
}

function locationOf(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<loc>${escapeXml(address)}</loc>${changed}`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
