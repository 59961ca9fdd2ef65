import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { texts } from '../catalogue/texts.ts'
import { createContext, type Services } from '../context.ts'
import { ForbiddenError, toGraphQLError } from '../errors.ts'
import { present } from '../present.ts'
import { schema } from '../schema.ts'
import { answerOf, paramsOf } from './graphql-over-http.ts'
import { isForPage, sendGraphiQL } from './use-graphiql.ts'
import { translate } from './use-http-errors.ts'
import { useOperationLimits } from './use-operation-limits.ts'
import { visitOf } from './visit.ts'

/** What Yoga's plugins and our context get of a request. */
interface ServerContext {
  fastify: FastifyRequest
}

/**
 * `/graphql`. Yoga parses, validates and executes with its caches and plugins; Fastify alone speaks HTTP, since a
 * second HTTP layer was a fifth of what a search costs (docs/decisions).
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
    batching: false,
    graphiql: false,
  })

  async function run(fastify: FastifyRequest): Promise<ExecutionResult> {
    const params = paramsOf(fastify)
    // Of the request, Yoga's plugins look at the method only: mutations are not for GET.
    const request = { method: fastify.method } as Request
    try {
      return (await yoga.getResultForParams({ params, request }, { fastify })) as ExecutionResult
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  acceptJsonOnly(app)
  answerErrorsAsGraphQL(app)
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      if (isForPage(request)) return sendGraphiQL(reply)
      if (request.method === 'GET' && !isPreflighted(request)) throw new ForbiddenError(texts.preflightNeeded)
      const { status, headers, body } = answerOf(await run(request), request.headers.accept)
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
    },
  })
}

/** Content types that a page of another origin can send unasked are refused with all others. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/graphql+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
}

function answerErrorsAsGraphQL(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const shown = toGraphQLError(translate(error, request))
    const { status, headers, body } = answerOf({ errors: [shown] }, request.headers.accept)
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
  })
}

/**
 * Whether a browser asked us before it sent this for a page of another origin: then our CORS answer decided. A GET
 * without such a header is sent unasked.
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
