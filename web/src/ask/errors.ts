import type { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client'
import { messages } from '../messages/site.ts'

/** Compares names, since public pages start without Apollo. */
function isNamed<TError extends Error>(error: unknown, name: string): error is TError {
  return error instanceof Error && error.name === name
}

const isRefusal = (error: unknown) => isNamed<CombinedGraphQLErrors>(error, 'CombinedGraphQLErrors')
const isServerError = (error: unknown) => isNamed<ServerError>(error, 'ServerError')

/**
 * Whether the server refused the operation's session. A wrong password is a 401 with its own code and does
 * not count (sign-in-limits).
 */
export function isSessionRefused(error: unknown): boolean {
  if (isServerError(error)) return error.statusCode === 401
  return hasCode(error, 'UNAUTHENTICATED')
}

export function isNotFound(error: unknown): boolean {
  return hasCode(error, 'NOT_FOUND')
}

/** Whether the server refused a file for its content or size, so that a retry is useless. */
export function isFileRefused(error: unknown): boolean {
  const reasons = ['NOT_AN_IMAGE', 'TOO_LARGE']
  return isRefusal(error) && error.errors.some(({ extensions }) => reasons.includes(`${extensions?.reason}`))
}

/** Whether the password was correct but a second factor is required (second-factor). */
export function needsSecondFactor(error: unknown): boolean {
  return hasReason(error, 'SECOND_FACTOR')
}

/**
 * Validation messages by field path.
 *
 * @param error of `ask`: Apollo's in the browser, the server's own in SSR
 * @returns null for any other failure
 */
export function fieldErrors(error: unknown): Record<string, string> | null {
  const refusal = isRefusal(error) ? error.errors[0]?.extensions : error
  const { fields } = (refusal ?? {}) as { fields?: Record<string, string> }
  return fields ?? null
}

/**
 * The server's message, a sentence in Portuguese. A refused session has its own text, since the server's
 * would be wrong after the next sign-in.
 *
 * @param error of an operation
 * @returns null if the server sent no message
 */
export function serverMessage(error: unknown): string | null {
  if (isSessionRefused(error)) return messages.session.interrupted
  if (isRefusal(error)) return error.errors[0]?.message || null
  return isServerError(error) ? messageIn(error.bodyText) : null
}

/**
 * Message for a failure: the server's, or else what failed and the cause, as far as known.
 *
 * @param failed whole sentence
 * @param unanswered sentence if no response arrived; `failed` by default
 */
export function failureText(error: unknown, failed: string, unanswered = failed): string {
  const said = serverMessage(error)
  if (said) return said
  if (isRefusal(error)) return failed
  // A proxy responds if the server is down.
  const isBehindProxy = isServerError(error) || isNamed<ServerParseError>(error, 'ServerParseError')
  return `${unanswered} ${isBehindProxy ? messages.serverAway : messages.noConnection}`
}

/** Message of an error response in plain JSON. */
function messageIn(body: string): string | null {
  try {
    const { errors } = JSON.parse(body) as { errors?: { message?: unknown }[] }
    const message = errors?.[0]?.message
    return typeof message === 'string' && message ? message : null
  } catch {
    return null
  }
}

export function hasReason(error: unknown, reason: string): boolean {
  return isRefusal(error) && error.errors.some(({ extensions }) => extensions?.reason === reason)
}

export function hasCode(error: unknown, code: string): boolean {
  return isRefusal(error) && error.errors.some(({ extensions }) => extensions?.code === code)
}
