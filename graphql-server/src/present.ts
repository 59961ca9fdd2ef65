import type { GraphQLError } from 'graphql'
import type { Log } from './context.ts'
import { MaskedError, toGraphQLError, toProductError } from './errors.ts'

/**
 * The error that a client may see for one that GraphQL reports. GraphQL's own, about the document or its variables,
 * stay as they are; ours and unexpected ones hang below it. What is masked or away is logged.
 *
 * @param error as GraphQL located it
 * @param log where the operator looks
 * @param requestId by which the operator finds the rest of the request
 */
export function present(error: GraphQLError, log: Log, requestId: string): GraphQLError {
  const thrown = causeOf(error)
  if (!thrown) return error
  const shown = toProductError(thrown)
  const details = { err: thrown, requestId, path: error.path }
  if (shown instanceof MaskedError) log.error(details, 'unexpected error')
  else if (shown.status === 503) log.warn(details, 'unavailable')
  return toGraphQLError(shown, error)
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
