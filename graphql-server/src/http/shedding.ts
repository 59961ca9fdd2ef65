import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusyError } from '../errors.ts'
import { LoopDelay } from './loop-delay.ts'
import type { Metrics, ShedReason } from './metrics.ts'
import { ServiceRate } from './service-rate.ts'

/** Whoever watches the process has to hear from it above all when it is busy. */
const watching = /^\/(health\/|metrics$)/
/** Pictures and built files wait for the disk and have queues of their own: they take nobody's place. */
const files = /^\/(media|assets)\//

/**
 * When the process is behind: at least so many requests are being worked on, and half of them for longer than so many
 * milliseconds; or as many as it gets done in twice that time. On a machine of any speed whoever is taken in then waits
 * about twice as long, and no longer.
 */
const behind = { few: 20, patience: 1000 }

export interface SheddingOptions {
  /** REQUESTS_AT_ONCE. */
  atOnce: number
  metrics: Pick<Metrics, 'shed'>
  /** Of the process; a test brings its own. */
  loop?: LoopDelay
  /** A clock in milliseconds that nobody sets. */
  now?: () => number
}

/**
 * Turns requests away before the process has more of them than it can answer in time: when it is behind with those
 * that it works on, when they are too many and, when the event loop itself does not get on, all of them. What is taken
 * in is answered as quickly as ever, and what is not knows so at once: 503 with Retry-After. Nobody counts while their
 * body is still on its way or their answer is being taken, so that slow clients hold no places; uploads take turns of
 * their own (uploads/receiver.ts).
 *
 * @param app the server
 * @param options where the bounds are
 */
export function useShedding(app: FastifyInstance, options: SheddingOptions): void {
  const { atOnce, metrics, loop = new LoopDelay(), now = () => performance.now() } = options
  /** When each request that is being worked on was begun, oldest first. */
  const underWay = new Map<FastifyRequest, number>()
  const rate = new ServiceRate(atOnce)
  let counted = now()
  loop.start()
  app.addHook('onClose', async () => loop.stop())
  app.addHook('preHandler', (request, reply, done) => {
    if (watching.test(request.url)) return done()
    if (loop.isTooLong) return done(turnAway('event loop'))
    if (files.test(request.url) || bringsFiles(request)) return done()
    if (underWay.size >= atOnce) return done(turnAway('requests'))
    count(0)
    if (isBehind()) return done(turnAway('time'))
    underWay.set(request, now())
    // What somebody else answers, as Vite does, is never sent by Fastify.
    reply.raw.once('close', () => reply.sent && end(request))
    done()
  })
  // The work for a client that has left goes on: whoever asks and leaves, again and again, gets no more done for it.
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })

  function end(request: FastifyRequest): void {
    if (!underWay.has(request)) return
    count(1)
    underWay.delete(request)
  }

  /** Time in which nobody is served is not counted. */
  function count(done: number): void {
    const until = now()
    if (underWay.size > 0) rate.add((until - counted) / 1000, done)
    counted = until
  }

  function isBehind(): boolean {
    if (underWay.size < behind.few) return false
    if (underWay.size >= (rate.perSecond * 2 * behind.patience) / 1000) return true
    let newer = Math.floor(underWay.size / 2)
    for (const began of underWay.values()) {
      newer -= 1
      if (newer <= 0) return now() - began > behind.patience
    }
    return false
  }

  function turnAway(reason: ShedReason): BusyError {
    metrics.shed(reason)
    return new BusyError()
  }
}

function bringsFiles({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && (headers['content-type']?.startsWith('multipart/form-data') ?? false)
}
