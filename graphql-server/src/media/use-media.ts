import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFoundError, RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { byteRange } from './byte-range.ts'
import { type Delivery, variantName } from './delivery.ts'
import { contentTypes, isHash } from './store.ts'
import { formatFor, type Variant, wantedVariant } from './variant.ts'

/** What an address stands for never changes. */
const cacheControl = 'public, max-age=31536000, immutable'

interface MediaRequest {
  Params: { hash: string }
  Querystring: Record<string, unknown>
}

/**
 * `/media/{hash}`: stored images in the widths, qualities and formats that pages use.
 *
 * @param app where to register
 * @param delivery makes the variants
 */
export function useMedia(app: FastifyInstance, delivery: Delivery): void {
  app.get<MediaRequest>('/media/:hash', async (request, reply) => {
    const { hash } = request.params
    if (!isHash(hash)) throw new NotFoundError()
    const { format, ...wanted } = wantedVariant(hash, request.query)
    if (!format) reply.header('vary', 'Accept')
    const variant: Variant = { ...wanted, format: format ?? formatFor(request.headers.accept) }
    const etag = `"${variantName(variant)}"`
    if (isKnown(request.headers['if-none-match'], etag)) {
      return reply.code(304).headers({ etag, 'cache-control': cacheControl }).send()
    }
    const bytes = await delivery.bytes(variant)
    if (!bytes) throw new NotFoundError()
    return sendPart(request, reply, bytes, {
      etag,
      'cache-control': cacheControl,
      'content-type': contentTypes[variant.format],
      'accept-ranges': 'bytes',
      // Pages of other origins show these pictures too: those of clients of the API.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((text) => text.trim().replace(/^W\//, '') === etag)
}

/** A part is asked for of the file that somebody has begun with: of another one they get the whole. */
function sendPart(
  { headers: asked }: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
  bytes: Buffer,
  headers: { etag: string } & Record<string, string>,
): FastifyReply {
  const isOther = asked['if-range'] !== undefined && asked['if-range'] !== headers.etag
  const range = isOther ? null : byteRange(asked.range, bytes.length)
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
