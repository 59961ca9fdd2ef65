import type { FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** The part of an error's extensions that is for HTTP and not sent. */
interface HttpExtension {
  status?: number
  headers?: Record<string, string>
  /** Set where the document itself is wrong, for which clients of plain JSON expect status 200. */
  spec?: boolean
}

export interface GraphQLAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

/**
 * Reads the operation from the body of a POST or the query of a GET. Yoga checks its properties.
 *
 * @throws RefusedRequestError when there is none
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
 * Turns a result into an HTTP response, in the media type that the client accepts and with the status of its errors.
 *
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
