import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serverClockName, trustedTypePolicies } from '../../../schema/page.ts'

/** SHA-256 of an empty style element, which Emotion fills through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The content security policy of a page of the web app. Styles have hashes instead of nonces, so that the policy can be
 * cached with its page.
 *
 * @param styleHashes `sha256-…` of each inline style element
 * @param tileUrl TILE_URL
 * @param imageHost IMAGE_HOST
 */
export function pagePolicy(styleHashes: readonly string[], tileUrl: string, imageHost?: string): string {
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
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypePolicies.join(' ')}`,
  ].join('; ')
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` loads from `https://*.tile.example`. */
function tileSource(tileUrl: string): string {
  return /^https?:\/\/[^/]+/.exec(tileUrl)?.[0].replace(/\{\w+\}/g, '*') ?? ''
}

/** The content security policy of a page outside the web app. @param directives additional ones */
export function toolPolicy(...directives: string[]): string {
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function sendHtml(
  reply: FastifyReply,
  html: string,
  headers: { policy: string; cacheControl: string },
): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', headers.policy)
    .header('cache-control', headers.cacheControl)
    .header('server-timing', serverClock())
    .send(html)
}

/** `Server-Timing` of a page: the clock by which the browser shows what is open. */
export const serverClock = () => `${serverClockName};dur=${Date.now()}`

const compress = promisify(gzip)

/**
 * Serves scripts and styles of a package. They are megabytes, so they are read and compressed once, at the first request.
 *
 * @param folder URL path without a trailing slash
 * @param read reads the contents by file name
 */
export function servePackageFiles(
  app: FastifyInstance,
  folder: string,
  read: () => Promise<Record<string, string>>,
): void {
  let files: Promise<Map<string, Buffer>> | undefined
  app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    files ??= read().then(compressed)
    const content = (await files).get(request.params.file)
    if (!content) return reply.callNotFound()
    return reply
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=3600')
      .type(request.params.file.endsWith('.css') ? 'text/css' : 'text/javascript')
      .send(content)
  })
}

async function compressed(texts: Record<string, string>): Promise<Map<string, Buffer>> {
  const entries = Object.entries(texts).map(async ([name, text]) => [name, await compress(text)] as const)
  return new Map(await Promise.all(entries))
}
