import { Checkbox } from '@chakra-ui/react/checkbox'
import { Field } from '@chakra-ui/react/field'

export interface CheckFieldProps {
  label: string
  name?: string
  /** What it means, below. */
  hint?: string | undefined
  /** What is wrong with the choice. */
  error?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** How the hidden input of a box lies over all that belongs to it, so that a finger that explores the screen finds it. */
export const wholeTarget = {
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  clip: 'auto',
  opacity: 0,
}

/** Chakra's checkbox with its label. No switch, which would suggest that it saves at once. */
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
