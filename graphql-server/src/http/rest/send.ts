import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, hasEntity } from '../headers.ts'

/** Who may see a response, and so which caches may store it: all, the visitor's own, or none. */
export type Audience = 'everybody' | 'visitor' | 'account'

const cacheControl: Record<Audience, string> = {
  everybody: 'no-cache',
  visitor: 'private, no-cache',
  account: 'private, no-store',
}

/** Sends JSON. What caches may store has an ETag, and a client that has it gets a 304. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
  json: string | Readable,
): FastifyReply {
  const vary = reply.getHeader('vary')
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', cacheControl[audience])
    .header('vary', vary ? `${vary}, Authorization` : 'Authorization')
  if (audience === 'account' || typeof json !== 'string') return reply.send(json)
  const tag = entityTag(json)
  reply.header('etag', tag)
  return hasEntity(request, tag) ? reply.code(304).send() : reply.send(json)
}
