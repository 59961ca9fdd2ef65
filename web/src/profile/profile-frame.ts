import { recipe } from '../theme/theme.ts'

/** The profile's two columns, for the profile itself and for its skeleton. */
export const profileFrame = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
    marginTop: { base: '4', md: '6' },
    // The drawing is 4:3; this cuts sky and ground away, and nothing of what stands there.
    '& .scene': { overflow: 'hidden', aspectRatio: '2 / 1', borderRadius: 'card', bg: 'mist' },
    '& .scene > div': { aspectRatio: '4 / 3', marginTop: '-16.5%' },
    '& .main > * + *': { marginTop: '4' },
    '& h1': { textStyle: 'h1', overflowWrap: 'anywhere', hyphens: 'auto' },
    '& .name': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
    '& .place': { display: 'flex', alignItems: 'center', gap: '2', color: 'quiet' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } },
    '& .main > section': { marginTop: { base: '8', md: '10' } },
    '& .about h2': { textStyle: 'h2', marginBottom: '3' },
    '& .side': { lg: { position: 'sticky', top: '5.5rem' } },
  },
})
