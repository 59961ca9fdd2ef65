import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { recipe } from '../theme/theme.ts'

const chipRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: 'touch', lg: '2.25rem' },
    maxWidth: '100%',
    paddingInline: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'label',
    overflowWrap: 'anywhere',
    transition:
      'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
  },
  variants: {
    look: {
      full: { bg: 'mataSoft', color: 'mata', borderColor: 'transparent', _hover: { borderColor: 'mata' } },
      line: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'line',
        _hover: { borderColor: 'mata', color: 'mata' },
      },
    },
  },
  defaultVariants: { look: 'full' },
})

/** A short word that leads to what it names. */
export const ChipLink = chakra(Link, chipRecipe)

/** Chips side by side, in as many lines as they need. */
export const ChipList = chakra(
  'ul',
  recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > li': { maxWidth: '100%' } } }),
)
