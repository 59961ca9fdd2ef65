import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds without a new connection after which no more are expected. */
const quietMs = 50

/** How long a request waits at most while connections arrive, and a server that closes for those in the kernel's queue. */
const maxMs = 1000

/**
 * New connections of a server. Node accepts one of them in a round of the event loop: with work in each round, a burst of
 * hundreds would be accepted over many seconds, and a health check would wait behind it.
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

  /** Whether a connection has just been accepted, so that others may follow it. */
  get isLikely(): boolean {
    return performance.now() - this.#lastAt < quietMs
  }

  /** Waits for a round of the event loop that accepts no connection, for a second at most. Concurrent calls share one wait. */
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
      // The first one runs in this round, the second after the next has accepted.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    } while (this.#count > before && performance.now() < deadline)
  }
}

/** Makes requests wait until the connections that arrive with theirs are accepted. Registered before what bounds requests. */
export function useArrivals(app: FastifyInstance): Arrivals {
  const arrivals = new Arrivals(app.server)
  app.addHook('preHandler', async () => {
    if (arrivals.isLikely) await arrivals.settle()
  })
  return arrivals
}
