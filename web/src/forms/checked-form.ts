import { CombinedGraphQLErrors } from '@apollo/client'
import { type Dispatch, type SetStateAction, useCallback, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Messages by field. */
export type Messages = Readonly<Record<string, string>>

/** Sets values and clears their errors. */
export function putValues<Values extends FieldValues>(
  { setValue, clearErrors }: Pick<UseFormReturn<Values>, 'setValue' | 'clearErrors'>,
  change: Partial<NoInfer<Values>>,
): void {
  const names = Object.keys(change) as Path<Values>[]
  for (const name of names) setValue(name, change[name] as Parameters<typeof setValue>[1])
  clearErrors(names)
}

/**
 * Shows the server's validation messages on their fields and focuses the first one.
 *
 * @param names fields in their order on the page
 * @returns whether the error concerns any of them
 */
export function showServerErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly string[],
  error: unknown,
): boolean {
  return showMessages({ setError }, names, fieldMessages(error))
}

/** Like `showServerErrors`, for messages by field. */
export function showMessages<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly string[],
  messages: Messages,
): boolean {
  const wrong = names.filter((name) => messages[name]) as Path<Values>[]
  for (const name of wrong) {
    setError(name, { message: messages[name] ?? '' }, { shouldFocus: name === wrong[0] })
  }
  return wrong.length > 0
}

/**
 * Value derived from a form's values; re-renders only when it changes. `useWatch` with `compute` would return
 * a stale value if only the closure of `read` changed.
 *
 * @param read returns a value that `Object.is` can compare
 */
export function useFormAnswer<Values extends FieldValues, Answer extends string | number | boolean | null>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  read: (values: Values) => Answer,
): Answer {
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe],
  )
  const answer = () => read(getValues())
  return useSyncExternalStore(listen, answer, answer)
}

/**
 * Idempotency key of a creating call (create-once): 128 random bits in hex. `crypto.randomUUID` requires a
 * secure origin.
 */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Idempotency key of a form, kept from its opening, so that a retry after a lost response creates no
 * duplicate. A form that continues with another record sets a new key.
 */
export function useRequestKey(kept?: string): [key: string, set: Dispatch<SetStateAction<string>>] {
  return useState(() => kept ?? newRequestKey())
}

/**
 * The server's validation messages.
 *
 * @returns messages by form field: the server's `input.email` is the form's `email`
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
 * Id of the record that an earlier call with the same key but other content created (create-once).
 *
 * @returns null for any other failure
 */
export function createdBefore(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null
  const reused = error.errors.find(({ extensions }) => extensions?.reason === 'KEY_REUSED')
  return reused ? String(reused.extensions?.id) : null
}
