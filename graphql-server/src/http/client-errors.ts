import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { toHttpFailure } from './http-errors.ts'

/**
 * Answers what Node's parser refuses, before there is a request, like any other failure (rest-envelope): 431 for headers
 * that are too large, 408 for a request that takes too long, 400 for anything else. Uploads have time limits of their own.
 *
 * @param headers that every answer carries
 * @param isReceiving whether a connection is in the middle of an upload
 */
export function useClientErrors(
  app: FastifyInstance,
  headers: Record<string, string>,
  isReceiving: (socket: Socket) => boolean,
): void {
  app.server.removeAllListeners('clientError')
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if ((isTimeout && isReceiving(socket)) || socket.destroyed) return
    if (socket.writable && error.code !== 'ECONNRESET') socket.write(answerTo(error.code, headers))
    socket.destroy(error)
  })
}

function answerTo(code: string | undefined, headers: Record<string, string>): string {
  const { status, body } = toHttpFailure(refusalOf(code))
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

function refusalOf(code: string | undefined): RefusedRequestError {
  if (code === 'HPE_HEADER_OVERFLOW') return new RefusedRequestError(431, texts.headersTooLarge)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RefusedRequestError(408, texts.tooSlow)
  return new RefusedRequestError(400, texts.malformed)
}
