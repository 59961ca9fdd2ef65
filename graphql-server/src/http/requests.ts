import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TrustProxy } from '../limits/client.ts'
import type { Arrivals } from './arrivals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of its GraphQL operation, chosen by the client. */
    operation: string | undefined
    /** Signed-in account, once known. */
    viewerId: number | undefined
  }
}

/** nginx's status in logs for a client that closed the connection before its response; never sent. */
const clientClosedRequest = 499

type EndCallback = (request: FastifyRequest, reply: FastifyReply, status: number) => void

export interface Requests {
  /** Received and not yet answered. */
  inFlight: number
  /** Received since the start. */
  total: number
  /** @param callback called once for each request, with the sent status or 499 */
  onEnd(callback: EndCallback): void
}

/**
 * Counts requests and logs one line at the end of each; health checks and scrapes only at debug level. Fastify's
 * `onResponse` does not run when the client closes the connection first. All callbacks share one listener: with one
 * each, a streamed response exceeds Node's warning threshold of ten listeners.
 */
export function useRequests(app: FastifyInstance): Requests {
  const callbacks: EndCallback[] = [logRequest]
  const requests: Requests = { inFlight: 0, total: 0, onEnd: (callback) => callbacks.push(callback) }
  app.decorateRequest('operation', undefined)
  app.decorateRequest('viewerId', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    requests.inFlight += 1
    requests.total += 1
    let hasEnded = false
    const end = (status: number) => {
      if (hasEnded) return
      hasEnded = true
      requests.inFlight -= 1
      for (const callback of callbacks) callback(request, reply, status)
    }
    reply.raw.once('finish', () => end(reply.statusCode))
    reply.raw.once('close', () => end(clientClosedRequest))
    done()
  })
  return requests
}

/** Whether a request is a health check or a scrape, which must work under overload. */
export const isMonitoring = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  /^\/(health\/|metrics$)/.test(url)

function logRequest(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const level = isMonitoring(request) ? 'debug' : 'info'
  request.log[level](
    {
      method: request.method,
      url: loggedUrl(request.url),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      operation: request.operation,
      user: request.viewerId,
    },
    'request',
  )
}

/** Parameters without personal data: pages, formats and filter options. */
const loggedParameters = new Set(
  'category city fm h limit month neighborhood operationName order page perPage q random subcategory w'.split(
    ' ',
  ),
)

/**
 * A request URL without free text or position (search-words, near), and without an export ticket, which authorizes
 * its holder.
 */
function loggedUrl(url: string): string {
  const [path = '', ...rest] = url.split('?')
  if (rest.length === 0) return path
  const parts = rest.join('?').split('&')
  return `${path}?${parts.map((part) => (isPlain(part) ? part : withoutValue(part))).join('&')}`
}

const parameterName = (part: string) => part.split('=', 1)[0] ?? ''

const isPlain = (part: string) => loggedParameters.has(parameterName(part)) && /^\w+=[\w,-]*$/.test(part)

/** A part without `=`, or with an unusual name, may be the text itself. */
const withoutValue = (part: string) => (/^[a-z]{1,20}=/i.test(part) ? `${parameterName(part)}=…` : '…')

/** Idle time after which open connections are closed, since some never send a request. */
const idleMs = 500

/**
 * Closes the server without losing a response (clean-stop): during draining each response closes its connection; then
 * the port is closed, and connections end when their requests are answered.
 */
export function useDraining(
  app: FastifyInstance,
  requests: Requests,
  draining: AbortSignal,
  arrivals: Arrivals,
): void {
  const { server } = app
  let isClosing = false
  let idleCheck: NodeJS.Timeout | undefined
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || draining.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!server.listening) return
    // The kernel resets queued connections.
    await arrivals.settle()
    server.close()
    let { total } = requests
    idleCheck = setInterval(() => {
      if (requests.inFlight === 0 && requests.total === total) server.closeAllConnections()
      total = requests.total
    }, idleMs)
  })
  app.addHook('onClose', async () => clearInterval(idleCheck))
}

/**
 * Takes the `X-Request-Id` of a proxy in TRUST_PROXY, otherwise a random id, so that visitors cannot write into the
 * log.
 */
export function requestIds(trustProxy: TrustProxy | false): (request: IncomingMessage) => string {
  if (!trustProxy) return () => randomUUID()
  return ({ headers, socket }) => {
    const id = headers['x-request-id']
    const isUsable = typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id)
    return isUsable && trustProxy(socket.remoteAddress ?? '', 0) ? id : randomUUID()
  }
}
