import { Checkbox } from '@chakra-ui/react/checkbox'
import { wholeTarget } from '../../forms/check-field.tsx'
import { tableMessages } from '../../messages/dashboard/table.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export interface SelectBoxProps {
  /** The name of the row; left out, the box is that of the page. */
  row?: string
  /** Whether its label is seen. */
  isLabelled?: boolean
  state: boolean | 'indeterminate'
  onChange: () => void
}

/** The box that chooses a row, or all rows of the page. */
export function SelectBox({ row, isLabelled = false, state, onChange }: SelectBoxProps) {
  const text = row === undefined ? tableMessages.selectPage : tableMessages.select(row)
  return (
    <Checkbox.Root
      minWidth="touch"
      paddingInline="3"
      textStyle="label"
      checked={state}
      onCheckedChange={onChange}
    >
      <Checkbox.HiddenInput style={wholeTarget} />
      <Checkbox.Control />
      <Checkbox.Label>{isLabelled ? text : <VisuallyHidden>{text}</VisuallyHidden>}</Checkbox.Label>
    </Checkbox.Root>
  )
}
