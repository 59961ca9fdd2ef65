import { chakra } from '@chakra-ui/react/styled-system'
import { tableMessages } from '../../messages/dashboard/table.ts'
import { recipe } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The label is larger than its box, so that a finger hits it. */
const Target = chakra(
  'label',
  recipe({
    base: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minWidth: 'touch',
      minHeight: 'touch',
      paddingInline: '3',
      textStyle: 'label',
      cursor: 'pointer',
      '& input': { width: '1.125rem', height: '1.125rem', accentColor: '{colors.mata}', cursor: 'inherit' },
    },
  }),
)

export interface SelectBoxProps {
  /** The name of the row; left out, the box is that of the page. */
  row?: string
  /** Whether its label is seen. */
  isLabelled?: boolean
  state: boolean | 'mixed'
  onChange: () => void
}

/** The box that chooses a row, or all rows of the page. */
export function SelectBox({ row, isLabelled = false, state, onChange }: SelectBoxProps) {
  const text = row === undefined ? tableMessages.selectPage : tableMessages.select(row)
  return (
    <Target>
      <input
        type="checkbox"
        ref={(box) => {
          // Only a script can set it.
          if (box) box.indeterminate = state === 'mixed'
        }}
        checked={state === true}
        onChange={onChange}
      />
      {isLabelled ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </Target>
  )
}
