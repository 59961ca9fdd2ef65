import { CombinedGraphQLErrors } from '@apollo/client'
import { type Dispatch, type SetStateAction, useCallback, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Messages by field. */
export type Messages = Readonly<Record<string, string>>

/** Sets these values and clears their messages. */
export function putValues<Values extends FieldValues>(
  { setValue, clearErrors }: Pick<UseFormReturn<Values>, 'setValue' | 'clearErrors'>,
  change: Partial<NoInfer<Values>>,
): void {
  const names = Object.keys(change) as Path<Values>[]
  for (const name of names) setValue(name, change[name] as Parameters<typeof setValue>[1])
  clearErrors(names)
}

/**
 * Shows the server's messages on the fields they name, and focuses the first of these.
 *
 * @param names the form's fields in their order on the page
 * @returns whether the error names any of them
 */
export function showServerErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly string[],
  error: unknown,
): boolean {
  return showMessages({ setError }, names, fieldMessages(error))
}

/** The same for messages by field. */
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
 * A value computed from those of a form; the component renders when it changes, not at every key. `useWatch` with
 * `compute` would keep an old value when only what `read` closes over has changed.
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

/** A key for a create (create-once): 128 random bits in hex. `crypto.randomUUID` exists on secure origins only. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * The key that a form sends with its create: one from its opening on, so that a second press after a lost answer creates
 * nothing more. A form that goes on to another record sets a new one.
 */
export function useRequestKey(kept?: string): [key: string, set: Dispatch<SetStateAction<string>>] {
  return useState(() => kept ?? newRequestKey())
}

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
