import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** SHA-256 of an empty style element, which Emotion fills through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export interface PagePolicyOptions {
  /** `sha256-…` of each inline style element. */
  styleHashes: readonly string[]
  /** URL template of the map's tiles. */
  tileUrl: string
  /** IMAGE_HOST. */
  imageHost?: string | undefined
}

/**
 * The content security policy of a page. It allows styles by hash instead of nonce, so that it can be cached and
 * revalidated with its page.
 */
export function pagePolicy({ styleHashes, tileUrl, imageHost }: PagePolicyOptions): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`), emptyStyle].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', tileSource(tileUrl), ...(imageHost ? [imageHost] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` loads from `https://*.tile.example`. */
function tileSource(tileUrl: string): string {
  return /^https?:\/\/[^/]+/.exec(tileUrl)?.[0].replace(/\{\w+\}/g, '*') ?? ''
}

/** The security headers of every response; pages replace the policy. @param hstsSeconds HSTS_SECONDS */
export function securityHeaders(hstsSeconds: number): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(hstsSeconds > 0 && { 'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains` }),
  }
}

/** @param headers of `securityHeaders` */
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
