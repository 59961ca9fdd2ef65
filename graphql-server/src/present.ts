import type { GraphQLError, GraphQLSchema } from 'graphql'
import { type FieldMessages, messagesOfArgument, messagesOfVariables } from './coercion.ts'
import { BadUserInputError, BusyError, MaskedError, toGraphQLError, toProductError } from './errors.ts'
import type { Log } from './log.ts'

/** What an operation was, for those who speak about its errors. */
export interface Operation {
  schema: GraphQLSchema
  /** As they were sent. */
  variables?: Readonly<Record<string, unknown>> | null | undefined
  /** By which the operator finds the rest of the request. */
  requestId: string
}

/**
 * The errors that a client may see for those that GraphQL reports: each has a code. GraphQL's own about the document
 * stay as they are, those about variables become one that names the fields; ours and unexpected ones hang below
 * GraphQL's. What is masked or away is logged.
 *
 * @param errors as GraphQL located them
 * @param operation that they are about
 * @param log where the operator looks
 */
export function present(
  errors: readonly GraphQLError[],
  { schema, variables, requestId }: Operation,
  log: Log,
): readonly GraphQLError[] {
  const fields = messagesOfVariables(errors, schema, variables ?? {})
  // Nothing was executed then, so that there is nothing else to say.
  if (Object.keys(fields).length > 0) return [refusalOfVariables(fields, errors[0])]
  return errors.map((error) => presentOne(error, requestId, log))
}

function presentOne(error: GraphQLError, requestId: string, log: Log): GraphQLError {
  const thrown = causeOf(error) ?? (isOfField(error) ? error : null)
  if (!thrown) return withCode(error)
  const fields = messagesOfArgument(error)
  const shown = Object.keys(fields).length > 0 ? new BadUserInputError(fields) : toProductError(thrown)
  const details = { err: thrown, requestId, path: error.path }
  if (shown instanceof MaskedError) log.error(details, 'unexpected error')
  else if (shown.status === 503 && !(shown instanceof BusyError)) log.warn(details, 'unavailable')
  return toGraphQLError(shown, error, requestId)
}

/** What GraphQL itself says about a field is about its arguments, or about a mistake of ours. */
function isOfField({ path, extensions }: GraphQLError): boolean {
  return path !== undefined && extensions.code === undefined
}

/** Status 400 in GraphQL's own media type; older clients expect an answer of status 200. */
function refusalOfVariables(fields: FieldMessages, at: GraphQLError | undefined): GraphQLError {
  const refusal = toGraphQLError(new BadUserInputError(fields), at)
  refusal.extensions.http = { spec: true, status: 400 }
  return refusal
}

/** Yoga gives codes to what it refuses itself; what is left is about the document. */
function withCode(error: GraphQLError): GraphQLError {
  error.extensions.code ??= 'GRAPHQL_VALIDATION_FAILED'
  return error
}

/** What was thrown by code of ours; wrappers of GraphQL's and Yoga's own nest. */
function causeOf(error: GraphQLError): unknown {
  let thrown: unknown = error
  while (isGraphQLError(thrown)) thrown = thrown.originalError
  return thrown
}

/** Yoga's build of GraphQLError is another class with the same tag. */
function isGraphQLError(value: unknown): value is GraphQLError {
  return Object.prototype.toString.call(value) === '[object GraphQLError]'
}
