import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizedExecutor } from '@graphql-tools/executor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type {
  MatchedPage,
  Page,
  PageAssets,
  PageModule,
  PageRequest,
  PublicConfig,
} from '../../../../schema/page.ts'
import type { Services } from '../../context.ts'
import type { Env } from '../../env.ts'
import { ForbiddenError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { visitorSeed } from '../../search/order.ts'
import { isCrossOrigin } from '../headers.ts'
import { pagePolicy, sendHtml } from '../html.ts'
import type { Metrics } from '../metrics.ts'
import { createContext, requestInfo } from '../request-context.ts'
import { sendFailure, sendNotFound } from './failure-page.ts'
import { CachedPage, PageCache, type SharedAnswers, sharedAnswers } from './page-cache.ts'
import { canonicalPath } from './page-path.ts'

/** Source of the web app: its build, or Vite in development. */
export interface PageSource {
  /** Render module and asset URLs. */
  load(): Promise<{ pages: PageModule; assets: PageAssets }>
  /** Called once before the first page; serves the built files. */
  open?(app: FastifyInstance): Promise<void>
  /** Replaces the pages' content security policy. */
  policy?: string
  /** @returns whether Vite has sent a response */
  serve?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

export interface PagesOptions {
  source: PageSource
  schema: GraphQLSchema
  services: Services
  config: PublicConfig
  env: Pick<Env, 'ORIGIN' | 'IMAGE_HOST' | 'PAGE_CACHE_BYTES'>
  metrics?: Pick<Metrics, 'cache'>
}

const formType = 'application/x-www-form-urlencoded'

const minuteMs = 60_000

/** Limit of a form posted without JavaScript, in bytes: texts, never files. */
const maxFormBytes = 64 * 1024

/**
 * Serves the web app at every path without another route, rendered over the schema of `/graphql`.
 *
 * @param app a scope of its own, registered last
 */
export async function usePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { source, services, env, metrics } = options
  const cache = new PageCache<Page>(env.PAGE_CACHE_BYTES)
  metrics?.cache('pages', () => cache.bytes)
  const shared = sharedAnswers(() => services.search.publicVersion())
  await source.open?.(app)
  app.addHook('onClose', () => source.close())
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))

  const match = async (request: FastifyRequest) =>
    (await source.load()).pages.matchPage(request.url.split('?', 1)[0] ?? '/')
  app.removeAllContentTypeParsers()
  const formOptions = { parseAs: 'string', bodyLimit: maxFormBytes } as const
  app.addContentTypeParser(formType, formOptions, (_request, body, done) => done(null, body))
  app.post<{ Body: string | undefined }>('/*', {
    // Checked before the body is read.
    onRequest: async (request, reply) => {
      if (isCrossOrigin(request, { ORIGIN: env.ORIGIN, CORS_ORIGINS: [] }))
        throw new ForbiddenError(texts.foreignForm)
      if (!(await match(request))?.action) return reply.callNotFound()
    },
    handler: async (request, reply) => {
      const { assets, pages } = await source.load()
      const matched = await match(request)
      if (!matched) return sendNotFound(reply)
      const seed = pageSeed(request, matched, services.secret)
      const form = request.body ?? ''
      const page = await pages.renderPage({ ...pageRequest(request, seed, options, assets, unshared), form })
      return sendPage(
        reply,
        page,
        { ...matched, cache: matched.cache === 'never' ? 'never' : 'private' },
        options,
      )
    },
  })

  app.get('/*', async (request, reply) => {
    if (await source.serve?.(request.raw, reply.raw)) return reply.hijack()
    const path = request.url.split('?', 1)[0] ?? '/'
    const canonical = canonicalPath(path)
    if (canonical === null) return sendNotFound(reply)
    try {
      const { assets, pages } = await source.load()
      const matched = await pages.matchPage(canonical)
      if (matched === null) return sendNotFound(reply)
      if (canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301)
      // Created per render only: a cached page needs neither seed nor context.
      const render = () =>
        pages.renderPage(
          pageRequest(
            request,
            pageSeed(request, matched, services.secret),
            options,
            assets,
            matched.cache === 'never' ? unshared : shared,
          ),
        )
      // URLs with a query are unlimited in number; Vite's pages change with its files.
      const isShared = matched.cache === 'public' || matched.cache === 'minute'
      const isCacheable = isShared && request.url === path && !source.serve
      if (!isCacheable) return sendPage(reply, await render(), matched, options)
      const version = await pageVersion(matched, services)
      const rendered = await cache.get(pageKey(matched), version, async () => {
        const result = await render()
        return isCached(result)
          ? new CachedPage(version, result.html, sourcePolicy(result.styleHashes, options))
          : result
      })
      return rendered instanceof CachedPage
        ? rendered.send(request, reply)
        : sendPage(reply, rendered, matched, options)
    } catch (thrown) {
      return sendFailure(request, reply, thrown)
    }
  })
}

