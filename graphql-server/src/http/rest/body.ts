import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import type { Fields } from './field.ts'
import { type Values, valuesOfJson, valuesOfPairs } from './values.ts'

/**
 * Lets a scope read JSON and forms. A client that names JSON as the type of everything also does so where it sends
 * nothing.
 *
 * @param app the scope
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : parseJson(request, text as string, done),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(text as string)),
  )
}

/**
 * The values of a body that Fastify has read.
 *
 * @throws RefusedRequestError 400 for JSON that is no object
 */
export function valuesOfBody({ body }: FastifyRequest): Values {
  if (body === undefined) return new Map()
  if (body instanceof URLSearchParams) return valuesOfPairs(body)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return valuesOfJson(body)
  throw new RefusedRequestError(400, texts.rest.onlyAnObject)
}

/** The values of the headers that a route knows. */
export function valuesOfHeaders(fields: Fields = {}, headers: IncomingHttpHeaders): Values {
  const known = Object.keys(fields).map((name) => [name, headers[name.toLowerCase()]] as const)
  return valuesOfPairs(known.filter(([, value]) => value !== undefined))
}

/** The values of a query or of a path. */
export function valuesOfRecord(record: unknown): Values {
  return valuesOfPairs(Object.entries(record as Record<string, unknown>))
}
