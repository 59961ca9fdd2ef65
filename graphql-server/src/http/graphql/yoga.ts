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
import { ForbiddenError, UnauthenticatedError } from '../../errors.ts'
import { readOperation } from '../../media/uploads/multipart-reader.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { texts } from '../../messages/texts.ts'
import { toClientError } from '../http-errors.ts'
import type { Metrics } from '../metrics.ts'
import { createContext, requestInfo } from '../request-context.ts'
import { isForPage, sendGraphiQL } from './graphiql.ts'
import { toClientErrors, toGraphQLError } from './graphql-errors.ts'
import { answerOf, paramsOf } from './graphql-over-http.ts'
import { useIntrospectionLimits, useOperationLimits } from './operation-limits.ts'

/** The request, as Yoga's plugins and our context get it. */
interface ServerContext {
  fastify: FastifyRequest
  /** Aborted when the client goes away; for requests that bring files. */
  signal: AbortSignal | undefined
}

export interface GraphQLOptions {
  schema: GraphQLSchema
  services: Services
  /** Takes in multipart requests. */
  receiver: Receiver
  env: Pick<Env, 'GRAPHQL_SUGGESTIONS' | 'DOCUMENT_CACHE_BYTES'>
  metrics: Metrics
}

/** The body of a multipart request, which the handler reads. */
const unreadMultipart = Symbol('unread multipart body')

/**
 * Serves `/graphql`. Yoga parses, validates and executes with its caches and plugins; Fastify alone speaks HTTP, since a
 * second HTTP layer was a fifth of the cost of a search (docs/decisions).
 *
 * @param app a scope of the server of its own
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
      useOperationLimits(env.GRAPHQL_SUGGESTIONS),
      useIntrospectionLimits,
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
    const params = paramsOf(fastify, body)
    if (typeof params.operationName === 'string') fastify.operation = params.operationName.slice(0, 80)
    // Yoga's plugins read only the method of the request: GET must not mutate.
    const request = { method: fastify.method } as Request
    try {
      return (await yoga.getResultForParams({ params, request }, { fastify, signal })) as ExecutionResult
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  /** No upload is open to visitors, so they are refused before a byte is read. */
  async function runWithFiles(fastify: FastifyRequest): Promise<ExecutionResult> {
    if (!(await createContext(services, requestInfo(fastify)).viewer())) throw new UnauthenticatedError()
    return receiver.receive(fastify.raw, async (body, signal) => {
      const operation = await readOperation(body, fastify.headers, receiver.fileBytes)
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
      const isMultipart = request.body === unreadMultipart
      if ((isMultipart || request.method === 'GET') && !isPreflighted(request)) {
        throw new ForbiddenError(texts.preflightNeeded, 'PREFLIGHT_NEEDED')
      }
      const result = await (isMultipart ? runWithFiles(request) : run(request, request.body))
      const { status, headers, body } = answerOf(result, request.headers.accept)
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
    },
  })
}

/** Memory of a parsed document per character of its text, at most: a field of one letter is a node of some 400 bytes. */
const bytesPerCharacter = 200

/** A cache by document text, bounded in bytes. @param factor bytes of an entry per character of its text */
function textCache<Value extends object>(bytes: number, factor: number): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: (_value, text) => (2 + factor) * text.length + 1000,
  })
}

/** All other content types are refused, those that a foreign page can send without a preflight above all. */
function acceptJsonAndFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/graphql+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  // A refusal in a parser would end the connection before the client has read it.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, unreadMultipart))
}

function answerErrorsAsGraphQL(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const shown = toGraphQLError(toClientError(error, request), undefined, request.id)
    const { status, headers, body } = answerOf({ errors: [shown] }, request.headers.accept)
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
  })
}

/**
 * Whether a browser would have sent this for a foreign page only after a preflight, which our CORS answer decides. A GET
 * or a form needs one of these headers for that.
 */
function isPreflighted({ headers }: FastifyRequest): boolean {
  return (
    headers['apollo-require-preflight'] !== undefined ||
    headers['x-graphql-yoga-csrf'] !== undefined ||
    headers.authorization !== undefined ||
    headers['content-type']?.startsWith('application/json') === true
  )
}

/** Translates the errors of every result for clients. */
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

/** Measures operations by the name of their first root field, since clients choose the names of operations. */
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
