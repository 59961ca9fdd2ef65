import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { ForbiddenError, RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

/** Security headers of every response; pages replace the policy. @param hstsSeconds HSTS_SECONDS */
export function securityHeaders(hstsSeconds: number): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(hstsSeconds > 0 && { 'strict-transport-security': `max-age=${hstsSeconds}` }),
  }
}

export function useSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}

/** Refuses requests with several Host headers (RFC 9112, 3.2), since proxy and server might read different ones. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
    done(hosts.length > 1 ? new RefusedRequestError(400, texts.malformed) : undefined)
  })
}

/** A weak entity tag, since the same text is sent in several encodings. */
export function entityTag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`
}

/** Signatures of URLs: they change with time, independently of the entity (private-photos). */
const signatures = /(?<=\/media\/[0-9a-f]{64})\?expires=\d+&signature=[\w-]+/g

/** The tag of a JSON text, and whether a response with that tag stays valid as long as the entity is unchanged. */
export function validatorFor(json: string): { tag: string; isLasting: boolean } {
  const lasting = json.replace(signatures, '')
  return { tag: entityTag(lasting), isLasting: lasting === json }
}

/** Whether If-None-Match has this tag, so that the response is a 304. */
export function hasEntity({ headers }: FastifyRequest, tag: string): boolean {
  return matchesTag(headers['if-none-match'] ?? '', tag)
}

/** Whether a list of entity tags has this one, whether weak or strong. */
export function matchesTag(list: string, tag: string): boolean {
  const tags = list.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag.slice(2))
}

type Origins = Pick<Env, 'ORIGIN' | 'CORS_ORIGINS'>

/** Headers sent by REST clients, conditional requests, Apollo Client and GraphQL Yoga's client. */
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
 * Refuses bodies below `/api/auth` that another origin can send without a preflight, which is all but JSON: such a
 * form could sign a visitor in as somebody else, or use up the visitor's sign-in attempts.
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

/**
 * Warns once of a proxy missing from TRUST_PROXY: its address then counts as the client of every request, so that all
 * visitors share one rate limit.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>): void {
  if (TRUST_PROXY) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const header = hasWarned
      ? undefined
      : Object.keys(request.headers).find((name) => /^x-forwarded-/.test(name))
    if (header) {
      hasWarned = true
      request.log.warn(
        { header, address: request.ip },
        'a proxy forwards requests, but TRUST_PROXY is unset: all its visitors count as one',
      )
    }
    done()
  })
}
