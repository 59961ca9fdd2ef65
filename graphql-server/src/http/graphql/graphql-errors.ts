import type { GraphQLError, GraphQLSchema } from 'graphql'
import { BadUserInputError, BusyError, MaskedError, toGraphQLError, toProductError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { argumentErrors, type FieldMessages, variableErrors } from './variable-errors.ts'

/** The operation that errors are about. */
export interface FailedOperation {
  schema: GraphQLSchema
  /** As the client sent them. */
  variables?: Readonly<Record<string, unknown>> | null | undefined
  requestId: string
}

/**
 * Translates the errors of an operation into those that its client gets, each with a code. Errors about variables
 * become one that names the fields. Masked errors and outages are logged.
 *
 * @param errors as GraphQL located them
 */
export function toClientErrors(
  errors: readonly GraphQLError[],
  { schema, variables, requestId }: FailedOperation,
  log: Log,
): readonly GraphQLError[] {
  const fields = variableErrors(errors, schema, variables ?? {})
  // Variables are checked before the execution: there are no other errors then.
  if (Object.keys(fields).length > 0) return [invalidVariables(fields, errors[0])]
  return errors.map((error) => toClientError(error, requestId, log))
}

function toClientError(error: GraphQLError, requestId: string, log: Log): GraphQLError {
  const thrown = causeOf(error) ?? (isAboutField(error) ? error : null)
  if (!thrown) return withCode(error)
  const fields = argumentErrors(error)
  const shown = Object.keys(fields).length > 0 ? new BadUserInputError(fields) : toProductError(thrown)
  const details = { err: thrown, requestId, path: error.path }
  if (shown instanceof MaskedError) log.error(details, 'unexpected error')
  else if (shown.status === 503 && !(shown instanceof BusyError)) log.warn(details, 'unavailable')
  return toGraphQLError(shown, error, requestId)
}

/** GraphQL's own error about a field: an argument is invalid, or a resolver returned what its type does not allow. */
function isAboutField({ path, extensions }: GraphQLError): boolean {
  return path !== undefined && extensions.code === undefined
}

/** `spec` makes it a status 400 for clients that accept GraphQL's own media type only; older ones expect a 200. */
function invalidVariables(fields: FieldMessages, at: GraphQLError | undefined): GraphQLError {
  const error = toGraphQLError(new BadUserInputError(fields), at)
  error.extensions.http = { spec: true, status: 400 }
  return error
}

/** Errors without a code are about the document: Yoga adds codes to what it refuses itself. */
function withCode(error: GraphQLError): GraphQLError {
  error.extensions.code ??= 'GRAPHQL_VALIDATION_FAILED'
  return error
}

/** The error that our code threw; GraphQL and Yoga wrap it in errors of their own. */
function causeOf(error: GraphQLError): unknown {
  let thrown: unknown = error
  while (isGraphQLError(thrown)) thrown = thrown.originalError
  return thrown
}

/** Yoga's bundled GraphQLError is another class with the same tag. */
function isGraphQLError(value: unknown): value is GraphQLError {
  return Object.prototype.toString.call(value) === '[object GraphQLError]'
}
