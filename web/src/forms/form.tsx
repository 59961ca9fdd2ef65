import type { FormEvent, ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/auth.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/states.tsx'
import styles from './form.module.css'

export interface SentForm {
  fields: UseFormReturn
  /** Message for a failure of the whole form. */
  failure: string | null
  isBusy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}

export interface FormProps {
  form: SentForm
  /** Text of the button. */
  submit: string
  /** Text of the button while sending. */
  submitting: string
  look?: 'primary' | 'outline' | 'danger'
  /** Makes the button as wide as the form. */
  wide?: boolean
  children: ReactNode
}

/**
 * Form with a submit button. Requires JavaScript; `method="post"` keeps passwords out of the URL in any case.
 */
export function Form({ form, submit, submitting, look = 'primary', wide, children }: FormProps) {
  const hydrated = useHydrated()
  return (
    <form
      className={classNames(styles.frame, wide && styles.wide)}
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <FormProvider {...form.fields}>{children}</FormProvider>
      <noscript>{formMessages.needsScript}</noscript>
      <Button
        className={styles.submit}
        type="submit"
        look={look}
        disabled={!hydrated}
        aria-busy={form.isBusy}
      >
        {form.isBusy ? submitting : submit}
      </Button>
    </form>
  )
}
