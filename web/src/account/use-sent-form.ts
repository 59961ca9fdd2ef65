import { type FormEvent, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { failureText, serverMessage } from '../ask/errors.ts'
import { errorsOf, fieldMessages, messagesOf, showMessages, useCheckedForm } from '../forms/checked-form.ts'
import type { SentForm } from '../forms/form.tsx'

/** The server's own rules. They come after the page, since what they are written in is as heavy as all the rest of it. */
const loadRules = () => import('../../../schema/input/account.ts')
type Rules = Awaited<ReturnType<typeof loadRules>>

export interface SentFormOptions<Name extends keyof Rules> {
  /** The rule for what is sent. */
  rule: Name
  /** What is sent beside what stands in the fields. */
  read?: (values: FieldValues) => unknown
  /** Sends what was checked; it throws what the server refused. */
  send: (input: z.output<Rules[Name]>, reset: () => void) => Promise<unknown>
  /** Said when the server refused without a message. */
  failed: string
  /** What failed, where `failed` is true of an answer only: said when none of the server's came. */
  unanswered?: string
}

/** A form of the account whose fields keep what was typed themselves, from before the page hydrates until it was sent. */
export function useSentForm<Name extends keyof Rules>(options: SentFormOptions<Name>): SentForm {
  const { rule, read = (values) => values, send, failed, unanswered } = options
  const form = useCheckedForm<FieldValues>({
    resolver: async (values) => {
      const rules = await loadRules().catch(() => null)
      // Without its rules it is the server that checks.
      if (!rules) return { values: read(values) as FieldValues, errors: {} }
      const { data, error } = rules[rule].safeParse(read(values))
      return data ? { values: data, errors: {} } : { values: {}, errors: errorsOf(error.issues) }
    },
  })
  const [failure, setFailure] = useState<string | null>(null)
  const { handleSubmit, reset, formState } = form
  const isBusy = formState.isSubmitting
  useEffect(() => void loadRules().catch(() => {}), [])

  function refuse(element: HTMLFormElement, error: unknown) {
    const messages = Object.entries(fieldMessages(error))
    const here = messages.filter(([name]) => element.elements.namedItem(name))
    if (here.length === 0)
      setFailure(unanswered ? failureText(error, failed, unanswered) : (serverMessage(error) ?? failed))
    showMessages(form, Object.fromEntries(here), element)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    setFailure(null)
    void handleSubmit(
      (input) => send(input as z.output<Rules[Name]>, () => reset()).catch((error) => refuse(element, error)),
      (errors) => showMessages(form, messagesOf(errors), element),
    )()
  }

  return { fields: form, failure, isBusy, submit }
}