/** Executes each document separately, for pages that write or are not cached. */
const unshared: SharedAnswers = (execute) => execute

/**
 * Seed of a page's random order: depends on route, parameters and hour for a cached page, on visitor and hour for a
 * visitor's page (`rendered-order`).
 */
function pageSeed(request: FastifyRequest, matched: MatchedPage, secret: string): string {
  const owner =
    matched.cache === 'private' || matched.cache === 'never'
      ? requestInfo(request).visitor
      : `page ${pageKey(matched)}`
  return visitorSeed(secret, owner, Date.now())
}

/** Validity of a cached page: the version of public data, with the minute if the page depends on the clock. */
async function pageVersion({ cache }: MatchedPage, { search }: Services): Promise<string> {
  const version = await search.publicVersion()
  return cache === 'minute' ? `${version} ${Math.floor(Date.now() / minuteMs)}` : version
}

/** Route and parameters, which contain no spaces. */
function pageKey({ route, params }: MatchedPage): string {
  return [route, ...Object.values(params)].join(' ')
}

function pageRequest(
  request: FastifyRequest,
  seed: string,
  { schema, services, config, env }: PagesOptions,
  assets: PageAssets,
  shared: SharedAnswers,
): PageRequest {
  const info = requestInfo(request)
  // Pages render with a visitor's rights for everyone: the token never leaves the browser's storage.
  const contextValue = createContext(services, { ...info, authorization: undefined })
  return {
    url: request.url,
    origin: env.ORIGIN,
    config,
    assets,
    seed,
    execute: shared(async (document: DocumentNode, variableValues?: Record<string, unknown>) => {
      const execution = { schema, document, variableValues, contextValue }
      const result = (await normalizedExecutor(execution)) as ExecutionResult
      for (const error of result.errors ?? []) throw error.originalError ?? error
      return result
    }),
  }
}

/** Error pages are not cached: clients can request any number of them. */
function isCached(page: Page): page is Extract<Page, { kind: 'document' }> {
  return page.kind === 'document' && page.status === 200
}

function sourcePolicy(styleHashes: string[], { source, config, env }: PagesOptions): string {
  return source.policy ?? pagePolicy(styleHashes, config.tileUrl, env.IMAGE_HOST)
}

function sendPage(
  reply: FastifyReply,
  page: Page,
  { cache }: MatchedPage,
  options: PagesOptions,
): FastifyReply {
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
  const policy = sourcePolicy(page.styleHashes, options)
  // Avoids no-store, which would keep pages out of the back/forward cache (page-cache).
  const cacheControl = {
    public: 'no-cache',
    minute: 'no-cache',
    private: 'private, no-cache',
    never: 'no-store',
  }[cache]
  if (cache === 'never') reply.header('referrer-policy', 'no-referrer')
  return sendHtml(reply.code(page.status), page.html, { policy, cacheControl })
}
