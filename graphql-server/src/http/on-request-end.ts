import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The status that proxies log for a request whose client left before it was answered; nobody gets to see it. */
export const clientLeft = 499

type Callback = (request: FastifyRequest, reply: FastifyReply, status: number) => void

const callbacksOf = new WeakMap<FastifyInstance, Callback[]>()

/**
 * Calls back once for each request when it is over: when its answer has been sent, or when its client has left before,
 * of which Fastify's own `onResponse` hears nothing. All callbacks share one listener of the response: with one each,
 * an answer that is a stream has more than the ten that Node takes for a leak.
 *
 * @param callback gets the status that was answered, or `clientLeft`
 */
export function onRequestEnd(app: FastifyInstance, callback: Callback): void {
  const registered = callbacksOf.get(app)
  if (registered) return void registered.push(callback)
  const callbacks = [callback]
  callbacksOf.set(app, callbacks)
  const underWay = new WeakSet<FastifyRequest>()
  const end: Callback = (request, reply, status) => {
    if (underWay.delete(request)) for (const each of callbacks) each(request, reply, status)
  }
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request)
    reply.raw.once('close', () =>
      end(request, reply, reply.raw.writableFinished ? reply.statusCode : clientLeft),
    )
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply, reply.statusCode)
    done()
  })
}
