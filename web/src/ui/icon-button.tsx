import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'
import { type IconName, LineIcon } from './icons.tsx'

const Square = chakra(
  'button',
  recipe({
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'control',
      color: 'inherit',
      cursor: 'pointer',
      transition: 'background-color {durations.quick} {easings.out}',
      _hover: { bg: 'color-mix(in srgb, currentColor 14%, transparent)' },
      _disabled: { opacity: '0.5', cursor: 'default' },
    },
  }),
)

export interface IconButtonProps {
  icon: IconName
  /** What the button does, for screen readers and as a tip under the pointer. */
  label: string
  onClick: () => void
  disabled?: boolean
}

/** A square button with an icon for a face. */
export function IconButton({ icon, label, onClick, disabled }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <LineIcon name={icon} />
    </Square>
  )
}
