import { CombinedGraphQLErrors } from '@apollo/client'
import { type Dispatch, type SetStateAction, useCallback, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'

/** Messages by field. */
export type Messages = Readonly<Record<string, string>>

/**
 * A form of react-hook-form as this site has them: it is checked when it is sent, a message stands beside its field
 * until that field is changed, and the first wrong field has the focus. Its fields are in `bound-field.tsx`.
 */
export function useCheckedForm<Values extends FieldValues, Context = unknown>(
  options: Pick<UseFormProps<Values, Context>, 'defaultValues' | 'resolver' | 'context'>,
): UseFormReturn<Values, Context> {
  return useForm<Values, Context>({
    ...options,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // `showMessages` does it, once the messages are there.
    shouldFocusError: false,
  })
}

/** Puts these values into their fields, and takes their messages away. */
export function putValues<Values extends FieldValues>(
  { setValue, clearErrors }: Pick<UseFormReturn<Values>, 'setValue' | 'clearErrors'>,
  change: Partial<NoInfer<Values>>,
): void {
  const names = Object.keys(change) as Path<Values>[]
  for (const name of names) setValue(name, change[name] as Parameters<typeof setValue>[1])
  clearErrors(names)
}

/** What a rule says of the fields, as react-hook-form has it: the first message of each. */
export function errorsOf<Values extends FieldValues>(
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): FieldErrors<Values> {
  const errors = issues.toReversed().map(({ path, message }) => [path[0], { type: 'custom', message }])
  return Object.fromEntries(errors)
}

export function messagesOf(errors: FieldErrors): Messages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  )
}

/** Shows these messages and no others, and moves the focus to the first field within `root` that has one. */
export function showMessages<Values extends FieldValues>(
  { setError, clearErrors }: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>,
  messages: Messages,
  root: ParentNode = document,
): void {
  const names = Object.keys(messages) as Path<Values>[]
  // At once, so that the message is there when the field is read out.
  flushSync(() => {
    clearErrors()
    for (const name of names) setError(name, { message: messages[name] ?? '' })
  })
  focusField(names, root)
}

const controls = '[contenteditable=true], textarea, input:not([type=search]), select, button'

/**
 * Moves the focus to the first of these fields on the page, or to its first control if it has several. A field is known
 * by its `name`, or by `data-field` where it is no control of the browser's.
 */
export function focusField(names: readonly string[], root: ParentNode = document): void {
  const selector = names.map((name) => `form [name="${name}"], form [data-field="${name}"]`).join()
  const field = names.length > 0 ? root.querySelector<HTMLElement>(selector) : null
  const control = field?.matches('input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>(controls)
  control?.focus()
}

/**
 * Something that follows from what stands in a form. The component is drawn anew when the answer is another, and not at
 * every key.
 *
 * @param read gives something that is the same when it is compared by `Object.is`
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
export function useRequestKey(): [key: string, set: Dispatch<SetStateAction<string>>] {
  return useState(newRequestKey)
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
