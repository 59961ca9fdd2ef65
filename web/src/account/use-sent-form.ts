import { type FormEvent, useEffect } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showServerErrors } from '../forms/checked-form.ts'
import type { SentForm } from '../forms/form.tsx'
import { useAction } from '../forms/use-action.ts'

type Rules = typeof import('../../../schema/input/account.ts')

/** Lazy-loads the rules and zod, 28 kB together. */
async function loadRules() {
  const [{ zodResolver }, rules] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('../../../schema/input/account.ts'),
  ])
  return (name: keyof Rules) => zodResolver(rules[name] as z.ZodObject) as Resolver
}

export interface SentFormOptions<Name extends keyof Rules> {
  rule: Name
  /** Converts the form's values to the input. */
  read?: (values: FieldValues) => FieldValues
  /** Sends the validated input; throws if the server refuses it. */
  send: (input: z.output<Rules[Name]>) => Promise<unknown>
  /** Whether to clear the fields after sending. */
  clears?: boolean
  /** Message if the server refuses without one. */
  failed: string
  /** Message if no response arrived; `failed` by default. */
  unanswered?: string
}

/** Account form, validated by the server's rule for its input. */
export function useSentForm<Name extends keyof Rules>(options: SentFormOptions<Name>): SentForm {
  const { rule, read = (values) => values, send, clears = false, failed, unanswered } = options
  const { isRunning, failure, setFailure, run } = useAction(failed, unanswered)
  const fields = useForm({
    resolver: async (values, context, names) => {
      const createResolver = await loadRules().catch(() => null)
      // If the rules cannot be loaded, the server validates.
      return createResolver
        ? createResolver(rule)(read(values), context, names)
        : { values: read(values), errors: {} }
    },
  })
  const isBusy = fields.formState.isSubmitting || isRunning
  useEffect(() => void loadRules().catch(() => {}), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { elements } = event.currentTarget
    let isSent = false
    setFailure(null)
    await fields.handleSubmit((input) =>
      run(async () => {
        try {
          await send(input as z.output<Rules[Name]>)
          isSent = true
        } catch (error) {
          const names = Array.from(elements, (element) => element.getAttribute('name') ?? '')
          if (!showServerErrors(fields, names, error)) throw error
        }
      }),
    )()
    // Validate on submit again, as at first.
    if (isSent) fields.reset(undefined, clears ? {} : { keepValues: true, keepFieldsRef: true })
  }

  return { fields, failure, isBusy, submit }
}
