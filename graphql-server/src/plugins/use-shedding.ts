import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusyError } from '../errors.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { LoopDelay } from './loop-delay.ts'

/** Whoever watches the process has to hear from it above all when it is busy. */
const watching = /^\/(health\/|metrics$)/
/** Pictures and built files wait for the disk and have queues of their own: they take nobody's place. */
const files = /^\/(media|assets)\//

export interface SheddingOptions {
  /** REQUESTS_AT_ONCE. */
  atOnce: number
  metrics: Pick<Metrics, 'shed'>
  /** Of the process; a test brings its own. */
  loop?: LoopDelay
}

/**
 * Turns requests away before the process has more of them than it can answer in time: those beyond a number that are
 * being worked on and, when the event loop itself does not get on, all of them. What is taken in is answered as
 * quickly as ever, and what is not knows so at once: 503 with Retry-After. Nobody counts while their body is still on
 * its way, so that slow clients hold no places; uploads take turns of their own (uploads/receiver.ts).
 *
 * @param app the server
 * @param options where the bounds are
 */
export function useShedding(app: FastifyInstance, options: SheddingOptions): void {
  const { atOnce, metrics, loop = new LoopDelay() } = options
  const counted = new WeakSet<FastifyRequest>()
  let underWay = 0
  loop.start()
  app.addHook('onClose', async () => loop.stop())
  app.addHook('preHandler', (request, reply, done) => {
    if (watching.test(request.url)) return done()
    if (loop.isTooLong) return done(turnAway('event loop'))
    if (files.test(request.url) || bringsFiles(request)) return done()
    if (underWay >= atOnce) return done(turnAway('requests'))
    underWay += 1
    counted.add(request)
    // Of an answer that nobody waits for any more the connection's end is all that is heard.
    reply.raw.once('close', () => release(request))
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    release(request)
    done()
  })

  function release(request: FastifyRequest): void {
    if (counted.delete(request)) underWay -= 1
  }

  function turnAway(reason: 'requests' | 'event loop'): BusyError {
    metrics.shed(reason)
    return new BusyError()
  }
}

function bringsFiles({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && (headers['content-type']?.startsWith('multipart/form-data') ?? false)
}
