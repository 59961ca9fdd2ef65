import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { PublicConfig } from '../../schema/page.ts'
import type { Services } from './context.ts'
import { useExports } from './csv/export/download.ts'
import { type Env, isThisMachine } from './env.ts'
import { useAdmission } from './http/admission.ts'
import { useClientErrors } from './http/client-errors.ts'
import { useCompression } from './http/compression.ts'
import { refuseForeignForms, useCors } from './http/cors.ts'
import { servesThisMachineOnly } from './http/demo-access.ts'
import { useDraining } from './http/draining.ts'
import { useGraphiQL } from './http/graphql/graphiql.ts'
import { useGraphQL } from './http/graphql/yoga.ts'
import { useHealth } from './http/health.ts'
import { answerBadAddress, useHttpErrors } from './http/http-errors.ts'
import { Metrics } from './http/metrics.ts'
import { useMetrics } from './http/metrics-endpoint.ts'
import type { PageSource } from './http/pages/page-source.ts'
import { registerPages } from './http/pages/pages.ts'
import { registerSitemap } from './http/pages/sitemap.ts'
import { requestIds } from './http/request-id.ts'
import { useRequestLog } from './http/request-log.ts'
import { useRest } from './http/rest/rest.ts'
import { securityHeaders, useSecurityHeaders } from './http/security-headers.ts'
import { visitOf } from './http/visit.ts'
import { Delivery } from './media/delivery.ts'
import { uploadLimits } from './media/uploads/limits.ts'
import { Receiver, type ReceiverLimits } from './media/uploads/receiver.ts'
import { useMedia } from './media/use-media.ts'
import type { VariantCache } from './media/variant-cache.ts'
import { schema } from './schema.ts'

/** What the server is built from. */
export interface AppOptions {
  env: Env
  services: Omit<Services, 'log' | 'servesThisMachineOnly'>
  /** Where variants of stored images are kept; without it there is nothing below /media. */
  mediaCache?: VariantCache
  /** Where the web app comes from; without one there are no pages. */
  pages?: PageSource
  /** Whether the process is on its way out: then it is not ready any more. */
  isDraining?: () => boolean
  /** Where log lines go instead of the standard output. */
  logStream?: { write(line: string): void }
}

/** The largest body of a request that is no upload, in bytes. */
const bodyLimit = 100 * 1024

/**
 * Builds the server without a port: tests ask it by `inject`.
 *
 * @param options configuration and what lives as long as the process
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, logStream, mediaCache, isDraining = () => false } = options
  const seconds = 1000
  const headers = securityHeaders(env.HSTS_SECONDS)
  const app: FastifyInstance = Fastify({
    logger: { level: env.LOG_LEVEL, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: requestIds(env.TRUST_PROXY),
    trustProxy: env.TRUST_PROXY,
    bodyLimit,
    // Slugs are longer than what Fastify expects of a part of a path.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress(headers),
    requestTimeout: env.REQUEST_TIMEOUT * seconds,
    connectionTimeout: 0,
    keepAliveTimeout: 65 * seconds,
    // A request that arrives too slowly is only found by this check.
    http: {
      connectionsCheckingInterval: seconds,
      headersTimeout: Math.min(15, env.REQUEST_TIMEOUT) * seconds,
    },
    forceCloseConnections: 'idle',
    // What still arrives while the server closes is answered: see useDraining.
    return503OnClosing: false,
  })
  const services: Services = {
    ...options.services,
    servesThisMachineOnly: servesThisMachineOnly(env),
    log: app.log,
  }
  const receiver = new Receiver(receiverLimits(env))
  useClientErrors(app, headers, (socket) => receiver.isReceiving(socket))
  useRequestLog(app)
  const metrics = new Metrics(services)
  useMetrics(app, metrics, { token: env.METRICS_TOKEN, isLocal: isThisMachine(env.ORIGIN) })
  useSecurityHeaders(app, headers)
  const origins = { own: env.ORIGIN, listed: env.CORS_ORIGINS }
  useCors(app, origins)
  await useCompression(app)
  useHttpErrors(app)
  refuseForeignForms(app, origins)
  useDraining(app, useAdmission(app, { maxRequests: env.REQUESTS_AT_ONCE, metrics }))
  await useHealth(app, { pool: services.pool, isDraining })
  if (mediaCache) {
    metrics.cache('media', () => mediaCache.bytes)
    useMedia(app, new Delivery({ store: services.images.store, cache: mediaCache, log: app.log }))
  }
  app.register(async (scope) => useGraphiQL(scope))
  app.register(async (scope) => useGraphQL(scope, { schema, services, receiver, env, metrics }))
  app.register((scope) => useRest(scope, { schema, services, receiver }))
  useExports(app, { prisma: services.prisma, secret: services.secret })
  registerSitemap(app, {
    pool: services.pool,
    origin: env.ORIGIN,
    cacheBytes: env.SITEMAP_CACHE_BYTES,
    metrics,
  })
  const { pages: source } = options
  if (source) {
    const { ORIGIN: origin, IMAGE_HOST: imageHost, PAGE_CACHE_BYTES: cacheBytes } = env
    const config = publicConfigOf(env)
    const pages = { source, schema, services, origin, imageHost, config, cacheBytes, visitOf, metrics }
    app.register((scope) => registerPages(scope, pages))
  }
  return app
}

/** What browsers may know of the configuration. */
function publicConfigOf(env: Env): PublicConfig {
  return {
    chatUrl: env.CHAT_URL,
    contactEmail: env.CONTACT_EMAIL,
    tileUrl: env.TILE_URL,
    tileAttribution: env.TILE_ATTRIBUTION,
    imageMaxBytes: env.IMAGE_MAX_BYTES,
  }
}

/** A request may bring all photos of an establishment, or one file that is no image. */
function receiverLimits({ IMAGE_MAX_BYTES, UPLOAD_TIMEOUT }: Env): ReceiverLimits {
  const { imagesAtMost, fieldBytes, overhead, fileBytes } = uploadLimits
  return {
    fileBytes: Math.max(IMAGE_MAX_BYTES, fileBytes),
    bytes: imagesAtMost * IMAGE_MAX_BYTES + fileBytes + fieldBytes + overhead,
    seconds: UPLOAD_TIMEOUT,
  }
}
