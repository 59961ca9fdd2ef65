import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** HTTP part of an error's extensions, which is not sent. */
interface HttpExtension {
  status?: number
  headers?: Record<string, string>
  /** Whether application/json clients expect status 200 (GraphQL over HTTP). */
  spec?: boolean
}

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

/** Whether the operation is in the query string: GET and HEAD. */
export function isRead({ method }: FastifyRequest): boolean {
  return method !== 'POST'
}

/**
 * Reads the operation from the body of a POST or the query of a GET. Yoga checks its properties.
 *
 * @throws RefusedRequestError when there is none
 */
export function readParams(request: FastifyRequest, body: unknown): GraphQLParams {
  const params = isRead(request) ? request.query : body
  if (Array.isArray(params)) throw new RefusedRequestError(400, texts.oneAtATime, 'BATCH')
  if (typeof params !== 'object' || params === null) {
    throw new RefusedRequestError(400, texts.malformed)
  }
  if (!isRead(request)) {
    // Form-like clients send an empty string for an absent value.
    const entries = Object.entries(params).filter(([name, value]) => value !== '' || !optional.has(name))
    return Object.fromEntries(entries)
  }
  const { operationName, variables, extensions, ...rest } = params as Record<string, string | undefined>
  // In a GET, an empty parameter counts as absent (GraphQL over HTTP).
  return {
    ...rest,
    ...(operationName && { operationName }),
    ...(variables && { variables: parse(variables) }),
    ...(extensions && { extensions: parse(extensions) }),
  }
}

const optional = new Set(['operationName', 'variables', 'extensions'])

/**
 * Refuses a persisted query sent by hash alone, with the message after which Apollo Client sends the document.
 *
 * @throws GraphQLError
 */
export function refusePersistedQuery({ query, extensions }: GraphQLParams): void {
  if (query || !(extensions as Record<string, unknown> | undefined)?.persistedQuery) return
  throw new GraphQLError('PersistedQueryNotSupported', {
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 400 } },
  })
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRequestError(400, texts.malformed)
  }
}

/** Sends a result in the media type that the client accepts, with the highest status of its errors. */
export function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  result: ExecutionResult,
): FastifyReply {
  const type = request.headers.accept?.includes(graphqlJson) ? graphqlJson : json
  let status = 200
  const errors = result.errors?.map((error): GraphQLFormattedError => {
    const { extensions, ...shown } = error.toJSON()
    const { http, ...rest } = (extensions ?? {}) as { http?: HttpExtension }
    reply.headers(http?.headers ?? {})
    if (!(http?.spec && type === json)) status = Math.max(status, http?.status ?? 200)
    return { ...shown, ...(Object.keys(rest).length > 0 && { extensions: rest }) }
  })
  return reply
    .code(status)
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(errors ? { ...result, errors } : result))
}
