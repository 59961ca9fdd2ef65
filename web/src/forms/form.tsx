import type { FormEvent, ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/auth.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/states.tsx'
import styles from './form.module.css'

/** A form and how it is sent. */
export interface SentForm {
  fields: UseFormReturn
  /** What went wrong with the whole. */
  failure: string | null
  /** True while it is sent. */
  isBusy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}

export interface FormProps {
  form: SentForm
  /** On its button. */
  submit: string
  /** On its button while it is sent. */
  submitting: string
  look?: 'primary' | 'outline' | 'danger'
  /** Whether the button is as wide as the form. */
  wide?: boolean
  children: ReactNode
}

/** A form with its button. It is never sent without a script, and would not put a password into an address if it were. */
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
