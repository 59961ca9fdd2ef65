import { chakra } from '@chakra-ui/react/styled-system'
import { sessionMessages } from '../messages-session.ts'
import { recipe } from '../theme/theme.ts'
import { LineIcon } from '../ui/icons.tsx'
import { useFavorite } from './use-favorite.ts'

const Heart = chakra(
  'button',
  recipe({
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      bg: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'full',
      fontSize: '1.15rem',
      cursor: 'pointer',
      transition: 'border-color {durations.quick} {easings.out}, opacity {durations.quick} {easings.out}',
      _hover: { borderColor: 'mata' },
      '& svg': { transition: 'fill {durations.quick} {easings.out}, scale {durations.quick} {easings.out}' },
      '&[aria-pressed=true] svg': { fill: 'ipe', scale: '1.12' },
      '&[aria-disabled=true]': { cursor: 'default', opacity: '0.7' },
      _print: { display: 'none' },
      // Without a script nothing would happen.
      '@media (scripting: none)': { display: 'none' },
    },
  }),
)

export interface FavoriteButtonProps {
  business: { id: string; name: string }
  className?: string
}

/**
 * The heart of an establishment. It is disabled while a request runs, by `aria-disabled`, so that the focus of a
 * keyboard stays where it is.
 */
export function FavoriteButton({ business, className }: FavoriteButtonProps) {
  const { isFavorite, isDisabled, toggle } = useFavorite(business.id)
  const { of, add, remove } = sessionMessages.favorite
  return (
    <Heart
      type="button"
      className={className}
      aria-label={of(business.name)}
      aria-pressed={isFavorite}
      aria-disabled={isDisabled}
      title={isFavorite ? remove : add}
      onClick={toggle}
    >
      <LineIcon name="heart" />
    </Heart>
  )
}
