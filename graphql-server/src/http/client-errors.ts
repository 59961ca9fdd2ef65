import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets connections that bring files take longer than the time that other requests have to arrive: whoever receives
 * them bounds them in another way. Everything else stays as Fastify answers it.
 *
 * @param app the server
 * @param isReceiving whether a connection brings files
 */
export function useClientErrors(app: FastifyInstance, isReceiving: (socket: Socket) => boolean): void {
  const answers = app.server.listeners('clientError')
  app.server.removeAllListeners('clientError')
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isReceiving(socket)) return
    for (const answer of answers) answer.call(app.server, error, socket)
  })
}
