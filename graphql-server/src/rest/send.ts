import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** For whom an answer is good, and so who may keep it. */
export type Audience =
  /** Everybody: kept by anybody, and asked for again each time. */
  | 'everybody'
  /** One visitor: kept by their client only. */
  | 'visitor'
  /** One account: kept by nobody. */
  | 'account'

const cacheControl: Record<Audience, string> = {
  everybody: 'no-cache',
  visitor: 'private, no-cache',
  account: 'private, no-store',
}

/**
 * Sends a successful answer in the envelope of decision 30.
 *
 * @param body without `success`
 */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, audience }: { status: number; body: object; audience: Audience },
): FastifyReply {
  return sendText(request, reply.code(status), JSON.stringify({ success: true, ...body }), audience)
}

/** Sends JSON. What may be kept has an ETag, by which a client that has it already is spared the rest. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  audience: Audience,
): FastifyReply {
  prepare(reply, audience)
  if (audience === 'account') return reply.send(text)
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', tag)
  return isKept(request, tag) ? reply.code(304).send() : reply.send(text)
}

/**
 * Sends a list of any length in pieces, with no more of it in memory than one.
 *
 * @param pieces each a part of `data`; the first is there already, so that what fails at once fails properly
 */
export function sendInPieces(reply: FastifyReply, pieces: AsyncIterable<readonly object[]>): FastifyReply {
  return prepare(reply, 'account').send(Readable.from(written(pieces)))
}

async function* written(pieces: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '{"success":true,"data":['
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    yield before + piece.map((item) => JSON.stringify(item)).join()
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}

function prepare(reply: FastifyReply, audience: Audience): FastifyReply {
  const vary = reply.getHeader('vary')
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', cacheControl[audience])
    .header('vary', vary ? `${vary}, Authorization` : 'Authorization')
}

function isKept({ headers }: FastifyRequest, tag: string): boolean {
  const kept = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
  return kept.includes('*') || kept.some((each) => each.replace(/^W\//, '') === tag.slice(2))
}
