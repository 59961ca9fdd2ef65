import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ForbiddenError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import type { Metrics } from './metrics.ts'
import { onRequestEnd } from './on-request-end.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/**
 * Measures every request, and shows the figures at `/metrics` in Prometheus' text form: to whoever has the token or,
 * without one, to this machine only.
 *
 * @param app the server
 * @param metrics of the process
 * @param token METRICS_TOKEN
 */
export function useMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    metrics.begin()
    done()
  })
  onRequestEnd(app, (request, reply, status) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.end(request.method, route, status, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayLook(request, token)) throw new ForbiddenError(texts.metricsForbidden)
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}

/** What a proxy on this machine forwards comes from elsewhere, whatever address it has. */
function mayLook({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && loopback.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
