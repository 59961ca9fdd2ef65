import { CombinedGraphQLErrors, ServerError } from '@apollo/client'

/**
 * What the server says went wrong, for people: its messages are Portuguese sentences.
 *
 * @param error what an operation failed with
 * @returns null when no answer of the server's came, or none with a message
 */
export function serverMessage(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || null
  return ServerError.is(error) ? messageIn(error.bodyText) : null
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
