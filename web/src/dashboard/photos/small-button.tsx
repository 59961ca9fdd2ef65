import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../../theme/theme.ts'

/** A small way to do something with one photo: as high as a finger needs on phones and touch screens. */
export const SmallButton = chakra(
  'button',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minWidth: { base: 'touch', md: '2rem' },
      minHeight: { base: 'touch', md: '2rem' },
      paddingInline: '2',
      borderRadius: 'control',
      textStyle: 'label',
      color: 'mata',
      cursor: 'pointer',
      // Focused, it stands clear of the bars at the window's edges.
      scrollMarginBlock: '6rem',
      _hover: { bg: 'mataSoft' },
      _disabled: { opacity: '0.45', cursor: 'default', bg: 'transparent' },
      '@media (pointer: coarse)': { minWidth: 'touch', minHeight: 'touch' },
      '& svg': { width: '1.1rem', height: '1.1rem' },
    },
    variants: {
      look: {
        /** On a picture. */
        floating: {
          color: 'ink',
          paddingInline: '0',
          _hover: { bg: 'mist' },
          _disabled: { bg: 'surface', color: 'quiet', opacity: '0.8' },
        },
      },
    },
  }),
  { defaultProps: { type: 'button' } },
)
