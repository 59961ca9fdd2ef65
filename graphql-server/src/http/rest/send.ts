import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, hasEntity } from '../headers.ts'

/** Who may see an answer, and so which caches may store it: any, the visitor's own, or none. */
export type Audience = 'everybody' | 'visitor' | 'account'

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
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, audience }: { status: number; body: object; audience: Audience },
): FastifyReply {
  return sendText(request, reply.code(status), JSON.stringify({ success: true, ...body }), audience)
}

/** Sends JSON. What caches may store has an ETag, and a client that has it already gets a 304. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  audience: Audience,
): FastifyReply {
  prepare(reply, audience)
  if (audience === 'account') return reply.send(text)
  const tag = entityTag(text)
  reply.header('etag', tag)
  return hasEntity(request, tag) ? reply.code(304).send() : reply.send(text)
}

/**
 * Streams a list of any length with one part in memory at a time.
 *
 * @param parts of `data`
 */
export function sendInParts(reply: FastifyReply, parts: AsyncIterable<readonly object[]>): FastifyReply {
  return prepare(reply, 'account').send(Readable.from(serialized(parts), { highWaterMark: 1 }))
}

async function* serialized(parts: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '{"success":true,"data":['
  for await (const part of parts) {
    if (part.length === 0) continue
    yield before + part.map((item) => JSON.stringify(item)).join()
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
