import { recipe } from '../theme/theme.ts'

/** The search's column and its results, side by side on desktops. */
export const exploreFrame = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' },
    columnGap: '10',
    alignItems: 'start',
    paddingTop: { base: '6', md: '10' },
    '& > .top': { gridColumn: '1 / -1', marginBottom: { base: '5', lg: '8' } },
    '& h1': { textStyle: 'h1', overflowWrap: 'anywhere' },
    // Only a script puts the focus here, to read on from: there is nothing to press.
    '& h1:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Low windows scroll the column by itself, so that its button is always in reach.
    '& .side': {
      lg: { position: 'sticky', top: '5.5rem', maxHeight: 'calc(100dvh - 6.5rem)', overflowY: 'auto' },
    },
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      marginBottom: '5',
      // On phones the chips get lines of their own, below.
      '& > ul': {
        order: { base: '1', lg: '0' },
        flexBasis: { base: '100%', lg: 'auto' },
        flex: { lg: '1' },
      },
      '& > [role=group]': { marginLeft: 'auto' },
    },
  },
})
