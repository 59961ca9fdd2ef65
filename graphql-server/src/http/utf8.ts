import type { FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

type Done = (error: Error | null, body?: unknown) => void
type Parse = (request: FastifyRequest, text: string, done: Done) => void

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * A parser of buffered bodies that are text: those that are no UTF-8 are a 400, since what Fastify decodes leniently
 * would be saved with signs in place of its accents.
 */
export function parseUtf8(parse: Parse) {
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    const text = decode(body)
    if (text === null) done(notUtf8())
    else parse(request, text, done)
  }
}

function decode(body: Buffer): string | null {
  try {
    return decoder.decode(body)
  } catch {
    return null
  }
}

/** @throws RefusedRequestError 400 for a text of a form whose bytes were no UTF-8 */
export function refuseReplaced(text: unknown): void {
  // What parsers of forms put in the place of such bytes.
  if (typeof text === 'string' && text.includes('\uFFFD')) throw notUtf8()
}

const notUtf8 = () => new RefusedRequestError(400, texts.notUtf8)
