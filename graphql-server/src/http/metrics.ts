import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { Pool } from 'mariadb'
import type { Background } from '../background.ts'
import type { SearchEngine } from '../search/engine.ts'

/** Seconds: what people notice, and what the server's own limits are. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What there was too much of: requests at once, time that they took, or work of the event loop. */
export type ShedReason = 'requests' | 'time' | 'event loop'

/** What is looked at when somebody asks, not while requests run. */
export interface Observed {
  pool: Pick<Pool, 'activeConnections' | 'idleConnections' | 'taskQueueSize'>
  search: Pick<SearchEngine, 'cacheSizes'>
  background: Pick<Background, 'figures'>
}

/**
 * The figures of one process: latency, traffic and errors by route and by field of the schema, and how full what is
 * bounded is (https://sre.google/sre-book/monitoring-distributed-systems/, the four golden signals). No label takes a
 * value that a client makes up.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
    buckets,
  })
  readonly #operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time that the execution of a GraphQL operation took, by its first root field.',
    labelNames: ['kind', 'field', 'outcome'] as const,
    registers: [this.registry],
    buckets,
  })
  readonly #shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were turned away with 503 since there were too many, by what there was too much of.',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  })
  readonly #underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are not answered yet.',
    registers: [this.registry],
  })

  readonly #caches = new Map<string, () => number>()

  /** @param observed what is as long as the process */
  constructor({ pool, search, background }: Observed) {
    const { registry } = this
    collectDefaultMetrics({ register: registry })
    gauge(registry, 'database_connections', 'Connections of the hot reads, by state.', 'state', () => ({
      active: pool.activeConnections(),
      idle: pool.idleConnections(),
    }))
    gauge(registry, 'database_queue', 'Work that waits for a connection.', 'pool', () => ({
      reads: pool.taskQueueSize(),
    }))
    gauge(registry, 'search_cache_bytes', 'Bytes of kept lists of ids, by cache.', 'cache', () =>
      search.cacheSizes(),
    )
    gauge(registry, 'cache_bytes', 'Bytes that are kept, by cache.', 'cache', () =>
      Object.fromEntries(Array.from(this.#caches, ([name, bytes]) => [name, bytes()])),
    )
    gauge(registry, 'background_work', 'Work for requests that are answered, by state.', 'state', () => {
      const { underWay, failures } = background.figures
      return { 'under way': underWay, failed: failures }
    })
  }

  /**
   * Shows how large a cache is.
   *
   * @param bytes that it keeps, read when somebody asks
   */
  cache(name: 'documents' | 'media' | 'pages' | 'sitemap', bytes: () => number): void {
    this.#caches.set(name, bytes)
  }

  /** A request has begun. */
  begin(): void {
    this.#underWay.inc()
  }

  /**
   * A request has been answered.
   *
   * @param route as it was registered: `/api/businesses/:id`
   * @param seconds since it began
   */
  end(method: string, route: string, status: number, seconds: number): void {
    this.#underWay.dec()
    this.#requests.observe({ method, route, status }, seconds)
  }

  /** A request has been turned away since there were too many. */
  shed(reason: ShedReason): void {
    this.#shed.inc({ reason })
  }

  /**
   * An operation has been executed.
   *
   * @param field the name of its first root field
   * @param failed whether it answered an error
   */
  operation(kind: string, field: string, failed: boolean, seconds: number): void {
    this.#operations.observe({ kind, field, outcome: failed ? 'error' : 'ok' }, seconds)
  }
}

/** A gauge that is read when it is asked for. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Record<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [value, number] of Object.entries(read())) this.set({ [label]: value }, number)
    },
  })
}
