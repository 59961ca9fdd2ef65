import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'
import { filling, Photo, type PlacedImage } from './photo.tsx'

const Disc = chakra(
  'span',
  recipe({
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'mataSoft',
      color: 'mata',
      fontFamily: 'heading',
      fontWeight: '700',
      lineHeight: '1',
      userSelect: 'none',
      '& img': filling,
    },
    variants: {
      size: {
        small: { width: '2rem', height: '2rem', fontSize: '1rem' },
        large: { width: '6rem', height: '6rem', fontSize: '2.5rem' },
      },
    },
    defaultVariants: { size: 'small' },
  }),
)

export interface AvatarProps {
  name: string
  photo: PlacedImage | null
  size?: 'small' | 'large'
}

/** Somebody's photo or, without one, the first letter of the name. Decoration beside the name. */
export function Avatar({ name, photo, size }: AvatarProps) {
  return (
    <Disc size={size} aria-hidden="true">
      {photo ? (
        <Photo image={photo} alt="" use="plain" sizes={size === 'large' ? '96px' : '32px'} load="now" />
      ) : (
        [...name.trim()][0]?.toLocaleUpperCase('pt-BR')
      )}
    </Disc>
  )
}
