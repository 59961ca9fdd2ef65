import type { FastifyInstance } from 'fastify'

/** For answers that are no page: nothing may be loaded from them. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The hash of an empty style element, which Emotion fills through the object model. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What a page's policy depends on. */
export interface PagePolicyOptions {
  /** `sha256-…` of each inline style element. */
  styleHashes: readonly string[]
  /** Address template of the map's tiles. */
  tileUrl: string
  /** Origin of the image delivery host, if images come from one. */
  imageHost?: string | undefined
}

/**
 * The content security policy of a page. Styles are allowed by hash and not by nonce, so that the policy can be
 * cached and revalidated with its page.
 */
export function pagePolicy({ styleHashes, tileUrl, imageHost }: PagePolicyOptions): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles} ${emptyStyle}`,
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

/**
 * The security headers of every answer.
 *
 * @param hstsSeconds for how long browsers shall insist on HTTPS; 0 says nothing about it
 */
export function securityHeaders(hstsSeconds: number): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(hstsSeconds > 0 && { 'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains` }),
  }
}

/**
 * Puts the security headers on every answer. Whatever is a page replaces the policy by its own.
 *
 * @param app the server
 * @param headers of `securityHeaders`
 */
export function useSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}
