import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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

/** A weak entity tag, since the same text is sent in several encodings. */
export function entityTag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`
}

/** Whether If-None-Match has this tag, so that the response is a 304. */
export function hasEntity({ headers }: FastifyRequest, tag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(tag.slice(2))
}
