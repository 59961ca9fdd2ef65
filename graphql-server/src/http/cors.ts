import type { FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, if-none-match, idempotency-key, apollo-require-preflight',
  'access-control-max-age': '600',
}

/**
 * Lets the pages of listed origins read the answers of `/graphql` and `/api`; of no other, and never with cookies.
 *
 * @param app the server
 * @param origins CORS_ORIGINS
 */
export function useCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(graphql|api)(\/|\?|$)/.test(request.url)) return done()
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
    })
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method']
    if (!preflight) return done()
    reply.code(204).headers(allowed).send()
  })
}
