import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ForbiddenError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, if-none-match, idempotency-key, apollo-require-preflight',
  'access-control-max-age': '600',
}

/** What decides whether a page is foreign. */
export interface Origins {
  /** ORIGIN. */
  own: string
  /** CORS_ORIGINS. */
  listed: readonly string[]
}

/**
 * Lets the pages of listed origins read the answers of `/graphql` and `/api`; of no other, and never with cookies.
 *
 * @param app the server
 */
export function useCors(app: FastifyInstance, { listed }: Pick<Origins, 'listed'>): void {
  if (listed.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(graphql|api)(\/|\?|$)/.test(request.url)) return done()
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !listed.includes(origin)) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
    })
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method']
    if (!preflight) return done()
    reply.code(204).headers(allowed).send()
  })
}

/**
 * Refuses what a foreign page can send to `/api/auth` without asking first: every body but JSON. Its forms would sign
 * visitors in as somebody else, or make them fail so often that they have to wait.
 *
 * @param app the server
 */
export function refuseForeignForms(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url, headers } = request
    const isSafe = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
    if (isSafe || isJson || !/^\/api\/auth(\/|\?|$)/i.test(url) || !isForeign(request, origins)) return done()
    done(new ForbiddenError(texts.foreignForm))
  })
}

/** Browsers say where a request comes from in either header; whoever sends neither is no browser. */
function isForeign({ headers }: FastifyRequest, { own, listed }: Origins): boolean {
  const { origin } = headers
  if (origin !== undefined && listed.includes(origin)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== own && URL.parse(origin)?.host !== headers.host
}
