import { GraphQLError, type GraphQLSchema } from 'graphql'
import {
  BadUserInputError,
  BusyError,
  codesOf,
  type ErrorCode,
  MaskedError,
  type ProductError,
  toProductError,
} from '../../errors.ts'
import type { Log } from '../../log.ts'
import { argumentErrors, type FieldMessages, variableErrors } from './variable-errors.ts'

/** The operation that errors are about. */
export interface Operation {
  schema: GraphQLSchema
  /** As they were sent. */
  variables?: Readonly<Record<string, unknown>> | null | undefined
  requestId: string
}

/**
 * Translates the errors of a result for the client: each gets a code. Errors about variables become one that names the
 * fields; GraphQL's other errors about the document stay as they are. Masked errors and outages are logged.
 *
 * @param errors as GraphQL located them
 */
export function toClientErrors(
  errors: readonly GraphQLError[],
  { schema, variables, requestId }: Operation,
  log: Log,
): readonly GraphQLError[] {
  const fields = variableErrors(errors, schema, variables ?? {})
  // Then nothing was executed, so these are the only errors.
  if (Object.keys(fields).length > 0) return [refusedVariables(fields, errors[0])]
  return errors.map((error) => toClientError(error, requestId, log))
}

function toClientError(error: GraphQLError, requestId: string, log: Log): GraphQLError {
  const thrown = causeOf(error) ?? (isAboutField(error) ? error : null)
  if (!thrown) {
    // Yoga gives codes to what it refuses itself; what is left is about the document.
    error.extensions.code ??= 'GRAPHQL_VALIDATION_FAILED'
    return error
  }
  const fields = argumentErrors(error)
  const shown = Object.keys(fields).length > 0 ? new BadUserInputError(fields) : toProductError(thrown)
  const details = { err: thrown, requestId, path: error.path }
  if (shown instanceof MaskedError) log.error(details, 'unexpected error')
  else if (shown.status === 503 && !(shown instanceof BusyError)) log.warn(details, 'unavailable')
  return toGraphQLError(shown, error, requestId)
}

/** GraphQL's own errors about a field concern its arguments, or a mistake of ours. */
function isAboutField({ path, extensions }: GraphQLError): boolean {
  return path !== undefined && extensions.code === undefined
}

/** Status 400 in GraphQL's own media type; clients of plain JSON expect status 200. */
function refusedVariables(fields: FieldMessages, at: GraphQLError | undefined): GraphQLError {
  const refusal = toGraphQLError(new BadUserInputError(fields), at)
  refusal.extensions.http = { spec: true, status: 400 }
  return refusal
}

/** What our code threw; GraphQL and Yoga wrap it, Yoga with a class of its own that has the same tag. */
function causeOf(error: GraphQLError): unknown {
  let thrown: unknown = error
  while (isGraphQLError(thrown)) thrown = thrown.originalError
  return thrown
}

function isGraphQLError(value: unknown): value is GraphQLError {
  return Object.prototype.toString.call(value) === '[object GraphQLError]'
}

/** Failures that are part of the answer and so have status 200; all others have their status of HTTP. */
const fieldFailures = new Set<ErrorCode>(['NOT_FOUND', 'CONFLICT'])

/**
 * Translates an error for GraphQL clients.
 *
 * @param at the error as GraphQL located it
 * @param requestId shown with masked errors, so that a person can quote it
 * @returns the same message with the codes, `fields` and `requestId` in `extensions`, and in `extensions.http` the status
 *   and headers for HTTP, unless the failure is part of the answer
 */
export function toGraphQLError(error: ProductError, at?: GraphQLError, requestId?: string): GraphQLError {
  const { code, fields, status, retryAfter } = error
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  const isPartOfAnswer = fieldFailures.has(code) || error instanceof BadUserInputError
  return new GraphQLError(error.message, {
    nodes: at?.nodes,
    source: at?.source,
    positions: at?.positions,
    path: at?.path,
    extensions: {
      ...codesOf(error),
      ...(fields && { fields }),
      ...(error instanceof MaskedError && requestId && { requestId }),
      ...(!isPartOfAnswer && { http: { status, ...(headers && { headers }) } }),
    },
  })
}
