import type { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client'
import { messages } from '../messages/site.ts'

/** By their names: pages that everybody reads start without Apollo. */
function isNamed<TError extends Error>(error: unknown, name: string): error is TError {
  return error instanceof Error && error.name === name
}

const isRefusal = (error: unknown) => isNamed<CombinedGraphQLErrors>(error, 'CombinedGraphQLErrors')
const isServerError = (error: unknown) => isNamed<ServerError>(error, 'ServerError')

/**
 * Whether the server refused the session that an operation was sent with. A wrong password is a 401 with a code of its
 * own and refuses no session (sign-in-limits).
 */
export function isSessionRefused(error: unknown): boolean {
  if (isServerError(error)) return error.statusCode === 401
  return hasCode(error, 'UNAUTHENTICATED')
}

/** Whether what an operation was about is not there. */
export function isNotFound(error: unknown): boolean {
  return hasCode(error, 'NOT_FOUND')
}

/** Whether the server refused a file for what is in it, or for its size: it never takes the same file. */
export function isFileRefused(error: unknown): boolean {
  const reasons = ['NOT_AN_IMAGE', 'TOO_LARGE']
  return isRefusal(error) && error.errors.some(({ extensions }) => reasons.includes(`${extensions?.reason}`))
}

/** Whether the server refused the password alone, which was right (second-factor). */
export function needsSecondFactor(error: unknown): boolean {
  return hasReason(error, 'SECOND_FACTOR')
}

/**
 * The messages of a refused input, by the path of the field.
 *
 * @param error of `ask`: in the browser Apollo's, on the server the server's own
 * @returns null for any other failure
 */
export function fieldErrors(error: unknown): Record<string, string> | null {
  const refusal = isRefusal(error) ? error.errors[0]?.extensions : error
  const { fields } = (refusal ?? {}) as { fields?: Record<string, string> }
  return fields ?? null
}

/**
 * What the server says went wrong, for people: its messages are Portuguese sentences. Of a refused session it says that
 * there is none, which is no longer true after the next sign-in: that has a sentence of its own.
 *
 * @param error what an operation failed with
 * @returns null when no answer of the server's came, or none with a message
 */
export function serverMessage(error: unknown): string | null {
  if (isSessionRefused(error)) return messages.session.interrupted
  if (isRefusal(error)) return error.errors[0]?.message || null
  return isServerError(error) ? messageIn(error.bodyText) : null
}

/**
 * A failure in words: the server's own; where none came, what failed and why, as far as that is known.
 *
 * @param failed what failed, as a whole sentence
 * @param unanswered the same, where `failed` is true of an answer only
 */
export function failureText(error: unknown, failed: string, unanswered = failed): string {
  const said = serverMessage(error)
  if (said) return said
  if (isRefusal(error)) return failed
  // A proxy answers for a server that does not.
  const isBehindProxy = isServerError(error) || isNamed<ServerParseError>(error, 'ServerParseError')
  return `${unanswered} ${isBehindProxy ? messages.serverAway : messages.noConnection}`
}

/** The message of a refusal that came as plain JSON. */
function messageIn(body: string): string | null {
  try {
    const { errors } = JSON.parse(body) as { errors?: { message?: unknown }[] }
    const message = errors?.[0]?.message
    return typeof message === 'string' && message ? message : null
  } catch {
    return null
  }
}

/** Whether the server refused an operation for this reason. */
export function hasReason(error: unknown, reason: string): boolean {
  return isRefusal(error) && error.errors.some(({ extensions }) => extensions?.reason === reason)
}

/** Whether the server refused an operation with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return isRefusal(error) && error.errors.some(({ extensions }) => extensions?.code === code)
}
