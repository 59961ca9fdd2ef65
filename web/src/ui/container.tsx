import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'

/** The page's column: 1200 px wide at most, or 680 for text, with room at the sides. */
export const Container = chakra(
  'div',
  recipe({
    base: { width: '100%', marginInline: 'auto', paddingInline: { base: '4', md: '8' } },
    variants: {
      width: {
        content: { maxWidth: 'calc({sizes.content} + {spacing.16})' },
        text: { maxWidth: 'calc({sizes.text} + {spacing.16})' },
      },
    },
    defaultVariants: { width: 'content' },
  }),
)
