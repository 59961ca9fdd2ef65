import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../../theme/theme.ts'

/** One word on the state of a row. */
export const StatusBadge = chakra(
  'span',
  recipe({
    base: {
      display: 'inline-block',
      paddingInline: '2',
      borderRadius: 'full',
      textStyle: 'label',
      lineHeight: '1.6',
      whiteSpace: 'nowrap',
    },
    variants: {
      tone: { good: { bg: 'mataSoft', color: 'mata' }, quiet: { bg: 'mist', color: 'quiet' } },
    },
    defaultVariants: { tone: 'quiet' },
  }),
)
