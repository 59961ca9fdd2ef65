import { GraphQLError, type GraphQLSchema } from 'graphql'
import {
  BadUserInputError,
  type ErrorCode,
  errorExtensions,
  MaskedError,
  type ProductError,
  toProductError,
} from '../../errors.ts'
import type { Log } from '../../log.ts'
import { texts } from '../../messages/texts.ts'
import { logServerError } from '../http-errors.ts'
import { argumentError, variablesError } from './variable-errors.ts'

/** The operation that failed. */
export interface Operation {
  schema: GraphQLSchema
  /** As sent by the client. */
  variables?: Readonly<Record<string, unknown>> | null | undefined
  requestId: string
}

/**
 * Maps the errors of a result to those that the client sees, each with a code. Errors about variables become one error
 * with messages by field. Unexpected errors and outages are logged.
 */
export function toClientErrors(
  errors: readonly GraphQLError[],
  { schema, variables, requestId }: Operation,
  log: Log,
): readonly GraphQLError[] {
  const refusal = variablesError(errors, schema, variables ?? {})
  if (!refusal) return errors.map((error) => toClientError(error, requestId, log))
  // Nothing was executed, so there are no other errors.
  const error = toGraphQLError(refusal, errors[0])
  error.extensions.http = { spec: true, status: 400 }
  return [error]
}

function toClientError(error: GraphQLError, requestId: string, log: Log): GraphQLError {
  const thrown = findCause(error) ?? (isAboutField(error) ? error : null)
  if (!thrown) {
    // Yoga sets codes on its own errors; the others are about the document.
    const { code = 'GRAPHQL_VALIDATION_FAILED' } = error.extensions
    const isAboutDocument = code === 'GRAPHQL_VALIDATION_FAILED' || code === 'GRAPHQL_PARSE_FAILED'
    const message = isAboutDocument ? texts.wrongDocument(error.message) : error.message
    // Yoga sets the status of parse errors, such as too many tokens, for one media type only.
    const http = error.extensions.reason === 'TOO_COMPLEX' && { http: { status: 400 } }
    // The error itself is cached with the document.
    return new GraphQLError(message, {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: { ...error.extensions, code, ...http },
    })
  }
  const shown = argumentError(error) ?? toProductError(thrown)
  logServerError(log, shown, { err: thrown, requestId, path: error.path })
  return toGraphQLError(shown, error, requestId)
}

/** GraphQL's own errors about a field concern its arguments, or are a bug of ours. */
function isAboutField({ path, extensions }: GraphQLError): boolean {
  return path !== undefined && extensions.code === undefined
}

/** The error that our code threw; GraphQL and Yoga wrap it, Yoga in a class of its own with the same tag. */
function findCause(error: GraphQLError): unknown {
  let thrown: unknown = error
  while (isGraphQLError(thrown)) thrown = thrown.originalError
  return thrown
}

function isGraphQLError(value: unknown): value is GraphQLError {
  return Object.prototype.toString.call(value) === '[object GraphQLError]'
}

/** Errors that are part of the result, with HTTP status 200. */
const resultErrors = new Set<ErrorCode>(['NOT_FOUND', 'MERGED', 'CONFLICT'])

/**
 * @param at where it occurred
 * @param requestId shown with masked errors, so that a person can quote it
 * @returns the error with codes, `fields` and `requestId` in its extensions, and in `extensions.http` status and headers
 *   unless it is part of the result
 */
export function toGraphQLError(error: ProductError, at?: GraphQLError, requestId?: string): GraphQLError {
  const { code, fields, status, retryAfter } = error
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  // Operations beyond a limit have one status, whichever limit refuses them.
  const isOfField = error instanceof BadUserInputError && error.reason !== 'TOO_COMPLEX'
  const isPartOfResult = resultErrors.has(code) || isOfField
  return new GraphQLError(error.message, {
    nodes: at?.nodes,
    path: at?.path,
    extensions: {
      ...errorExtensions(error),
      ...(fields && { fields }),
      ...(error instanceof MaskedError && requestId && { requestId }),
      ...(!isPartOfResult && { http: { status, ...(headers && { headers }) } }),
    },
  })
}
