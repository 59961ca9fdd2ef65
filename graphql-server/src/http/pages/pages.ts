import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql'
import type { Page, PageRequest, PublicConfig } from '../../../../schema/page.ts'
import type { Services } from '../../context.ts'
import { visitorSeed } from '../../search/order.ts'
import { pagePolicy } from '../headers.ts'
import type { Metrics } from '../metrics.ts'
import { createContext, type RequestInfo } from '../request-context.ts'
import { sendFailure, sendNotFound } from './failure-page.ts'
import { PageCache } from './page-cache.ts'
import { canonicalPath } from './page-path.ts'
import type { PageSource } from './page-source.ts'
import { RenderedPage } from './rendered-page.ts'
import { serveStaticFiles } from './static-files.ts'

/** Beyond this a visitor gets the plain shell at once, which the browser fills sooner than a render would come. */
const maxConcurrentRenders = 12

/** Pages whose order is the visitor's own (`rendered-order`): never cached, never shown to others. */
const visitorPages = new Set(['/explore'])

export interface PagesOptions {
  source: PageSource
  schema: GraphQLSchema
  services: Services
  /** Public origin, without a closing slash. */
  origin: string
  config: PublicConfig
  /** Origin of the image delivery host, if images come from one. */
  imageHost?: string | undefined
  /** Bytes of the page cache; PAGE_CACHE_BYTES. */
  cacheBytes: number
  metrics?: Pick<Metrics, 'cache'>
  /** What the server knows of a request. */
  requestInfo(request: FastifyRequest): RequestInfo
}

/**
 * Answers every address that no other route did: built files below /assets, and the web app's pages, rendered with
 * data from the same schema that browsers query over HTTP.
 *
 * @param app register this last: it takes what is left
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { source } = options
  const cache = new PageCache<Page>(options.cacheBytes, () => options.services.search.publicVersion())
  options.metrics?.cache('pages', () => cache.bytes)
  await source.open?.(app.server)
  if (source.clientFolder) await serveStaticFiles(app, source.clientFolder)
  app.addHook('onClose', () => source.close())
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))

  let rendering = 0
  async function render(request: PageRequest): Promise<Page> {
    const { pages } = await source.load()
    if (rendering >= maxConcurrentRenders) return pages.renderShell(request, 200)
    rendering += 1
    try {
      return await pages.renderPage(request)
    } finally {
      rendering -= 1
    }
  }

  app.get('/*', async (request, reply) => {
    if (await source.serve?.(request.raw, reply.raw)) return reply.hijack()
    const path = request.url.split('?', 1)[0] ?? '/'
    const canonical = canonicalPath(path)
    if (canonical === null) return sendNotFound(reply)
    if (canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301)
    try {
      const { assets } = await source.load()
      const page = pageRequest(request, path, options, assets)
      // An address with a query has more spellings than the cache has room; Vite's pages change as files do.
      const isCacheable = !visitorPages.has(path) && request.url === path && !source.serve
      if (!isCacheable) return sendPage(reply, await render(page), options)
      const answer = await cache.get(
        path,
        () => render(page),
        (rendered, version) => toCached(rendered, version, options),
      )
      return answer instanceof RenderedPage ? answer.send(request, reply) : sendPage(reply, answer, options)
    } catch (thrown) {
      return sendFailure(request, reply, thrown)
    }
  })
}

/**
 * @param path canonical. The order of what is random on a cached page follows from it and the hour, on a visitor's page
 *   from the visitor and the hour; from nothing else that a link could carry (`rendered-order`).
 */
function pageRequest(
  request: FastifyRequest,
  path: string,
  { schema, services, origin, config, requestInfo }: PagesOptions,
  assets: PageRequest['assets'],
): PageRequest {
  const visit = requestInfo(request)
  const drawnFor = visitorPages.has(path) ? visit.visitor : `page ${path}`
  // Pages are rendered with a visitor's rights for everybody: the token never leaves the browser's storage.
  const contextValue = createContext(services, { ...visit, authorization: undefined })
  return {
    url: request.url,
    origin,
    config,
    assets,
    seed: visitorSeed(services.secret, drawnFor, Date.now()),
    execute: async (document: DocumentNode, variableValues?: Record<string, unknown>) => {
      const result = await execute({ schema, document, variableValues, contextValue })
      for (const error of result.errors ?? []) throw error.originalError ?? error
      return result
    },
  }
}

/** Only complete public pages are cached: anybody can request any number of addresses that show nothing. */
function toCached(page: Page, version: string, options: PagesOptions): RenderedPage | null {
  if (page.kind === 'redirect' || page.status !== 200 || page.cache !== 'public') return null
  return new RenderedPage(version, page.html, policyOf(page.styleHashes, options))
}

function policyOf(styleHashes: string[], { source, config, imageHost }: PagesOptions): string {
  return source.policy ?? pagePolicy({ styleHashes, tileUrl: config.tileUrl, imageHost })
}

function sendPage(reply: FastifyReply, page: Page, options: PagesOptions): FastifyReply {
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
  return reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page.styleHashes, options))
    .header('cache-control', page.cache === 'public' ? 'no-cache' : 'private, no-store')
    .send(page.html)
}
