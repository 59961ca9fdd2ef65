import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusyError } from '../errors.ts'
import { networkOf, runAs } from '../limits/client.ts'
import { ConcurrencyLimit, type Leave } from '../limits/concurrency.ts'
import type { Metrics, ShedReason } from './metrics.ts'
import { onRequestEnd } from './on-request-end.ts'

/** Monitoring has to be answered above all when the process is busy. */
const monitoring = /^\/(health\/|metrics$)/
/** Pictures and built files are read from the disk, and variants have a queue of their own. */
const files = /^\/(media|assets)\//

/** Enough to keep a core and the database's connections busy; more would only make each round of the event loop longer. */
const maxConcurrency = 24
/** A request that has waited so long is refused, in milliseconds. */
const maxWaitMs = 2000
/** A running request that takes longer than this counts as slow, in milliseconds. */
const slowMs = 1000
/** How long new connections may keep admitted requests from being started, in milliseconds. */
const maxAcceptMs = 250
/** However slow the process is, so many requests are no overload. */
const minCapacity = 20

interface Admitted {
  since: number
  client: string
  /** Set while it holds a slot. */
  leave?: Leave | undefined
  stopWaiting(): void
  refuse(error: BusyError): void
}

export interface AdmissionOptions {
  /** REQUESTS_AT_ONCE: requests that run or wait. */
  maxRequests: number
  metrics: Pick<Metrics, 'shed'>
  /** Of the process; a test brings its own. */
  loop?: EventLoopMonitor
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

/**
 * Bounds the requests that run at the same time; others wait in a fair queue, by network address, and those that could
 * not be answered within about two seconds are refused at once, before their body is read: 503 with Retry-After. While
 * the body arrives and while the answer is sent a request holds no slot, so that slow clients block nobody. Uploads
 * have a queue of their own (media/uploads/receiver.ts).
 *
 * @param app the server
 * @returns the queue of requests
 */
export function useAdmission(app: FastifyInstance, options: AdmissionOptions): ConcurrencyLimit {
  const { maxRequests, metrics, loop = new EventLoopMonitor(), now = () => performance.now() } = options
  const concurrency = Math.min(maxConcurrency, maxRequests)
  const queue = new ConcurrencyLimit(concurrency, maxRequests - concurrency)
  const admitted = new Map<FastifyRequest, Admitted>()
  const rate = new ServiceRate(maxRequests)
  let counted = now()
  let open = 0
  loop.start(refuseOverdue)
  acceptBeforeWork(app, queue)
  app.addHook('onClose', async () => loop.stop())

  app.addHook('onRequest', (request, _reply, done) => {
    open += 1
    const reason = reasonToRefuse(request)
    if (!reason) return done()
    metrics.shed(reason)
    done(new BusyError())
  })

  onRequestEnd(app, (request, reply) => {
    open -= 1
    // Work for a client that has left goes on, so that asking and leaving gets nobody more of it. What is answered past
    // Fastify, as Vite does, has no onSend.
    if (reply.sent || !admitted.get(request)?.leave) end(request)
  })

  app.addHook('preHandler', (request, _reply, done) => {
    const client = clientOf(request)
    const start = () => runAs({ client, withoutSlot: (work) => withoutSlot(request, work) }, done)
    if (!needsSlot(request)) return start()
    count(0)
    const entry: Admitted = { since: now(), client, stopWaiting: () => {}, refuse: done }
    admitted.set(request, entry)
    entry.stopWaiting = queue.enter(
      client,
      (leave) => {
        count(0)
        Object.assign(entry, { leave, since: now() })
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

  return queue

  function end(request: FastifyRequest): void {
    const entry = admitted.get(request)
    if (!entry) return
    admitted.delete(request)
    entry.stopWaiting()
    if (!entry.leave) return
    count(1)
    entry.leave()
  }

  /** Gives the slot of a request to others while it waits for something else, such as a password's hash. */
  async function withoutSlot<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const entry = admitted.get(request)
    if (!entry?.leave) return work()
    count(0)
    entry.leave()
    entry.leave = undefined
    try {
      return await work()
    } finally {
      count(0)
      if (admitted.has(request)) Object.assign(entry, { leave: queue.occupy(entry.client), since: now() })
    }
  }

  /** Counts requests as done; a process with free slots says nothing about how many it could do. */
  function count(done: number): void {
    const until = now()
    if (queue.runningCount >= concurrency / 2) rate.add((until - counted) / 1000, done)
    counted = until
  }

  function reasonToRefuse(request: FastifyRequest): ShedReason | null {
    if (monitoring.test(request.url)) return null
    // A late event loop without load is a machine that is busy with something else.
    if (loop.isLate && open > minCapacity) return 'event loop'
    if (!needsSlot(request)) return null
    count(0)
    const inTime = Math.max(minCapacity, rate.perSecond * (maxWaitMs / 1000))
    const capacity = Math.min(maxRequests, isStalled() ? concurrency / 3 : inTime)
    if (queue.size < capacity) return null
    const client = clientOf(request)
    if (queue.held(client) + 1 <= capacity / queue.clientsWith(client)) return null
    return queue.size >= maxRequests ? 'requests' : 'time'
  }

  /** Whether at least half of the slots are held by slow requests: the database hangs, or somebody keeps it busy. */
  function isStalled(): boolean {
    if (queue.runningCount < concurrency) return false
    let slow = 0
    for (const { leave, since } of admitted.values()) if (leave && now() - since > slowMs) slow += 1
    return slow >= concurrency / 2
  }

  function refuseOverdue(): void {
    for (const [request, { leave, since, stopWaiting, refuse }] of admitted) {
      if (leave || now() - since < maxWaitMs) continue
      admitted.delete(request)
      stopWaiting()
      metrics.shed('time')
      refuse(new BusyError())
    }
  }
}

/**
 * The event loop accepts one connection in each of its rounds. When many arrive together, they are accepted before any
 * of their requests is worked on, so that none waits for the work of all others before it, health checks least of all.
 */
function acceptBeforeWork({ server }: FastifyInstance, queue: ConcurrencyLimit): void {
  let accepted = 0
  let isPaused = false
  let pausedLast = Number.NEGATIVE_INFINITY
  server.on('connection', () => {
    accepted += 1
    const began = performance.now()
    if (isPaused || began - pausedLast < maxAcceptMs) return
    isPaused = true
    queue.pause()
    const check = (before: number) =>
      setImmediate(() => {
        const now = performance.now()
        if (accepted > before && now - began < maxAcceptMs) return check(accepted)
        isPaused = false
        if (accepted > before) pausedLast = now
        queue.resume()
      })
    check(accepted)
  })
}

/** Fastify's type hides that a destroyed socket has no address. */
function clientOf({ ip }: { ip?: string }): string {
  return networkOf(ip ?? '')
}

function needsSlot({ url, method, headers }: FastifyRequest): boolean {
  if (monitoring.test(url) || files.test(url)) return false
  return method === 'GET' || !headers['content-type']?.startsWith('multipart/form-data')
}

/** Requests that a busy process answers in a second, newer ones counting more. */
export class ServiceRate {
  /** Seconds after which a request counts half. */
  static readonly halfLife = 1
  #done: number
  #seconds = ServiceRate.halfLife

  /** @param initial requests a second until more is known */
  constructor(initial: number) {
    this.#done = initial * ServiceRate.halfLife
  }

  add(seconds: number, done: number): void {
    const weight = 0.5 ** (seconds / ServiceRate.halfLife)
    this.#done = this.#done * weight + done
    this.#seconds = this.#seconds * weight + seconds
  }

  get perSecond(): number {
    return this.#done / this.#seconds
  }
}

/**
 * Notices an event loop that cannot keep up: several checks in a row are late. One late check says nothing, since a
 * machine may stop for a second; hence not the mean delay, which @fastify/under-pressure looks at.
 */
export class EventLoopMonitor {
  static readonly intervalMs = 50
  static readonly lateMs = 500
  static readonly lateChecks = 4
  #lateInARow = 0
  #timer: NodeJS.Timeout | undefined

  get isLate(): boolean {
    return this.#lateInARow >= EventLoopMonitor.lateChecks
  }

  /** @param onCheck called at every check */
  start(onCheck: () => void): void {
    let last = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.check(now - last - EventLoopMonitor.intervalMs)
      last = now
      onCheck()
    }, EventLoopMonitor.intervalMs).unref()
  }

  /** @param delayMs by which a check came late */
  check(delayMs: number): void {
    this.#lateInARow = delayMs > EventLoopMonitor.lateMs ? this.#lateInARow + 1 : 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
