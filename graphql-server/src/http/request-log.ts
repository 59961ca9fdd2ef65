import type { FastifyInstance } from 'fastify'
import { onRequestEnd } from './on-request-end.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The name that the client gave its GraphQL operation. */
    operation: string | undefined
    /** The account that asks, once somebody has looked. */
    viewerId: number | undefined
  }
}

/**
 * Writes one line at the end of each request, also when its client has left (499); health checks only at debug, since machines ask for them all day.
 *
 * @param app the server
 */
export function useRequestLog(app: FastifyInstance): void {
  app.decorateRequest('operation', undefined)
  app.decorateRequest('viewerId', undefined)
  onRequestEnd(app, (request, reply, status) => {
    const level = /^\/(health\/|metrics$)/.test(request.url) ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        url: withoutTickets(request.url),
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        operation: request.operation,
        user: request.viewerId,
      },
      'request',
    )
  })
}

/** An address that opens something by itself is a secret while it lasts. */
function withoutTickets(url: string): string {
  return url.replace(/([?&]ticket=)[^&]*/g, '$1…')
}
