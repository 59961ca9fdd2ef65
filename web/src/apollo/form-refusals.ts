import { CombinedGraphQLErrors } from '@apollo/client'

/**
 * What the server says about single fields of what was sent.
 *
 * @returns messages by the field's name in its form: the server's `input.email` is the form's `email`
 */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {}
  const fields = error.errors.map(
    ({ extensions }) => extensions?.fields as Record<string, string> | undefined,
  )
  const entries = fields.flatMap((byPath) => Object.entries(byPath ?? {}))
  return Object.fromEntries(entries.map(([path, message]) => [path.replace(/^input\./, ''), message]))
}

/**
 * The record that a create with the same key has saved before, with other content (create-once).
 *
 * @returns its id; null for any other failure
 */
export function createdBefore(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null
  const reused = error.errors.find(({ extensions }) => extensions?.reason === 'KEY_REUSED')
  return reused ? String(reused.extensions?.id) : null
}
