import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTagOf, hasAlready } from '../entity-tag.ts'

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
 * Sends a successful answer in the envelope of rest-envelope.
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
  const tag = entityTagOf(text)
  reply.header('etag', tag)
  return hasAlready(request, tag) ? reply.code(304).send() : reply.send(text)
}

/**
 * Sends a list of any length in pieces, with no more of it in memory than one.
 *
 * @param pieces each a part of `data`; the first is there already, so that what fails at once fails properly
 */
export function sendInPieces(reply: FastifyReply, pieces: AsyncIterable<readonly object[]>): FastifyReply {
  return prepare(reply, 'account').send(Readable.from(written(pieces), { highWaterMark: 1 }))
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
