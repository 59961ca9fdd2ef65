import { normalizedExecutor } from '@graphql-tools/executor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../context.ts'
import type { Env } from '../../env.ts'
import { ForbiddenError, RefusedRequestError, UnauthenticatedError } from '../../errors.ts'
import { readOperation } from '../../media/uploads/multipart-reader.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { texts } from '../../messages/texts.ts'
import { acceptMultipart, parseUtf8, unreadMultipart } from '../bodies.ts'
import { beforeBody, toClientError } from '../http-errors.ts'
import type { Metrics } from '../metrics.ts'
import { createContext, requestInfo } from '../request-context.ts'
import { sendGraphiQL, serveGraphiQLFiles } from './graphiql.ts'
import { toClientErrors, toGraphQLError } from './graphql-errors.ts'
import { isRead, readParams, refusePersistedQuery, sendResult } from './graphql-over-http.ts'
import { refuseSubscriptions, useIntrospectionLimits, useOperationLimits } from './operation-limits.ts'

/** The executor of REST and pages. Yoga's own is older and allocates a map per field. */
const useExecutor: Plugin = {
  onExecute: ({ setExecuteFn }) => setExecuteFn(normalizedExecutor),
}

interface ServerContext {
  fastify: FastifyRequest
  /** Aborted when the client of an upload disconnects. */
  signal: AbortSignal | undefined
}

export interface GraphQLOptions {
  schema: GraphQLSchema
  services: Services
  receiver: Receiver
  env: Pick<Env, 'GRAPHQL_SUGGESTIONS' | 'DOCUMENT_CACHE_BYTES'>
  metrics: Metrics
}

/**
 * Serves `/graphql`. Yoga parses, validates and executes with its caches and plugins; Fastify alone speaks HTTP, since a
 * second HTTP layer was a fifth of the cost of a search (docs/decisions).
 *
 * @param app a scope of its own
 */
export function useGraphQL(app: FastifyInstance, options: GraphQLOptions): void {
  const { schema, services, receiver, env, metrics } = options
  const documents = textCache<DocumentNode>(env.DOCUMENT_CACHE_BYTES, bytesPerCharacter)
  const errors = textCache<object>(env.DOCUMENT_CACHE_BYTES / 4, 1)
  metrics.cache('documents', () => documents.calculatedSize + errors.calculatedSize)
  const yoga = createYoga<ServerContext>({
    schema,
    context: ({ fastify, signal }) => createContext(services, { ...requestInfo(fastify), signal }),
    plugins: [
      useExecutor,
      useOperationLimits(env.GRAPHQL_SUGGESTIONS),
      useIntrospectionLimits,
      refuseSubscriptions,
      useClientErrors(schema, services),
      useOperationMetrics(metrics),
    ],
    parserAndValidationCache: { documentCache: documents, errorCache: errors },
    maskedErrors: false,
    logging: false,
    batching: false,
    graphiql: false,
  })

  async function run(fastify: FastifyRequest, body: unknown, signal?: AbortSignal): Promise<ExecutionResult> {
    const params = readParams(fastify, body)
    if (typeof params.operationName === 'string') fastify.operation = params.operationName.slice(0, 80)
    // Yoga's plugins read only the method: GET and HEAD must not mutate.
    const request = { method: isRead(fastify) ? 'GET' : 'POST' } as Request
    try {
      refusePersistedQuery(params)
      return (await yoga.getResultForParams({ params, request }, { fastify, signal })) as ExecutionResult
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  /** Visitors may not upload, so they are refused before the body is read. */
  async function runUpload(fastify: FastifyRequest): Promise<ExecutionResult> {
    if (!(await createContext(services, requestInfo(fastify)).viewer())) throw new UnauthenticatedError()
    return receiver.receive(fastify.raw, async (body, signal) => {
      const operation = await readOperation(body, receiver.fileBytes)
      return run(fastify, operation, signal)
    })
  }

  acceptJsonAndMultipart(app)
  serveGraphiQLFiles(app)
  app.setErrorHandler((error, request, reply) => {
    const shown = toGraphQLError(toClientError(error, request), undefined, request.id)
    return sendResult(request, reply, { errors: [shown] })
  })
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      if (isRead(request) && request.headers.accept?.includes('text/html')) return sendGraphiQL(reply)
      const isMultipart = request.body === unreadMultipart
      if ((isMultipart || isRead(request)) && !needsPreflight(request)) {
        throw new ForbiddenError(texts.preflightNeeded, 'PREFLIGHT_NEEDED')
      }
      const result = await (isMultipart ? runUpload(request) : run(request, request.body))
      return sendResult(request, reply, result)
    },
  })
  app.route({
    url: '/graphql',
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    ...beforeBody(({ method }, reply) => {
      reply.header('allow', allowed.join(', ')).header('cache-control', 'no-store')
      if (method === 'OPTIONS') return reply.code(204).send()
      throw new RefusedRequestError(405, texts.rest.wrongMethod(allowed))
    }),
  })
}

const allowed = ['GET', 'HEAD', 'POST']

/** Upper bound of a parsed document's memory per character: a one-letter field is a node of some 400 bytes. */
const bytesPerCharacter = 200

/** A cache by document text. @param factor bytes of an entry per character of the text */
function textCache<Value extends object>(maxBytes: number, factor: number): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (_value, text) => (2 + factor) * text.length + 1000,
  })
}

/** Refuses all other content types, above all those that a foreign page can send without a preflight. */
function acceptJsonAndMultipart(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/graphql+json'],
    { parseAs: 'buffer' },
    parseUtf8(app.getDefaultJsonParser('error', 'error')),
  )
  acceptMultipart(app)
}

const preflightHeaders = ['apollo-require-preflight', 'x-graphql-yoga-csrf', 'authorization']

/** Whether a cross-origin page can send this GET or form only after a preflight, which CORS_ORIGINS decides. */
function needsPreflight({ headers }: FastifyRequest): boolean {
  const isJson = headers['content-type']?.startsWith('application/json') === true
  return isJson || preflightHeaders.some((name) => headers[name] !== undefined)
}

function useClientErrors(schema: GraphQLSchema, { log }: Services): Plugin<object, ServerContext> {
  return {
    onExecutionResult({ result, setResult, context }) {
      if (!result || !('errors' in result) || !result.errors) return
      const { fastify, params } = context
      const operation = { schema, variables: params.variables, requestId: fastify.id }
      setResult({ ...result, errors: toClientErrors(result.errors, operation, log) })
    },
  }
}

/** Labels operations by their first root field, since clients choose operation names. */
function useOperationMetrics(metrics: Metrics): Plugin {
  return {
    onExecute({ args }) {
      const began = performance.now()
      const operation = getOperationAST(args.document, args.operationName)
      const [first] = operation?.selectionSet.selections ?? []
      const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment'
      return {
        onExecuteDone({ result }) {
          const failed = Boolean('errors' in result && result.errors?.length)
          metrics.operation(operation?.operation ?? 'none', field, failed, (performance.now() - began) / 1000)
        },
      }
    },
  }
}
