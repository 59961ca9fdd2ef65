import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { ForbiddenError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

type Origins = Pick<Env, 'ORIGIN' | 'CORS_ORIGINS'>

/** What clients of REST, conditional ones, and Apollo Client and GraphQL Yoga's own send. */
const requestHeaders =
  `authorization, content-type, idempotency-key, if-match, if-none-match, if-modified-since,
  if-unmodified-since, apollo-require-preflight, apollographql-client-name, apollographql-client-version,
  x-apollo-operation-name, x-apollo-operation-id, x-graphql-yoga-csrf`.replace(/\s+/g, ' ')

const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': requestHeaders,
  'access-control-max-age': '600',
}

/** Lets the pages of CORS_ORIGINS read `/graphql` and `/api`, without cookies. */
export function useCors(app: FastifyInstance, { CORS_ORIGINS: allowed }: Origins): void {
  if (allowed.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(graphql|api)(\/|\?|$)/.test(request.url)) return done()
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !allowed.includes(origin)) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers':
        'allow, etag, last-modified, retry-after, www-authenticate, x-request-id',
    })
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method']
    if (!isPreflight) return done()
    reply.code(204).headers(preflightHeaders).send()
  })
}

/**
 * Refuses bodies below `/api/auth` that a page of another origin can send without a preflight, which is all but JSON:
 * such a form could sign a visitor in as somebody else, or use up the visitor's sign-in attempts.
 */
export function refuseCrossOriginForms(app: FastifyInstance, env: Origins): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url, headers } = request
    const isSafe = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
    const isAuth = /^\/api\/auth(\/|\?|$)/i.test(url)
    if (isSafe || isJson || !isAuth || !isCrossOrigin(request, env)) return done()
    done(new ForbiddenError(texts.foreignForm))
  })
}

/** Browsers send at least one of the two headers. */
export function isCrossOrigin({ headers }: FastifyRequest, { ORIGIN, CORS_ORIGINS }: Origins): boolean {
  const { origin } = headers
  if (origin !== undefined && CORS_ORIGINS.includes(origin)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== ORIGIN && URL.parse(origin)?.host !== headers.host
}
