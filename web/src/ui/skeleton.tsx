import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'

/** A quiet block in the shape of what is coming. */
export const Skeleton = chakra(
  'div',
  recipe({
    base: {
      bg: 'mist',
      borderRadius: 'control',
      minHeight: '1rem',
      animation: 'breathe 1.6s ease-in-out infinite',
    },
  }),
)
