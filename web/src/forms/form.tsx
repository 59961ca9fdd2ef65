import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages-forms.ts'
import { recipe } from '../theme/theme.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FormState } from './use-form.ts'

const Frame = chakra(
  'form',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      '& .submit': { justifySelf: { base: 'stretch', sm: 'start' } },
      '& .submit[aria-busy=true]': { cursor: 'progress', opacity: '0.75' },
      // Until the script is there nothing can be sent; it is not said by paling, which would flash.
      '& .submit:disabled': { opacity: '1' },
    },
    variants: { wide: { true: { '& .submit': { width: '100%' } } } },
  }),
)

export interface FormProps {
  form: FormState
  /** On its button. */
  submit: string
  /** On its button while it is sent. */
  submitting: string
  look?: 'primary' | 'outline' | 'danger'
  /** Whether the button is as wide as the form. */
  wide?: boolean
  children: ReactNode
}

/**
 * A form of `useForm` with its button. It is never sent without a script, and would not put a password into an address
 * if it were.
 */
export function Form({ form, submit, submitting, look = 'primary', wide, children }: FormProps) {
  const hydrated = useHydrated()
  return (
    <Frame method="post" noValidate wide={wide} {...form.formProps}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {children}
      <noscript>{formMessages.needsScript}</noscript>
      <Button className="submit" type="submit" look={look} disabled={!hydrated} aria-busy={form.isBusy}>
        {form.isBusy ? submitting : submit}
      </Button>
    </Frame>
  )
}
