import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

type Done = (error: Error | null, body?: unknown) => void
type Parse = (request: FastifyRequest, text: string, done: Done) => void

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * A parser of buffered text bodies. Invalid UTF-8 is a 400: Fastify's lenient decoding would save replacement
 * characters in place of accents.
 */
export function parseUtf8(parse: Parse) {
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    const text = decode(body)
    if (text === null) done(new RefusedRequestError(400, texts.notUtf8))
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

/** Body of a multipart request, which handlers read themselves. */
export const unreadMultipart = Symbol('unread multipart body')

export function acceptMultipart(app: FastifyInstance): void {
  // An error in a parser would close the connection before the client has read the response.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, unreadMultipart))
}
