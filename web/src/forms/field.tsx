import { Field } from '@chakra-ui/react/field'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Textarea } from '@chakra-ui/react/textarea'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldTexts, SelectFieldProps } from '../ui/fields/field.tsx'

export interface FieldFrameProps extends FieldTexts {
  /** @param remarks `aria-describedby` of the control */
  children: (remarks: { 'aria-describedby': string | undefined }) => ReactNode
}

/** Chakra's field: label, control, hint and error. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` }
  // Chakra sets the ids only after a render, too late for a screen reader to announce the error on focus.
  const remarks = [hint && ids.helperText, error && ids.errorText].filter(Boolean).join(' ')
  return (
    <Field.Root ids={ids} invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      {children({ 'aria-describedby': remarks || undefined })}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

interface ChoiceProps extends Omit<SelectFieldProps, 'children'> {
  children?: ReactNode
  /** Options with value and text, after the children. */
  options?: readonly (readonly [value: string, text: string])[]
}

/** Native select, which phones display best; `PickField` is for many options. */
export function SelectField({ label, hint, error, options = [], children, ...select }: ChoiceProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(remarks) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...remarks} {...select}>
            {children}
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldFrame>
  )
}

export function TextAreaField({ label, hint, error, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(remarks) => <Textarea {...remarks} {...area} />}
    </FieldFrame>
  )
}
