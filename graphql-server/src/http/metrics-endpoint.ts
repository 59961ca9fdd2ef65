import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ForbiddenError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import type { Metrics } from './metrics.ts'
import { onRequestEnd } from './on-request-end.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

export interface MetricsOptions {
  /** METRICS_TOKEN. */
  token: string | undefined
  /** Whether ORIGIN is this machine. */
  isLocal: boolean
}

/**
 * Measures every request, and serves `/metrics` in Prometheus' text format to clients with the token. Without one it is
 * served to this machine alone, and only where the product is for this machine alone: what a proxy or tunnel forwards
 * comes from this machine too.
 */
export function useMetrics(app: FastifyInstance, metrics: Metrics, options: MetricsOptions): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    metrics.begin()
    done()
  })
  onRequestEnd(app, (request, reply, status) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.end(request.method, route, status, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, options)) throw new ForbiddenError(texts.metricsForbidden)
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}

function isAllowed({ headers, socket }: FastifyRequest, { token, isLocal }: MetricsOptions): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isLocal && !isForwarded && loopback.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
