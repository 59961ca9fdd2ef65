import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A weak tag of a text: it stays the same however the text is compressed. */
export function entityTagOf(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`
}

/** Whether the client says that it has what bears this tag. */
export function hasAlready({ headers }: FastifyRequest, tag: string): boolean {
  const kept = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
  return kept.includes('*') || kept.some((each) => each.replace(/^W\//, '') === tag.slice(2))
}
