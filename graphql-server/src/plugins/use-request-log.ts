import type { FastifyInstance } from 'fastify'

/**
 * Writes one line at the end of each request; health checks only at debug, since machines ask for them all day.
 *
 * @param app the server
 */
export function useRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.url.startsWith('/health/') ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        // Whoever reads the log shall not be able to use what an address lets in.
        url: request.url.replace(/(?<=[?&]ticket=)[^&]+/, '…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      'request',
    )
    done()
  })
}
