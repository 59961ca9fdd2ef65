import type { FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** What GraphQL's errors say to HTTP; of no concern to clients. */
interface HttpExtension {
  status?: number
  headers?: Record<string, string>
  /** Yoga's mark for refusals that older clients expect with status 200: the document itself is wrong. */
  spec?: boolean
}

/** An answer to be sent. */
export interface GraphQLAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

/**
 * The operation that a request carries: in its body, or in the query of its address.
 *
 * @param request by GET or POST
 * @param body as it was read
 * @throws RefusedRequestError when it carries none; what Yoga checks of it is not checked here
 */
export function paramsOf({ method, query }: FastifyRequest, body: unknown): GraphQLParams {
  const given = method === 'GET' ? query : body
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RefusedRequestError(400, texts.malformed)
  }
  if (method !== 'GET') return given
  const { variables, extensions, ...rest } = given as Record<string, string | undefined>
  return {
    ...rest,
    ...(variables && { variables: parse(variables) }),
    ...(extensions && { extensions: parse(extensions) }),
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRequestError(400, texts.malformed)
  }
}

/**
 * A result as GraphQL over HTTP wants it: in the media type that the client asks for, with the status that its
 * errors ask for.
 *
 * @param result of the execution
 * @param accept the Accept header
 */
export function answerOf(result: ExecutionResult, accept: string | undefined): GraphQLAnswer {
  const type = accept?.includes(graphqlJson) ? graphqlJson : json
  const headers: Record<string, string> = { 'content-type': `${type}; charset=utf-8` }
  if (!result.errors) return { status: 200, headers, body: JSON.stringify(result) }
  let status = 200
  const errors = result.errors.map((error): GraphQLFormattedError => {
    const { extensions, ...shown } = error.toJSON()
    const { http, ...rest } = (extensions ?? {}) as { http?: HttpExtension }
    Object.assign(headers, http?.headers)
    if (!(http?.spec && type === json)) status = Math.max(status, http?.status ?? 200)
    return { ...shown, ...(Object.keys(rest).length > 0 && { extensions: rest }) }
  })
  return { status, headers, body: JSON.stringify({ ...result, errors }) }
}
