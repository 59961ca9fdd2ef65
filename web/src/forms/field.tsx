import { Field } from '@chakra-ui/react/field'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Textarea } from '@chakra-ui/react/textarea'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldTexts, SelectFieldProps } from '../ui/fields/field.tsx'

export interface FieldFrameProps extends FieldTexts {
  /** @param remarks describes the control by the texts below it */
  children: (remarks: { 'aria-describedby': string | undefined }) => ReactNode
}

/** Chakra's field: a control under its label, with what there is to say about it below. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` }
  // Chakra would name them a moment later: a wrong field is read out as soon as it has the focus.
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
  /** Each value with what is read for it; they stand behind the children. */
  options?: readonly (readonly [value: string, text: string])[]
}

/** The browser's own select: phones show its options best. Where they are many, `PickField` finds them by words. */
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

/** A text of several lines. */
export function TextAreaField({ label, hint, error, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(remarks) => <Textarea {...remarks} {...area} />}
    </FieldFrame>
  )
}
