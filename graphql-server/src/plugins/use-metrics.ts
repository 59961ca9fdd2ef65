import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { texts } from '../catalogue/texts.ts'
import { ForbiddenError } from '../errors.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The status that nginx writes down when a client closed the connection before its answer. */
const clientLeft = 499

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
  const underWay = new WeakSet<FastifyRequest>()
  const end = (request: FastifyRequest, status: number, milliseconds: number) => {
    if (!underWay.delete(request)) return
    const route = request.routeOptions.url ?? 'none'
    metrics.end(request.method, route, status, milliseconds / 1000)
  }
  app.addHook('onRequest', (request, reply, done) => {
    metrics.begin()
    underWay.add(request)
    // Of an answer that nobody waited for the connection's end is all that is heard.
    reply.raw.once('close', () => end(request, clientLeft, reply.elapsedTime))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode, reply.elapsedTime)
    done()
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
