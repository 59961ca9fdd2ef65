import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { PublicConfig } from '../../schema/page.ts'
import type { Services } from './context.ts'
import { useExports } from './csv/export/download.ts'
import type { Env } from './env.ts'
import { useArrivals } from './http/arrivals.ts'
import { useGraphQL } from './http/graphql/yoga.ts'
import {
  refuseCrossOriginForms,
  refuseSeveralHosts,
  securityHeaders,
  useCors,
  useSecurityHeaders,
  warnOfUnknownProxy,
} from './http/headers.ts'
import { useHealth } from './http/health.ts'
import { frameworkErrorHandler, useHttpErrors, useParserErrors } from './http/http-errors.ts'
import { Metrics, useMetrics } from './http/metrics.ts'
import { type PageSource, usePages } from './http/pages/pages.ts'
import { useSitemap } from './http/pages/sitemap.ts'
import { servesThisMachineOnly } from './http/request-context.ts'
import { requestIds, useDraining, useRequests } from './http/requests.ts'
import { useRest } from './http/rest/rest.ts'
import { useSecurityContact } from './http/security-contact.ts'
import { useAdmission } from './limits/concurrency.ts'
import { Delivery } from './media/delivery.ts'
import { useMedia } from './media/media-route.ts'
import { PrivateImages } from './media/private-images.ts'
import { useSharePictures } from './media/share-route.ts'
import { Receiver } from './media/uploads/receiver.ts'
import type { VariantCache } from './media/variant-cache.ts'
import { schema } from './schema.ts'

export interface AppOptions {
  env: Env
  services: Omit<Services, 'log' | 'servesThisMachineOnly' | 'demandsSecondFactor'>
  /** Cache of image variants; `/media` does not exist without it. */
  mediaCache?: VariantCache
  /** The web app; no pages without it. */
  pages?: PageSource
  /** Aborted when the process is about to stop: readiness fails and keep-alive ends. */
  draining?: AbortSignal
  /** Replaces standard output. */
  logStream?: { write(line: string): void }
}

/** Body limit of requests without files, in bytes. */
const bodyLimit = 100 * 1024

/** Brotli at quality 4 is smaller than gzip and as fast; its default of 11 takes a hundred times longer. */
const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5 },
}

/** Composes the server without opening a port, so that tests can use `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, logStream, mediaCache, draining = new AbortController().signal } = options
  const seconds = 1000
  const headers = securityHeaders(env.HSTS_SECONDS)
  const app: FastifyInstance = Fastify({
    logger: { level: env.LOG_LEVEL, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: requestIds(env.TRUST_PROXY),
    trustProxy: env.TRUST_PROXY,
    bodyLimit,
    // Fastify's default of 100 is too short for slugs.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: frameworkErrorHandler(headers),
    requestTimeout: env.REQUEST_TIMEOUT * seconds,
    connectionTimeout: 0,
    keepAliveTimeout: 65 * seconds,
    // Only this check finds requests that arrive too slowly.
    http: {
      connectionsCheckingInterval: seconds,
      headersTimeout: Math.min(15, env.REQUEST_TIMEOUT) * seconds,
    },
    forceCloseConnections: 'idle',
    // Requests that still arrive are answered (clean-stop).
    return503OnClosing: false,
  })
  const services: Services = {
    ...options.services,
    servesThisMachineOnly: servesThisMachineOnly(env),
    demandsSecondFactor: env.ADMIN_SECOND_FACTOR,
    log: app.log,
  }
  const receiver = new Receiver(env.IMAGE_MAX_BYTES, env.UPLOAD_TIMEOUT)
  useParserErrors(app, headers, (socket) => receiver.isReceiving(socket))
  const requests = useRequests(app)
  warnOfUnknownProxy(app, env)
  const metrics = new Metrics(services, requests)
  useMetrics(app, metrics, env)
  useSecurityHeaders(app, headers)
  refuseSeveralHosts(app)
  useCors(app, env)
  await app.register(compress, compression)
  useHttpErrors(app)
  refuseCrossOriginForms(app, env)
  const arrivals = useArrivals(app)
  useAdmission(app, { maxRequests: env.REQUESTS_AT_ONCE, metrics, requests })
  useDraining(app, requests, draining, arrivals)
  await useHealth(app, services.pool, draining)
  if (mediaCache) {
    metrics.cache('media', () => mediaCache.bytes)
    const { images, pool, search, secret } = services
    const delivery = new Delivery({ store: images.store, cache: mediaCache, log: app.log })
    const privateImages = new PrivateImages({ pool, version: search.publicVersion, log: app.log })
    useMedia(app, { delivery, privateImages, secret })
    useSharePictures(app, delivery, pool)
  }
  app.register(async (scope) => useGraphQL(scope, { schema, services, receiver, env, metrics }))
  app.register((scope) => useRest(scope, { schema, services, receiver }))
  useExports(app, { prisma: services.prisma, secret: services.secret })
  useSecurityContact(app, env)
  useSitemap(app, { pool: services.pool, env, metrics })
  const { pages: source } = options
  if (source) {
    const config = publicConfig(env)
    app.register((scope) => usePages(scope, { source, schema, services, config, env, metrics }))
  }
  return app
}

/** Public settings for browsers. */
function publicConfig(env: Env): PublicConfig {
  return {
    chatUrl: env.CHAT_URL,
    contactEmail: env.CONTACT_EMAIL,
    tileUrl: env.TILE_URL,
    tileAttribution: env.TILE_ATTRIBUTION,
    imageMaxBytes: env.IMAGE_MAX_BYTES,
    operator: env.operator,
  }
}
