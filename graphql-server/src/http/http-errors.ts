import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BusyError,
  errorExtensions,
  MaskedError,
  NotFoundError,
  type ProductError,
  RefusedRequestError,
  toProductError,
} from '../errors.ts'
import type { Log } from '../log.ts'
import { texts } from '../messages/texts.ts'
import { sendUnreadable } from './pages/failure-page.ts'

/**
 * Path prefixes without pages: an unknown URL below them is a JSON 404 (not-found). `/graphql` itself has its own
 * routes.
 */
const machineFolders = ['.well-known', 'api', 'exports', 'graphql', 'health', 'media']

/** Sends every error outside GraphQL in one envelope (rest-envelope), in Portuguese, without stack traces. */
export function useHttpErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => send(reply, toClientError(error, request)))
  app.setNotFoundHandler((_request, reply) => send(reply, new NotFoundError()))
  const urls = machineFolders.flatMap((name) =>
    name === 'graphql' ? [`/${name}/*`] : [`/${name}`, `/${name}/*`],
  )
  const absent = beforeBody((_request, reply) => send(reply, new NotFoundError()))
  // GET /api redirects to the REST docs.
  for (const url of urls)
    if (url === '/api') app.route({ url, method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], ...absent })
    else app.all(url, absent)
}

/** Options of a route that responds before the body is read, so that no content type is refused. */
export function beforeBody(answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => answer(request, reply)
  return { onRequest: handler, handler }
}

/** Whether a browser requests a page to show. */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const wantsPage = method === 'GET' && headers.accept?.includes('text/html')
  return Boolean(wantsPage) && ![...machineFolders, 'assets'].some((name) => url.startsWith(`/${name}/`))
}

/**
 * Handles errors before routing, such as a malformed URL, for which no hook runs. @param headers of every response
 */
export function frameworkErrorHandler(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (isForPage(request)) sendUnreadable(reply)
    else send(reply, toClientError(error, request))
  }
}

/**
 * Responds to requests that Node's HTTP parser rejects. Uploads have their own timeouts.
 *
 * @param headers of every response
 * @param isUploading whether a connection is in the middle of an upload
 */
export function useParserErrors(
  app: FastifyInstance,
  headers: Record<string, string>,
  isUploading: (socket: Socket) => boolean,
): void {
  app.server.removeAllListeners('clientError')
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if ((isTimeout && isUploading(socket)) || socket.destroyed) return
    if (socket.writable && error.code !== 'ECONNRESET') socket.write(rawResponse(error.code, headers))
    socket.destroy(error)
  })
}

function rawResponse(code: string | undefined, headers: Record<string, string>): string {
  const { status, body } = toHttpFailure(parserError(code))
  const json = JSON.stringify(body)
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
    'x-request-id': randomUUID(),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', json].join('\r\n')
}

function parserError(code: string | undefined): RefusedRequestError {
  if (code === 'HPE_HEADER_OVERFLOW') return new RefusedRequestError(431, texts.headersTooLarge)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RefusedRequestError(408, texts.tooSlow)
  return new RefusedRequestError(400, texts.malformed)
}

function send(reply: FastifyReply, error: ProductError): FastifyReply {
  const { status, headers, body } = toHttpFailure(error)
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
}

/** @returns status, headers and envelope (rest-envelope, machine-codes) of an error */
export function toHttpFailure(error: ProductError) {
  const { message, fields, status, retryAfter } = error
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return {
    status,
    headers,
    body: {
      success: false,
      message,
      error: message,
      ...errorExtensions(error),
      ...(fields && { details: fields }),
    },
  }
}

/**
 * Maps an error to the one that its client may see; logs it if it is masked or means an outage.
 *
 * @param thrown by a handler, or by Fastify for a request that it refuses
 */
export function toClientError(thrown: unknown, request: FastifyRequest): ProductError {
  if (isFromLeaving(thrown, request)) return new RefusedRequestError(400, texts.malformed)
  const status = (thrown as Partial<FastifyError>).statusCode ?? 500
  if (status >= 400 && status < 500) return clientError(status)
  const error = toProductError(thrown)
  logServerError(request.log, error, { err: thrown })
  return error
}

/** Whether an error is only due to a client that disconnected while sending or receiving. */
function isFromLeaving(thrown: unknown, { raw }: FastifyRequest): boolean {
  if (raw.destroyed && !raw.complete) return true
  return raw.socket.destroyed && (thrown as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Logs an unexpected error or an outage; load shedding is neither. */
export function logServerError(log: Log, error: ProductError, details: object): void {
  if (error instanceof MaskedError) log.error(details, 'unexpected error')
  else if (error.status === 503 && !(error instanceof BusyError)) log.warn(details, 'unavailable')
}

function clientError(status: number): ProductError {
  if (status === 404) return new NotFoundError()
  const messages: Record<number, string> = { 413: texts.tooLarge, 415: texts.unknownContentType }
  return new RefusedRequestError(status, messages[status] ?? texts.malformed)
}
