import { useFormContext } from 'react-hook-form'
import { phoneLength } from '../constants.ts'
import { maskInput, maskPhone } from './phone-mask.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

/** A phone under its label, dressed while it is typed. */
export function PhoneField(props: Omit<TypedFieldProps, 'type'>) {
  const { setValue } = useFormContext()
  return (
    <TypedField
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={phoneLength}
      onInput={(event) => maskInput(event.currentTarget)}
      onPaste={(event) => {
        // A whole number takes the input's place: `maxLength` would cut it before its dress is taken off.
        const pasted = event.clipboardData.getData('text')
        if (pasted.length <= phoneLength) return
        event.preventDefault()
        setValue(props.name, maskPhone(pasted))
      }}
    />
  )
}
