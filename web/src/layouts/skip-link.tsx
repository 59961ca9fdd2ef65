import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'

/** The first thing a keyboard meets: it shows itself on focus and leads past the header. */
export const SkipLink = chakra(
  'a',
  recipe({
    base: {
      position: 'absolute',
      top: '2',
      left: '2',
      zIndex: '30',
      padding: '3',
      bg: 'surface',
      color: 'mata',
      fontWeight: '600',
      borderRadius: 'control',
      boxShadow: 'float',
      transform: 'translateY(-200%)',
      _focus: { transform: 'none' },
    },
  }),
)
