import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds without a new connection after which no more are expected. */
const quietMs = 50

/**
 * How long a request waits at most while connections arrive, and a closing server for those in the kernel's queue.
 */
const maxMs = 1000

/**
 * Detects bursts of new connections. Node accepts one per event loop iteration: with work in each iteration, a burst
 * of hundreds would be accepted over many seconds, with a health check waiting behind it.
 */
export class Arrivals {
  #count = 0
  #lastAt = Number.NEGATIVE_INFINITY
  #settling: Promise<void> | null = null

  constructor(server: Server) {
    server.on('connection', () => {
      this.#count += 1
      this.#lastAt = performance.now()
    })
  }

  /** Whether a connection was just accepted, so that others may follow. */
  get isLikely(): boolean {
    return performance.now() - this.#lastAt < quietMs
  }

  /**
   * Waits for an event loop iteration without a new connection, one second at most. Concurrent calls share one wait.
   */
  settle(): Promise<void> {
    this.#settling ??= this.#wait(performance.now() + maxMs).finally(() => {
      this.#settling = null
    })
    return this.#settling
  }

  async #wait(deadline: number): Promise<void> {
    let before: number
    do {
      before = this.#count
      // The first runs in this iteration, the second after the next one has accepted.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    } while (this.#count > before && performance.now() < deadline)
  }
}

/**
 * Delays requests until the connections that arrive with theirs are accepted. Register it before the concurrency
 * limits.
 */
export function useArrivals(app: FastifyInstance): Arrivals {
  const arrivals = new Arrivals(app.server)
  app.addHook('preHandler', async () => {
    if (arrivals.isLikely) await arrivals.settle()
  })
  return arrivals
}
