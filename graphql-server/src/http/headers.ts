import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

/** The security headers of every response; pages replace the policy. @param hstsSeconds HSTS_SECONDS */
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

/** Refuses a request with several Host headers (RFC 9112, 3.2), of which proxy and server might read different ones. */
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

/** Whether If-None-Match has this tag, so that the response is a 304. */
export function hasEntity({ headers }: FastifyRequest, tag: string): boolean {
  return matchesTag(headers['if-none-match'] ?? '', tag)
}

/** Whether a list of entity tags has this one, whether weak or strong. */
export function matchesTag(list: string, tag: string): boolean {
  const tags = list.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag.slice(2))
}
