import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The status by which proxies know a request whose client left before it was answered; nobody gets to see it. */
export const clientLeft = 499

/**
 * Calls back once for each request when it is over: when its answer has been sent, or when its client has gone away
 * before, of which Fastify's own `onResponse` hears nothing.
 *
 * @param app the server
 * @param ended gets the status that was answered, or that the client left
 */
export function onRequestEnd(
  app: FastifyInstance,
  ended: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  const underWay = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request)
    reply.raw.once('close', () => {
      if (underWay.delete(request))
        ended(request, reply, reply.raw.writableFinished ? reply.statusCode : clientLeft)
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (underWay.delete(request)) ended(request, reply, reply.statusCode)
    done()
  })
}
