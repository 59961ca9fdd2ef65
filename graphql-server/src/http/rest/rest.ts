import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../context.ts'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { acceptMultipart, parseUtf8 } from '../bodies.ts'
import { beforeBody, toHttpFailure } from '../http-errors.ts'
import { createContext, requestInfo } from '../request-context.ts'
import { useDocs } from './docs.ts'
import { handleRequest, type RestRequest } from './handle-request.ts'
import { openApiDocument } from './openapi/document.ts'
import { findReadRoute } from './preconditions.ts'
import type { Route } from './route.ts'
import { accountRoutes } from './routes/accounts.ts'
import { businessReadRoutes } from './routes/business-reads.ts'
import { businessWriteRoutes } from './routes/business-writes.ts'
import { attributeRoutes } from './routes/catalogue/attributes.ts'
import { categoryRoutes } from './routes/catalogue/categories.ts'
import { cityRoutes } from './routes/catalogue/cities.ts'
import { neighborhoodRoutes } from './routes/catalogue/neighborhoods.ts'
import { subcategoryRoutes } from './routes/catalogue/subcategories.ts'
import { favoriteRoutes } from './routes/favorites.ts'
import { suggestionRoutes } from './routes/suggestions.ts'

/** All routes, in the order of the specification. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...businessReadRoutes,
  ...businessWriteRoutes,
  ...cityRoutes,
  ...categoryRoutes,
  ...neighborhoodRoutes,
  ...subcategoryRoutes,
  ...attributeRoutes,
  ...favoriteRoutes,
  ...suggestionRoutes,
]

/**
 * Serves `/api`: routes that execute documents over the schema of `/graphql`.
 *
 * @param app a scope of its own
 */
export async function useRest(
  app: FastifyInstance,
  { schema, services, receiver }: Pick<RestRequest, 'schema' | 'receiver'> & { services: Services },
): Promise<void> {
  const { images, origin } = services
  // Old clients prepend the API's base to relative URLs (rest-entities).
  const imageUrl = (hash: string, signature?: string) => {
    const url = images.imageUrl(hash, signature)
    return url.startsWith('/') ? origin + url : url
  }
  const requestContext = (request: FastifyRequest) =>
    createContext({ ...services, images: { ...images, imageUrl } }, requestInfo(request))

  acceptBodies(app)
  for (const route of routes) {
    const read = findReadRoute(routes, route)
    for (const url of routeUrls(route.path)) {
      app.route({
        method: route.method,
        url,
        handler: (request, reply) =>
          handleRequest({ schema, route, read, request, reply, context: requestContext(request), receiver }),
      })
    }
  }
  refuseOtherMethods(app)
  useDocs(
    app,
    (isDemo) => openApiDocument(routes, isDemo),
    () => hasDemoData(services),
  )
}

/** Accepts JSON and URL-encoded forms. Old clients send an empty JSON body, which counts as an empty object. */
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    parseUtf8((request, text, done) => (text === '' ? done(null, {}) : parseJson(request, text, done))),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    parseUtf8((_request, text, done) => done(null, new URLSearchParams(text))),
  )
  acceptMultipart(app)
}

/** Whether the demo data is loaded, to use its records as examples; false if the database is unavailable. */
async function hasDemoData({ prisma, servesThisMachineOnly }: Services): Promise<boolean> {
  if (!servesThisMachineOnly) return false
  const account = prisma.user.findFirst({ where: { isDemo: true }, select: { id: true } })
  return (await account.catch(() => null)) !== null
}

/** A path in Fastify's syntax, with and without a trailing slash, since old clients mix them. */
function routeUrls(path: string): [string, string] {
  const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
  return [url, `${url}/`]
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405 with the allowed methods to the other methods of each path, and 204 to OPTIONS. */
function refuseOtherMethods(app: FastifyInstance): void {
  for (const [path, rows] of Map.groupBy(routes, (route) => route.path)) {
    const used = new Set<string>(rows.map(({ method }) => method))
    if (used.has('GET')) used.add('HEAD')
    const allowed = methods.filter((method) => used.has(method))
    const { status, body } = toHttpFailure(new RefusedRequestError(405, texts.rest.wrongMethod(allowed)))
    for (const url of routeUrls(path)) {
      app.route({
        method: methods.filter((method) => !used.has(method)),
        url,
        ...beforeBody(({ method }, reply) => {
          reply.header('allow', allowed.join(', ')).header('cache-control', 'no-store')
          return method === 'OPTIONS' ? reply.code(204).send() : reply.code(status).send(body)
        }),
      })
    }
  }
}
