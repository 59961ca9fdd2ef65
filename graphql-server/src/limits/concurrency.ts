import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError, UnavailableError } from '../errors.ts'
import { clientNetwork } from './client.ts'

/** Releases a slot. Idempotent. */
type Leave = () => void

type Waiter = PromiseWithResolvers<Leave> & { client: string }

export class WaitedTooLongError extends UnavailableError {}

/**
 * Limits running and waiting tasks, fairly among clients (fair-queues): the next slot goes to the client that holds
 * the fewest, round robin; when the queue is full, the client with the most entries loses its newest one.
 */
export class ConcurrencyLimit {
  readonly #maxConcurrency: number
  readonly #maxWaiting: number
  /** Client of each slot. */
  readonly #running: string[] = []
  #waiting: Waiter[] = []

  constructor(maxConcurrency: number, maxWaiting: number) {
    this.#maxConcurrency = maxConcurrency
    this.#maxWaiting = maxWaiting
  }

  /** Running and waiting tasks. */
  get size(): number {
    return this.#running.length + this.#waiting.length
  }

  get hasFreeSlot(): boolean {
    return this.#running.length < this.#maxConcurrency
  }

  /** Whether a task of this client would be refused now. */
  isFullFor(client: string): boolean {
    return !this.hasFreeSlot && this.#waiting.length >= this.#maxWaiting && !this.#findEvictable(client)
  }

  /**
   * Runs a task of the current client once a slot is free.
   *
   * @param maxWaitMs without limit if absent
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

  /** Ignores a waiter that already left the queue. */
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

/** Password hashes and image processing: two of libuv's threads stay free, and a decoded image takes 160 MB. */
export const heavyWork = new ConcurrencyLimit(2, 500)

/** Slot of a running request; released while `leave` is absent. */
interface Slot {
  client: string
  leave?: Leave | undefined
  retake?(): Leave | undefined
}

export const slots = new AsyncLocalStorage<Slot>()

/** Releases the current request's slot during work that mostly waits. */
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

/** Saturates a core and the connection pool; more would only lengthen each event loop iteration. */
const maxRunning = 24

/** Otherwise clients that retry at once would keep the event loop from accepting connections. */
const refusalDelayMs = 100

interface AdmissionOptions {
  /** REQUESTS_AT_ONCE: running plus waiting requests. */
  maxRequests: number
  maxWaitMs?: number
  metrics: { shed(reason: 'requests' | 'time'): void }
  requests: { onEnd(callback: (request: FastifyRequest, reply: FastifyReply) => void): void }
}

/**
 * Limits concurrent requests; others wait for at most two seconds and then get 503 with Retry-After (fair-queues,
 * whole-pages). When the queue is full they get it before their body is read. A request holds no slot while its body
 * arrives or its response is sent, so slow clients do not block others.
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
  // Responses that bypass Fastify, such as Vite's, have no onSend. Without a response the work continues and keeps
  // its slot.
  requests.onEnd((request, reply) => reply.sent && end(request))
}

/**
 * Image variants and uploads have their own queues, files come from disk, and monitoring must work under overload.
 */
const exempt = /^\/(media|assets|health)\/|^\/metrics$/

const needsSlot = ({ url, method, headers }: FastifyRequest) =>
  !exempt.test(url) && (method === 'GET' || !headers['content-type']?.startsWith('multipart/form-data'))
