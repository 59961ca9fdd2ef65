import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { failureText, fieldMessages, serverMessage } from '../apollo/refusals.ts'

export interface FormOptions<TSchema extends z.ZodType> {
  schema: TSchema
  /** What the schema shall check; the form's fields by name unless said otherwise. */
  read?: (data: FormData) => unknown
  /** Sends what was checked; it throws what the server refused. */
  send: (input: z.output<TSchema>, form: HTMLFormElement) => Promise<unknown>
  /** Said when the server refused without a message. */
  failed: string
  /** What failed, where `failed` is true of an answer only: said when none of the server's came. */
  unanswered?: string
}

/** What a form needs; its parts are in `form.tsx`. */
export interface FormState {
  /** Messages by field. */
  errors: Readonly<Record<string, string>>
  /** What went wrong with the whole. */
  failure: string | null
  /** True while it is sent. */
  isBusy: boolean
  formProps: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

type Errors = Record<string, string>

/**
 * A form whose fields keep what was typed themselves, from before the page hydrates until it was sent: checked by the
 * same schema as on the server, with messages beside the fields and the focus on the first that is wrong.
 */
export function useForm<TSchema extends z.ZodType>(options: FormOptions<TSchema>): FormState {
  const { schema, read = Object.fromEntries, send, failed, unanswered } = options
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function show(form: HTMLFormElement, errors: Errors) {
    // At once, so that the message is there when the field is read out.
    flushSync(() => setErrors(errors))
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  function refuse(form: HTMLFormElement, error: unknown) {
    const messages = fieldMessages(error)
    const here = Object.entries(messages).filter(([name]) => form.elements.namedItem(name))
    if (here.length === 0)
      setFailure(unanswered ? failureText(error, failed, unanswered) : (serverMessage(error) ?? failed))
    show(form, Object.fromEntries(here))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setFailure(null)
    const checked = schema.safeParse(read(new FormData(form)))
    if (!checked.success) return show(form, firstMessages(checked.error))
    setErrors({})
    setIsBusy(true)
    await send(checked.data, form).catch((error: unknown) => refuse(form, error))
    setIsBusy(false)
  }

  function forgive({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (!(name in errors)) return
    const { [name]: _, ...others } = errors
    setErrors(others)
  }

  return { errors, failure, isBusy, formProps: { onSubmit: submit, onInput: forgive } }
}

/** The first message of every field. */
function firstMessages({ issues }: z.ZodError): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
