import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError, UnavailableError } from '../errors.ts'
import { clientNetwork } from './client.ts'

/** Releases a slot; further calls do nothing. */
type Leave = () => void

type Waiter = PromiseWithResolvers<Leave> & { client: string }

export class WaitedTooLongError extends UnavailableError {}

/**
 * Limits how many tasks run and wait, fairly among clients (fair-queues): the next slot goes to the client that holds the
 * fewest, round robin; when the queue is full, the client with the most entries loses its newest one.
 */
export class ConcurrencyLimit {
  readonly #maxConcurrency: number
  readonly #maxWaiting: number
  /** The client of each slot. */
  readonly #running: string[] = []
  #waiting: Waiter[] = []

  constructor(maxConcurrency: number, maxWaiting: number) {
    this.#maxConcurrency = maxConcurrency
    this.#maxWaiting = maxWaiting
  }

  /** Entries that run or wait. */
  get size(): number {
    return this.#running.length + this.#waiting.length
  }

  get hasFreeSlot(): boolean {
    return this.#running.length < this.#maxConcurrency
  }

  /** Whether an entry of this client would be refused now. */
  isFullFor(client: string): boolean {
    return !this.hasFreeSlot && this.#waiting.length >= this.#maxWaiting && !this.#findEvictable(client)
  }

  /**
   * Runs a task of the current client once there is a slot.
   *
   * @param maxWaitMs without it the task waits as long as necessary
   * @throws BusyError when the queue is full, WaitedTooLongError
   */
  async run<T>(task: () => Promise<T>, maxWaitMs?: number): Promise<T> {
    const client = slots.getStore()?.client ?? ''
    const leave = this.hasFreeSlot ? this.occupy(client) : await this.enter(client, maxWaitMs)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /** Waits for a slot. @throws as `run` */
  enter(client: string, maxWaitMs?: number): Promise<Leave> {
    if (this.hasFreeSlot) return Promise.resolve(this.occupy(client))
    if (this.isFullFor(client)) return Promise.reject(new BusyError())
    if (this.#waiting.length >= this.#maxWaiting) this.#refuse(this.#findEvictable(client), new BusyError())
    const waiter = { client, ...Promise.withResolvers<Leave>() }
    this.#waiting.push(waiter)
    const giveUp = () => this.#refuse(waiter, new WaitedTooLongError())
    if (maxWaitMs !== undefined) setTimeout(giveUp, maxWaitMs).unref()
    return waiter.promise
  }

  /** Takes a slot without waiting, beyond the limit if necessary. */
  occupy(client: string): Leave {
    this.#running.push(client)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#running.splice(this.#running.indexOf(client), 1)
      if (this.hasFreeSlot && this.#waiting.length > 0) this.#startNext()
    }
  }

  #startNext(): void {
    const slotsHeld = countEach(this.#running)
    const held = ({ client }: Waiter) => slotsHeld.get(client) ?? 0
    const next = this.#waiting.reduce((best, each) => (held(each) < held(best) ? each : best))
    // The client's other entries move to the end of the round.
    const own = this.#waiting.filter((each) => each.client === next.client && each !== next)
    this.#waiting = [...this.#waiting.filter(({ client }) => client !== next.client), ...own]
    next.resolve(this.occupy(next.client))
  }

  /** @returns the newest entry of the client with the most, if those are more than `client` would have */
  #findEvictable(client: string): Waiter | undefined {
    const waiting = this.#waiting.map((each) => each.client)
    const entries = countEach([...waiting, ...this.#running])
    const count = (name: string) => entries.get(name) ?? 0
    const most = waiting.reduce((most, name) => Math.max(most, count(name)), count(client) + 2)
    return this.#waiting.findLast((each) => count(each.client) === most)
  }

  /** Does nothing to one that no longer waits. */
  #refuse(waiter: Waiter | undefined, error: UnavailableError): void {
    const index = waiter ? this.#waiting.indexOf(waiter) : -1
    if (index >= 0) this.#waiting.splice(index, 1)[0]?.reject(error)
  }
}

function countEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Password hashes and work on images: they leave two of libuv's threads free, and a decoded image takes 160 MB. */
export const heavyWork = new ConcurrencyLimit(2, 500)

/** A request's place among those that run; it holds no slot while `leave` is absent. */
interface Slot {
  client: string
  leave?: Leave | undefined
  retake?(): Leave | undefined
}

export const slots = new AsyncLocalStorage<Slot>()

/** Runs work that mostly waits; other requests may use the current request's slot until it is done. */
export async function withoutSlot<T>(work: () => Promise<T>): Promise<T> {
  const slot = slots.getStore()
  if (!slot?.leave) return work()
  slot.leave()
  slot.leave = undefined
  try {
    return await work()
  } finally {
    slot.leave = slot.retake?.()
  }
}

/** Keeps a core and the connection pool busy; more would only lengthen each round of the event loop. */
const maxRunning = 24

/** Clients that ask again as soon as they are refused would keep the event loop from accepting other connections. */
const refusalDelayMs = 100

interface AdmissionOptions {
  /** REQUESTS_AT_ONCE: running and waiting requests. */
  maxRequests: number
  maxWaitMs?: number
  metrics: { shed(reason: 'requests' | 'time'): void }
  requests: { onEnd(callback: (request: FastifyRequest, reply: FastifyReply) => void): void }
}

/**
 * Bounds how many requests run at the same time; the others wait for at most two seconds and then get 503 with Retry-After
 * (fair-queues, whole-pages). When the queue is full they get it before their body is read. A request holds no
 * slot while its body arrives or its response is sent, so slow clients block no others.
 */
export function useAdmission(app: FastifyInstance, options: AdmissionOptions): void {
  const { maxRequests, maxWaitMs = 2000, metrics, requests } = options
  const concurrency = Math.min(maxRunning, maxRequests)
  const queue = new ConcurrencyLimit(concurrency, maxRequests - concurrency)
  const admitted = new WeakMap<FastifyRequest, Slot>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (!needsSlot(request) || !queue.isFullFor(clientNetwork(request.ip))) return done()
    metrics.shed('requests')
    setTimeout(() => done(new BusyError()), refusalDelayMs)
  })

  app.addHook('preHandler', (request, reply, done) => {
    const client = clientNetwork(request.ip)
    if (!needsSlot(request)) return slots.run({ client }, done)
    const start = (leave: () => void) => {
      if (reply.raw.destroyed) return leave()
      const slot = { client, leave, retake: () => (admitted.has(request) ? queue.occupy(client) : undefined) }
      admitted.set(request, slot)
      slots.run(slot, done)
    }
    if (queue.hasFreeSlot) return start(queue.occupy(client))
    queue.enter(client, maxWaitMs).then(start, (error) => {
      metrics.shed(error instanceof WaitedTooLongError ? 'time' : 'requests')
      done(new BusyError())
    })
  })

  const end = (request: FastifyRequest) => {
    admitted.get(request)?.leave?.()
    admitted.delete(request)
  }
  app.addHook('onSend', async (request) => end(request))
  // Responses past Fastify, such as Vite's, have no onSend. Without a response the work goes on, and keeps its slot.
  requests.onEnd((request, reply) => reply.sent && end(request))
}

/** Image variants and uploads have queues of their own, files come from the disk, and monitoring must work under overload. */
const exempt = /^\/(media|assets|health)\/|^\/metrics$/

const needsSlot = ({ url, method, headers }: FastifyRequest) =>
  !exempt.test(url) && (method === 'GET' || !headers['content-type']?.startsWith('multipart/form-data'))
