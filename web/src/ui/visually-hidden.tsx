import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'

/** Text for screen readers only. */
export const VisuallyHidden = chakra(
  'span',
  recipe({
    base: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  }),
)
