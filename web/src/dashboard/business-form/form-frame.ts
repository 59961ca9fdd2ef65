import { recipe } from '../../theme/theme.ts'

/** The form's columns, for itself and for its skeleton. */
export const formFrame = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '11rem minmax(0, 1fr)' },
    columnGap: '6',
    alignItems: 'start',
    maxWidth: '72rem',
    '& .parts': { display: 'grid', gap: '4', minWidth: '0' },
  },
})
