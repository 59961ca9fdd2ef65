import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql'
import type { Page, PageRequest, PublicConfig } from '../../../../schema/page.ts'
import { executeCompiled } from '../../compiled/execute-compiled.ts'
import { createContext, type Services, type Visit } from '../../context.ts'
import { BusyError, type ProductError, toProductError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { visitorSeed } from '../../search/seed.ts'
import type { Metrics } from '../metrics.ts'
import { pagePolicy } from '../security-headers.ts'
import { useBuiltFiles } from './built-files.ts'
import { isImpossiblePath } from './impossible-path.ts'
import { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { RenderSlots } from './render-slots.ts'
import { type StaticText, staticPage, staticStyleHash } from './static-page.ts'

/** More pages than this at once wait longer for their turn than a browser takes to fill the shell. */
const mostRenders = 12

/** Pages whose listings stand in an order of the visitor's own (fair-order). */
const ownOrder = /^\/explore\/?$/

export interface PagesOptions {
  source: PageSource
  schema: GraphQLSchema
  services: Services
  /** Public origin, without a slash at its end. */
  origin: string
  config: PublicConfig
  /** Origin of the image delivery host, if images come from one. */
  imageHost?: string | undefined
  /** Bytes of rendered pages to keep; PAGE_CACHE_BYTES. */
  cacheBytes: number
  metrics?: Pick<Metrics, 'cache'>
  /** What the server knows of a request. */
  visitOf(request: FastifyRequest): Visit
}

/**
 * Answers every address that nothing before it did: built files below /assets, and the web app's pages,
 * rendered with data from the same schema that browsers ask over HTTP.
 *
 * @param app where to register; last, since it takes what is left
 */
export async function usePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { source } = options
  const slots = new RenderSlots(mostRenders)
  const cache = new PageCache<Page>(options.cacheBytes, () => options.services.search.moment())
  options.metrics?.cache('pages', () => cache.bytes)
  await source.open?.(app.server)
  if (source.clientFolder) await useBuiltFiles(app, source.clientFolder)
  app.addHook('onClose', () => source.close())
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, toProductError(error), error))
  app.get('/*', async (request, reply) => {
    if (await source.serve?.(request.raw, reply.raw)) return reply.hijack()
    const path = request.url.split('?', 1)[0] ?? '/'
    if (isImpossiblePath(path)) return sendStatic(reply, 404, texts.pages.notFound, '/')
    try {
      const { pages, assets } = await source.load()
      const isShared = !ownOrder.test(path)
      const page = pageRequest(request, options, assets, isShared)
      const render = () =>
        slots.run(
          () => pages.renderPage(page),
          () => pages.renderShell(page, 200),
        )
      // With a query an address can be written in more ways than there is room for; Vite's pages change as files do.
      if (!isShared || request.url !== path || source.serve) return send(reply, await render(), options)
      const answer = await cache.get(path, render, (answer, moment) => keptPage(answer, moment, options))
      return answer instanceof KeptPage ? answer.send(request, reply) : send(reply, answer, options)
    } catch (thrown) {
      return sendFailure(request, reply, toProductError(thrown), thrown)
    }
  })
}

function pageRequest(
  request: FastifyRequest,
  { schema, services, origin, config, visitOf }: PagesOptions,
  assets: PageRequest['assets'],
  isShared: boolean,
): PageRequest {
  const visit = visitOf(request)
  // What is random on a page that is shared is drawn for each page and hour; nobody's own order is shown to others.
  const drawnFor = isShared ? `page ${request.url.split('?', 1)[0]}` : visit.visitor
  // Rendered pages are the same for everybody: the token lives in the browser, never in a page's request.
  const contextValue = createContext(services, { ...visit, authorization: undefined })
  return {
    url: request.url,
    origin,
    config,
    assets,
    seed: visitorSeed(services.secret, drawnFor, Date.now()),
    execute: async (document: DocumentNode, variableValues?: Record<string, unknown>) => {
      const result = await executeCompiled({ schema, document, variableValues, contextValue }, execute)
      for (const error of result.errors ?? []) throw error.originalError ?? error
      return result
    },
  }
}

/** What may be kept of an answer: whole pages for everybody, no refusals, which anybody can ask for without end. */
function keptPage(page: Page, moment: string, options: PagesOptions): KeptPage | null {
  if (page.kind === 'redirect' || page.status !== 200 || page.cache !== 'public') return null
  return new KeptPage(moment, page.html, policyOf(page.styleHashes, options))
}

function policyOf(styleHashes: string[], { source, config, imageHost }: PagesOptions): string {
  return source.policy ?? pagePolicy({ styleHashes, tileUrl: config.tileUrl, imageHost })
}

function send(reply: FastifyReply, page: Page, options: PagesOptions): FastifyReply {
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
  return reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page.styleHashes, options))
    .header('cache-control', page.cache === 'public' ? 'no-cache' : 'private, no-store')
    .send(page.html)
}

/** Of a page with one style and one link. */
const staticPolicy = [
  "default-src 'none'",
  `style-src '${staticStyleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function sendStatic(reply: FastifyReply, status: number, text: StaticText, href: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', staticPolicy)
    .header('cache-control', 'no-store')
    .send(staticPage(text, href))
}

/** A page that cannot be rendered says so in place: the visitor's address stays, and trying again works. */
function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProductError,
  thrown: unknown,
): FastifyReply {
  if (error.status >= 500 && !(error instanceof BusyError))
    request.log.error({ err: thrown }, 'page not rendered')
  if (error.retryAfter) reply.header('retry-after', error.retryAfter)
  const text = error.status === 503 ? texts.pages.unavailable : texts.pages.failed
  return sendStatic(reply, error.status === 503 ? 503 : 500, text, request.url)
}
