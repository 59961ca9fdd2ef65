import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { createContext, type Services } from '../../context.ts'
import type { Env } from '../../env.ts'
import { ForbiddenError, UnauthenticatedError } from '../../errors.ts'
import { readOperation } from '../../media/uploads/graphql-multipart.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { texts } from '../../messages/texts.ts'
import { schema } from '../../schema.ts'
import { translate } from '../http-errors.ts'
import type { Metrics } from '../metrics.ts'
import { visitOf } from '../visit.ts'
import { isForPage, sendGraphiQL } from './graphiql.ts'
import { toClientErrors, toGraphQLError } from './graphql-errors.ts'
import { answerOf, paramsOf } from './graphql-over-http.ts'
import { introspectionRule, useOperationLimits } from './operation-limits.ts'
import { useOperationMetrics } from './operation-metrics.ts'

/** What Yoga's plugins and our context get of a request. */
interface ServerContext {
  fastify: FastifyRequest
  /** Aborted when the client goes away; for requests that bring files. */
  signal: AbortSignal | undefined
}

export interface GraphQLOptions {
  services: Services
  /** Of requests that bring files. */
  receiver: Receiver
  env: Pick<Env, 'GRAPHQL_SUGGESTIONS' | 'DOCUMENT_CACHE_BYTES'>
  metrics: Metrics
}

/** Stands for a body that nobody has read yet. */
const filesBeside = Symbol('files beside the operation')

/**
 * `/graphql`. Yoga parses, validates and executes with its caches and plugins; Fastify alone speaks HTTP, since a
 * second HTTP layer was a fifth of what a search costs (docs/decisions).
 *
 * @param app a scope of the server of its own
 * @param options what is behind it
 */
export function useGraphQL(app: FastifyInstance, { services, receiver, env, metrics }: GraphQLOptions): void {
  const documents = textCache<DocumentNode>(env.DOCUMENT_CACHE_BYTES, bytesOfNode)
  const errors = textCache<object>(env.DOCUMENT_CACHE_BYTES / 4, 1)
  metrics.cache('documents', () => documents.calculatedSize + errors.calculatedSize)
  const yoga = createYoga<ServerContext>({
    schema,
    context: ({ fastify, signal }) => createContext(services, { ...visitOf(fastify), signal }),
    plugins: [
      useOperationLimits(env.GRAPHQL_SUGGESTIONS),
      useIntrospectionLimits,
      useClientErrors(services),
      useOperationMetrics(metrics),
    ],
    parserAndValidationCache: { documentCache: documents, errorCache: errors },
    maskedErrors: false,
    logging: false,
    batching: false,
    graphiql: false,
  })

  async function run(fastify: FastifyRequest, body: unknown, signal?: AbortSignal): Promise<ExecutionResult> {
    const params = paramsOf(fastify, body)
    if (typeof params.operationName === 'string') fastify.operation = params.operationName.slice(0, 80)
    // Of the request, Yoga's plugins look at the method only: mutations are not for GET.
    const request = { method: fastify.method } as Request
    try {
      return (await yoga.getResultForParams({ params, request }, { fastify, signal })) as ExecutionResult
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  /** Nothing that takes files is for visitors: they are told so before a byte is read. */
  async function runWithFiles(fastify: FastifyRequest): Promise<ExecutionResult> {
    if (!(await createContext(services, visitOf(fastify)).viewer())) throw new UnauthenticatedError()
    return receiver.receive(fastify.raw, async (body, signal) => {
      const operation = await readOperation(body, fastify.headers, receiver.limits.fileBytes)
      return run(fastify, operation, signal)
    })
  }

  acceptJsonAndFiles(app)
  answerErrorsAsGraphQL(app)
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      if (isForPage(request)) return sendGraphiQL(reply)
      const withFiles = request.body === filesBeside
      if ((withFiles || request.method === 'GET') && !isPreflighted(request)) {
        throw new ForbiddenError(texts.preflightNeeded, 'PREFLIGHT_NEEDED')
      }
      const result = await (withFiles ? runWithFiles(request) : run(request, request.body))
      const { status, headers, body } = answerOf(result, request.headers.accept)
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
    },
  })
}

/** What a letter of a document takes once it is parsed, at most: a field of one letter is a node of some 400 bytes. */
const bytesOfNode = 200

/** A cache by the texts of documents, whose entries are as large as their texts. */
function textCache<Value extends object>(bytes: number, factor: number): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: (_value, text) => (2 + factor) * text.length + 1000,
  })
}

/** Other content types that a page of another origin can send unasked are refused with all others. */
function acceptJsonAndFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/graphql+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  // Read by the handler: what a parser refuses ends the connection before the client has seen why.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, filesBeside))
}

function answerErrorsAsGraphQL(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const shown = toGraphQLError(translate(error, request), undefined, request.id)
    const { status, headers, body } = answerOf({ errors: [shown] }, request.headers.accept)
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
  })
}

/**
 * Whether a browser asked us before it sent this for a page of another origin: then our CORS answer decided. A GET or
 * a form without such a header is sent unasked. The header with the token is one too.
 */
function isPreflighted({ headers }: FastifyRequest): boolean {
  return (
    headers['apollo-require-preflight'] !== undefined ||
    headers['x-graphql-yoga-csrf'] !== undefined ||
    headers.authorization !== undefined ||
    headers['content-type']?.startsWith('application/json') === true
  )
}

const useIntrospectionLimits: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(introspectionRule),
}

/** Replaces every error in a result by what a client may see of it. */
function useClientErrors({ log }: Services): Plugin<object, ServerContext> {
  return {
    onExecutionResult({ result, setResult, context }) {
      if (!result || !('errors' in result) || !result.errors) return
      const { fastify, params } = context
      const operation = { schema, variables: params.variables, requestId: fastify.id }
      setResult({ ...result, errors: toClientErrors(result.errors, operation, log) })
    },
  }
}
