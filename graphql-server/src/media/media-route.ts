import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFoundError, RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { type Delivery, variantName } from './delivery.ts'
import { type PrivateImages, signedSeconds } from './private-images.ts'
import { contentTypes, isHash } from './store.ts'
import { formatFor, parseVariant, type Variant } from './variant.ts'

/** The content of a URL never changes; shared caches revalidate hourly whether it is still public. */
const publicCaching = 'public, max-age=31536000, s-maxage=3600, immutable'

interface MediaRequest {
  Params: { hash: string }
  Querystring: Record<string, unknown>
}

export interface MediaOptions {
  delivery: Delivery
  privateImages: Pick<PrivateImages, 'has'>
  /** JWT_SECRET. */
  secret: string
}

/** Serves variants of stored images at `/media/{hash}`; private ones by signed URL only (private-photos). */
export function useMedia(app: FastifyInstance, { delivery, privateImages, secret }: MediaOptions): void {
  app.get<MediaRequest>('/media/:hash', async (request, reply) => {
    const { hash } = request.params
    if (!isHash(hash)) throw new NotFoundError()
    const parsed = parseVariant(hash, request.query)
    const seconds = signedSeconds(secret, hash, request.query)
    if (seconds === 0 && (await privateImages.has(hash))) throw new NotFoundError()
    const caching = seconds > 0 ? `private, max-age=${seconds}, immutable` : publicCaching
    if (!parsed.format) reply.header('vary', 'Accept')
    const variant: Variant = { ...parsed, format: parsed.format ?? formatFor(request.headers.accept) }
    const etag = `"${variantName(variant)}"`
    if (includesTag(request.headers['if-none-match'], etag)) {
      return reply.code(304).headers({ etag, 'cache-control': caching }).send()
    }
    const bytes = await delivery.bytes(variant)
    if (!bytes) throw new NotFoundError()
    return sendRange(request, reply, bytes, {
      etag,
      'cache-control': caching,
      'content-type': contentTypes[variant.format],
      'accept-ranges': 'bytes',
      // Clients of the API show images on pages of other origins.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

function includesTag(header = '', etag: string): boolean {
  return header.split(',').some((text) => text.trim().replace(/^W\//, '') === etag)
}

function sendRange(
  { headers: { range: header, 'if-range': condition } }: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
  bytes: Buffer,
  headers: { etag: string } & Record<string, string>,
): FastifyReply {
  const isOtherVersion = condition !== undefined && condition !== headers.etag
  const range = isOtherVersion ? null : parseRange(header, bytes.length)
  if (range === null) return reply.headers(headers).send(bytes)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes.length}`)
    throw new RefusedRequestError(416, texts.images.noSuchPart)
  }
  const { first, last } = range
  return reply
    .code(206)
    .headers(headers)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

/**
 * Parses a Range header (RFC 9110, 14.2); several ranges are ignored.
 *
 * @param size of the file in bytes, at least 1
 * @returns null to send the whole file
 */
function parseRange(header = '', size: number): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Number(to)
    return length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return null
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
