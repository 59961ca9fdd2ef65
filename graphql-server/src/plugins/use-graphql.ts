import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createYoga, type Plugin } from 'graphql-yoga'
import { texts } from '../catalogue/texts.ts'
import { createContext, type Services } from '../context.ts'
import { ForbiddenError, toGraphQLError } from '../errors.ts'
import { present } from '../present.ts'
import { schema } from '../schema.ts'
import { isForPage, sendGraphiQL } from './use-graphiql.ts'
import { translate } from './use-http-errors.ts'
import { useOperationLimits } from './use-operation-limits.ts'
import { visitOf } from './visit.ts'

/** What Yoga gets of a request beside what it reads itself. */
interface ServerContext {
  fastify: FastifyRequest
}

/**
 * `/graphql`: Yoga inside Fastify. Fastify bounds and reads the body, so that Yoga is never a second reader.
 *
 * @param app a scope of the server of its own
 * @param services of the process
 */
export function useGraphQL(app: FastifyInstance, services: Services): void {
  const yoga = createYoga<ServerContext>({
    schema,
    context: ({ fastify }) => createContext(services, visitOf(fastify)),
    plugins: [useOperationLimits(), usePresentedErrors(services)],
    maskedErrors: false,
    logging: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: false,
    graphiql: false,
    landingPage: false,
    healthCheckEndpoint: '/graphql/health-of-yoga',
  })
  app.setErrorHandler((error, request, reply) => {
    const shown = translate(error, request)
    const { extensions, message } = toGraphQLError(shown)
    const { http, ...rest } = extensions as { http?: { headers?: Record<string, string> } }
    return reply
      .code(shown.status)
      .headers(http?.headers ?? {})
      .send({ errors: [{ message, extensions: rest }] })
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/graphql+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: async (fastify, reply) => {
      if (isForPage(fastify)) return sendGraphiQL(reply)
      if (fastify.method === 'GET' && !isPreflighted(fastify)) throw new ForbiddenError(texts.preflightNeeded)
      const { raw, method, headers, body } = fastify
      const response = await yoga.handleNodeRequestAndResponse({ raw, method, headers, body }, reply.raw, {
        fastify,
      })
      response.headers.forEach((value, name) => {
        reply.header(name, value)
      })
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .send(await response.text())
    },
  })
}

/**
 * Whether a browser asked us before it sent this for a page of another origin: then our CORS answer decided. A GET
 * without such a header is sent unasked. (A POST is covered by its content type: simple ones are not accepted.)
 */
function isPreflighted({ headers }: FastifyRequest): boolean {
  return (
    headers['apollo-require-preflight'] !== undefined ||
    headers['x-graphql-yoga-csrf'] !== undefined ||
    headers['content-type']?.startsWith('application/json') === true
  )
}

/** Replaces every error in a result by what a client may see of it. */
function usePresentedErrors({ log }: Services): Plugin<object, ServerContext> {
  return {
    onExecutionResult({ result, setResult, context }) {
      if (!result || !('errors' in result) || !result.errors) return
      const errors = result.errors.map((error) => present(error, log, context.fastify.id))
      setResult({ ...result, errors })
    },
  }
}
