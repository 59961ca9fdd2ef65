import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BusyError,
  codesOf,
  MaskedError,
  NotFoundError,
  type ProductError,
  RefusedRequestError,
  toProductError,
} from '../errors.ts'
import { texts } from '../messages/texts.ts'

/** First segments of addresses that are no pages: what is absent below them is a plain 404 (not-found). */
const machinePrefixes = [
  '/api',
  '/api/*',
  '/exports',
  '/exports/*',
  '/graphql/*',
  '/health',
  '/health/*',
  '/media',
  '/media/*',
]

/**
 * Answers failures outside GraphQL in one form, in Portuguese, and never with a stack trace.
 *
 * @param app the server
 */
export function useHttpErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => send(reply, translate(error, request)))
  app.setNotFoundHandler((_request, reply) => send(reply, new NotFoundError()))
  for (const url of machinePrefixes) app.all(url, (_request, reply) => send(reply, new NotFoundError()))
}

/**
 * Answers what Fastify refuses before any route is found and any hook is run: an address that cannot be decoded.
 *
 * @param headers that every answer has
 */
export function answerBadAddress(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    send(reply, translate(error, request))
  }
}

function send(reply: FastifyReply, error: ProductError): FastifyReply {
  const { status, headers, body } = toHttpFailure(error)
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
}

/** A failure outside GraphQL, in the envelope of rest-envelope. */
interface HttpFailure {
  status: number
  headers: Record<string, string>
  body: { success: false; message: string; error: string; details?: Readonly<Record<string, string>> }
}

/**
 * Translates an error for clients of plain HTTP.
 *
 * @returns status, headers and body; the body carries `code` and, where there is one, `reason` (machine-codes)
 */
export function toHttpFailure(error: ProductError): HttpFailure {
  const { message, fields, status, retryAfter } = error
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    body: { success: false, message, error: message, ...codesOf(error), ...(fields && { details: fields }) },
  }
}

/**
 * The error that a client may see for what a request failed with; what is masked or away is logged.
 *
 * @param thrown by a handler, or by Fastify for a request that it refuses
 * @param request that failed
 */
export function translate(thrown: unknown, request: FastifyRequest): ProductError {
  // What fails since the client went away while it was sending is no failure of ours.
  if (request.raw.destroyed && !request.raw.complete) return new RefusedRequestError(400, texts.malformed)
  const status = (thrown as Partial<FastifyError>).statusCode ?? 500
  if (status >= 400 && status < 500) return refusal(status)
  const error = toProductError(thrown)
  if (error instanceof MaskedError) request.log.error({ err: thrown }, 'unexpected error')
  else if (error.status === 503 && !(error instanceof BusyError))
    request.log.warn({ err: thrown }, 'unavailable')
  return error
}

function refusal(status: number): ProductError {
  if (status === 404) return new NotFoundError()
  if (status === 413) return new RefusedRequestError(413, texts.tooLarge)
  if (status === 415) return new RefusedRequestError(415, texts.unknownContentType)
  return new RefusedRequestError(status, texts.malformed)
}
