import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusyError } from '../errors.ts'
import { clientNetwork } from '../limits/client.ts'
import { ConcurrencyLimit, runAs, type Slot, WaitedTooLongError } from '../limits/concurrency.ts'
import type { Metrics } from './metrics.ts'
import { addressOf } from './request-context.ts'
import { isMonitoring, type Requests } from './requests.ts'

/** Keeps a core and the connection pool busy; more would only lengthen each round of the event loop. */
const maxRunning = 24

/** Clients that ask again as soon as they are refused would keep the event loop from accepting other connections. */
const refusalDelayMs = 100

interface AdmissionOptions {
  /** REQUESTS_AT_ONCE: running and waiting requests. */
  maxRequests: number
  maxWaitMs?: number
  metrics: Pick<Metrics, 'shed'>
  requests: Requests
}

/**
 * Bounds how many requests run at the same time; the others wait for at most two seconds and then get 503 with Retry-After
 * (fair-queues, whole-pages). When the queue is full they get it before their body is read. A request holds no
 * slot while its body arrives or its response is sent, so slow clients block no others. Uploads have a queue of their own.
 */
export function useAdmission(app: FastifyInstance, options: AdmissionOptions): void {
  const { maxRequests, maxWaitMs = 2000, metrics, requests } = options
  const concurrency = Math.min(maxRunning, maxRequests)
  const queue = new ConcurrencyLimit(concurrency, maxRequests - concurrency)
  const admitted = new WeakMap<FastifyRequest, Slot>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (!needsSlot(request) || !queue.isFullFor(clientNetwork(addressOf(request)))) return done()
    metrics.shed('requests')
    setTimeout(() => done(new BusyError()), refusalDelayMs)
  })

  app.addHook('preHandler', (request, reply, done) => {
    const client = clientNetwork(addressOf(request))
    if (!needsSlot(request)) return runAs({ client }, done)
    const start = (leave: () => void) => {
      if (reply.raw.destroyed) return leave()
      const retake = () => (admitted.has(request) ? queue.occupy(client) : undefined)
      const slot = { client, leave, retake }
      admitted.set(request, slot)
      runAs(slot, done)
    }
    const leave = queue.enterNow(client)
    if (leave) return start(leave)
    queue.enter(client, maxWaitMs).then(start, (error) => {
      metrics.shed(error instanceof WaitedTooLongError ? 'time' : 'requests')
      done(new BusyError())
    })
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })

  // Responses past Fastify, such as Vite's, have no onSend. Without a response the work goes on, and keeps its slot.
  requests.onEnd((request, reply) => reply.sent && end(request))

  function end(request: FastifyRequest): void {
    const slot = admitted.get(request)
    admitted.delete(request)
    slot?.leave?.()
  }
}

/** Files come from the disk, and image variants have a queue of their own. */
const files = /^\/(media|assets)\//

function needsSlot(request: FastifyRequest): boolean {
  const { url, method, headers } = request
  if (isMonitoring(request) || files.test(url)) return false
  return method === 'GET' || !headers['content-type']?.startsWith('multipart/form-data')
}
