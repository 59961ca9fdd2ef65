import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusyError } from '../errors.ts'
import { networkOf, runAs } from '../limits/client.ts'
import { ConcurrencyLimit, type Leave } from '../limits/concurrency.ts'
import type { Metrics, ShedReason } from './metrics.ts'
import { addressOf } from './request-context.ts'
import { isMonitoring, type Requests } from './requests.ts'

/** Completed requests per second of a busy process, as a moving average with a half-life of one second. */
export class ServiceRate {
  #completed: number
  #seconds = 1

  /** @param perSecond until more is known */
  constructor(perSecond: number) {
    this.#completed = perSecond
  }

  add(seconds: number, completed: number): void {
    const weight = 0.5 ** seconds
    this.#completed = this.#completed * weight + completed
    this.#seconds = this.#seconds * weight + seconds
  }

  get perSecond(): number {
    return this.#completed / this.#seconds
  }
}

const checkIntervalMs = 50
const lateMs = 500

/**
 * Detects an event loop that cannot keep up, by four late checks in a row. The mean delay of @fastify/under-pressure
 * would also rise when the machine pauses once.
 */
export class EventLoopMonitor {
  #lateInARow = 0
  #timer: NodeJS.Timeout | undefined

  get isLate(): boolean {
    return this.#lateInARow >= 4
  }

  start(onCheck: () => void): void {
    let last = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.check(now - last - checkIntervalMs)
      last = now
      onCheck()
    }, checkIntervalMs).unref()
  }

  check(delayMs: number): void {
    this.#lateInARow = delayMs > lateMs ? this.#lateInARow + 1 : 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** Files come from the disk; image variants have a queue of their own. */
const files = /^\/(media|assets)\//

/** Keeps a core and the connection pool busy; more would only lengthen each round of the event loop. */
const maxConcurrency = 24
const maxWaitMs = 2000
/** From when a running request counts as slow. */
const slowMs = 1000
/** Requests in the queue that are no overload, however slow the process is. */
const minCapacity = 20

interface Admitted {
  client: string
  /** When it was queued or got its slot. */
  since: number
  /** Its work has begun; it is never refused from then on, also while it lends its slot. */
  hasStarted: boolean
  /** Set while it holds a slot. */
  leave?: Leave | undefined
  stopWaiting(): void
  refuse(error: BusyError): void
}

export interface AdmissionOptions {
  /** REQUESTS_AT_ONCE: running and waiting requests. */
  maxRequests: number
  metrics: Pick<Metrics, 'shed'>
  requests: Requests
  loop?: EventLoopMonitor
  /** A monotonic clock in milliseconds. */
  now?(): number
}

/**
 * Bounds how many requests run at the same time. The others wait in a queue that is fair between network addresses.
 * Those that would wait longer than two seconds get 503 with Retry-After before their body is read. A request holds no
 * slot while its body arrives or its response is sent, so slow clients block nobody. Uploads have a queue of their own
 * (media/uploads/receiver.ts).
 *
 * @returns the queue
 */
export function useAdmission(app: FastifyInstance, options: AdmissionOptions): ConcurrencyLimit {
  const { maxRequests, metrics, requests } = options
  const { loop = new EventLoopMonitor(), now = () => performance.now() } = options
  const concurrency = Math.min(maxConcurrency, maxRequests)
  const queue = new ConcurrencyLimit(concurrency, maxRequests - concurrency)
  const admitted = new Map<FastifyRequest, Admitted>()
  const rate = new ServiceRate(maxRequests)
  let measuredAt = now()
  loop.start(refuseOverdue)
  app.addHook('onClose', async () => loop.stop())

  app.addHook('onRequest', (request, _reply, done) => {
    const reason = reasonToRefuse(request)
    if (!reason) return done()
    metrics.shed(reason)
    done(new BusyError())
  })

  app.addHook('preHandler', (request, _reply, done) => {
    const client = clientOf(request)
    const start = () => runAs({ client, withoutSlot: (work) => withoutSlot(request, work) }, done)
    if (!needsSlot(request)) return start()
    measure(0)
    const entry: Admitted = {
      client,
      since: now(),
      hasStarted: false,
      stopWaiting: () => {},
      refuse: done,
    }
    admitted.set(request, entry)
    entry.stopWaiting = queue.enter(
      client,
      (leave) => {
        measure(0)
        Object.assign(entry, { leave, since: now(), hasStarted: true })
        start()
      },
      (error) => {
        admitted.delete(request)
        metrics.shed('requests')
        done(error)
      },
    )
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })

  // A running request keeps its slot when its client disconnects: its work goes on. Responses past Fastify, such as
  // Vite's, have no onSend.
  requests.onEnd((request, reply) => {
    if (reply.sent || !admitted.get(request)?.leave) end(request)
  })

  return queue

  function end(request: FastifyRequest): void {
    const entry = admitted.get(request)
    if (!entry) return
    admitted.delete(request)
    entry.stopWaiting()
    if (!entry.leave) return
    measure(1)
    entry.leave()
  }

  /** Lends the slot of a request while it waits for something else, such as a password hash. */
  async function withoutSlot<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const entry = admitted.get(request)
    if (!entry?.leave) return work()
    measure(0)
    entry.leave()
    entry.leave = undefined
    try {
      return await work()
    } finally {
      measure(0)
      if (admitted.has(request)) Object.assign(entry, { leave: queue.occupy(entry.client), since: now() })
    }
  }

  /** Updates the service rate; a process with idle slots tells nothing about it. */
  function measure(completed: number): void {
    const until = now()
    if (queue.runningCount >= concurrency / 2) rate.add((until - measuredAt) / 1000, completed)
    measuredAt = until
  }

  function reasonToRefuse(request: FastifyRequest): ShedReason | null {
    if (isMonitoring(request)) return null
    // Without load, something else on the machine delays the event loop.
    if (loop.isLate && requests.inFlight > minCapacity) return 'event loop'
    if (!needsSlot(request)) return null
    measure(0)
    const withinMaxWait = Math.max(minCapacity, rate.perSecond * (maxWaitMs / 1000))
    const capacity = Math.min(maxRequests, isStalled() ? concurrency / 3 : withinMaxWait)
    if (queue.size < capacity) return null
    const client = clientOf(request)
    if (queue.held(client) + 1 <= capacity / queue.clientsWith(client)) return null
    return queue.size >= maxRequests ? 'requests' : 'time'
  }

  /** Whether slow requests hold at least half of the slots, as when the database hangs. */
  function isStalled(): boolean {
    if (queue.runningCount < concurrency) return false
    const slow = [...admitted.values()].filter(({ leave, since }) => leave && now() - since > slowMs)
    return slow.length >= concurrency / 2
  }

  function refuseOverdue(): void {
    for (const [request, { hasStarted, since, stopWaiting, refuse }] of admitted) {
      if (hasStarted || now() - since < maxWaitMs) continue
      admitted.delete(request)
      stopWaiting()
      metrics.shed('time')
      refuse(new BusyError())
    }
  }
}

const clientOf = (request: FastifyRequest) => networkOf(addressOf(request))

function needsSlot(request: FastifyRequest): boolean {
  const { url, method, headers } = request
  if (isMonitoring(request) || files.test(url)) return false
  return method === 'GET' || !headers['content-type']?.startsWith('multipart/form-data')
}
