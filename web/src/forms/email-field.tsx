import { TextField, type TextFieldProps } from '../ui/field.tsx'

/** An address under its label, as phones' keyboards shall treat it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'name'>) {
  return <TextField {...props} type="email" name="email" autoCapitalize="none" spellCheck={false} required />
}
