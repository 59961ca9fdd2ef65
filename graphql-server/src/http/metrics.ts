import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { build } from '../build.ts'
import type { Services } from '../context.ts'
import { waitingConnections } from '../database/client.ts'
import { writes } from '../database/transaction.ts'
import { type Env, isThisMachine } from '../env.ts'
import { ForbiddenError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { isLocalRequest } from './request-context.ts'
import type { Requests } from './requests.ts'

/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The process's own metrics, collected once for all its apps: the timers behind them cannot be stopped. */
const processRegistry = new Registry()

/**
 * The Prometheus metrics of one app (the four golden signals of
 * https://sre.google/sre-book/monitoring-distributed-systems/). No label takes a value that clients choose.
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
  readonly #cacheBytes: Record<string, () => number> = {}

  constructor({ pool, prisma, search, background, mail }: Services, requests: Requests) {
    if (!processRegistry.getMetricsAsArray().length) collectDefaultMetrics({ register: processRegistry })
    new Gauge({
      name: 'http_requests_under_way',
      help: 'Requests that are not answered yet.',
      registers: [this.registry],
      collect() {
        this.set(requests.inFlight)
      },
    })
    requests.onEnd(({ method, routeOptions }, reply, status) =>
      this.#requests.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000),
    )
    this.#gauge('database_connections', 'Connections of the hot reads, by state.', 'state', () => ({
      active: pool.activeConnections(),
      idle: pool.idleConnections(),
    }))
    this.#gauge(
      'database_queue',
      'Work that waits for a connection of the hot reads, and of writes and all else.',
      'pool',
      () => ({
        reads: pool.taskQueueSize(),
        writes: waitingConnections(prisma),
      }),
    )
    this.#gauge(
      'database_writes',
      'Transactions that write: those that wait for a connection, run (and may wait for a lock), or wait to be repeated after another writer.',
      'state',
      () => ({ ...writes }),
    )
    new Gauge({
      name: 'build_info',
      help: 'Always 1: which version and commit this is.',
      labelNames: ['version', 'commit'] as const,
      registers: [this.registry],
    }).set({ ...build }, 1)
    this.#gauge('search_cache_bytes', 'Bytes of kept lists of ids, by cache.', 'cache', () =>
      search.cacheSizes(),
    )
    this.#gauge('cache_bytes', 'Bytes that are kept, by cache.', 'cache', () =>
      Object.fromEntries(Object.entries(this.#cacheBytes).map(([name, bytes]) => [name, bytes()])),
    )
    new Gauge({
      name: 'waiting_mails',
      help: 'Mails that could not be sent yet, of all processes; each reads it every 15 seconds.',
      registers: [this.registry],
      collect() {
        this.set(mail.waiting)
      },
    })
    this.#gauge('background_work', 'Work for requests that are answered, by state.', 'state', () => {
      const { underWay, failures } = background.figures
      return { 'under way': underWay, failed: failures }
    })
  }

  /** Adds a gauge that is read at each scrape. @param read returns its value by label value */
  #gauge(name: string, help: string, label: string, read: () => Record<string, number>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        for (const [key, value] of Object.entries(read())) this.set({ [label]: key }, value)
      },
    })
  }

  /** Adds a cache. @param bytes its size, read at each scrape */
  cache(name: 'documents' | 'media' | 'pages' | 'sitemap', bytes: () => number): void {
    this.#cacheBytes[name] = bytes
  }

  /** Counts a request refused under overload: the queue was full, or the wait too long. */
  shed(reason: 'requests' | 'time'): void {
    this.#shed.inc({ reason })
  }

  /** Records the execution of an operation. @param field its first root field */
  operation(kind: string, field: string, failed: boolean, seconds: number): void {
    this.#operations.observe({ kind, field, outcome: failed ? 'error' : 'ok' }, seconds)
  }
}

type MetricsEnv = Pick<Env, 'METRICS_TOKEN' | 'ORIGIN'>

/**
 * Serves `/metrics` to clients with the token. Without a configured token it is served to loopback only, and only if
 * ORIGIN and Host are this machine: proxied and tunnelled requests come from loopback too, as do those of a page
 * under DNS rebinding.
 */
export function useMetrics(app: FastifyInstance, { registry }: Metrics, env: MetricsEnv): void {
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, env)) throw new ForbiddenError(texts.metricsForbidden)
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await Registry.merge([registry, processRegistry]).metrics())
  })
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

function isAllowed({ headers, socket }: FastifyRequest, env: MetricsEnv): boolean {
  const { METRICS_TOKEN: token, ORIGIN: origin } = env
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return isThisMachine(origin) && isLocalRequest(headers) && loopback.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
