import { Checkbox } from '@chakra-ui/react/checkbox'
import { Field } from '@chakra-ui/react/field'

export interface CheckFieldProps {
  label: string
  name?: string
  hint?: string | undefined
  error?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/**
 * Stretches the hidden input over the control and label, so that touch exploration by screen readers finds
 * it.
 */
export const wholeTarget = {
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  clip: 'auto',
  opacity: 0,
}

/** Chakra's checkbox with its label; not a switch, which would suggest saving at once. */
export function CheckField({
  label,
  name,
  hint,
  error,
  checked,
  disabled = false,
  onChange,
}: CheckFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Checkbox.Root
        name={name}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(details) => onChange(details.checked === true)}
      >
        <Checkbox.HiddenInput style={wholeTarget} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
