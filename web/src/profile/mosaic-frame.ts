import { recipe } from '../theme/theme.ts'
import { filling } from '../ui/photo.tsx'

/** One shape for every number of photos, so that nothing moves when they load; phones never show more than three. */
export const mosaicFrame = recipe({
  base: {
    display: 'grid',
    gap: { base: '1', md: '2' },
    marginTop: '3',
    overflow: 'hidden',
    borderRadius: 'card',
    bg: 'mist',
    aspectRatio: { base: '1', md: '5 / 2' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gridTemplateRows: { base: 'minmax(0, 2fr) minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    _print: {
      aspectRatio: 'auto',
      height: '9cm',
      '& .rest.wide, & .rest.narrow, & .count': { display: 'none' },
    },
    '& li': { position: 'relative', display: 'grid', minWidth: '0', minHeight: '0' },
    '& li:first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' } },
    '& li:nth-of-type(n + 4)': { display: { base: 'none', md: 'grid' } },
    '& a': {
      position: 'relative',
      display: 'block',
      minHeight: '0',
      overflow: 'hidden',
      cursor: 'zoom-in',
      '&:hover img': { filter: 'brightness(0.92)' },
      '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'inset 0 0 0 3px {colors.ink}' },
      '&:focus-visible::after': {
        content: '""',
        position: 'absolute',
        inset: '0',
        border: '3px solid {colors.ipe}',
        outline: '3px solid {colors.ink}',
        outlineOffset: '-6px',
      },
    },
    '& img': { ...filling, transition: 'filter {durations.quick} {easings.out}' },
    '& .rest': {
      position: 'absolute',
      inset: '0',
      placeItems: 'center',
      bg: 'rgb(8 16 12 / 58%)',
      color: '#FFFFFF',
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: { base: '1.5rem', md: '1.95rem' },
      pointerEvents: 'none',
    },
    '& .rest.wide': { display: { base: 'none', md: 'grid' } },
    '& .rest.narrow': { display: { base: 'grid', md: 'none' } },
    '& .count': {
      position: 'absolute',
      left: '3',
      bottom: '3',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'full',
      bg: 'rgb(8 16 12 / 72%)',
      color: '#FFFFFF',
      textStyle: 'label',
    },
  },
  variants: {
    photos: {
      1: {
        aspectRatio: { base: '4 / 3', md: '5 / 2' },
        gridTemplateRows: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        '& li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto' },
      },
      2: {
        aspectRatio: { base: '3 / 2', md: '5 / 2' },
        gridTemplateRows: 'minmax(0, 1fr)',
        '& li, & li:first-of-type': { gridColumn: { base: 'auto', md: 'span 2' }, gridRow: 'auto' },
      },
      3: {
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      },
      4: { '& li:nth-of-type(2)': { gridColumn: { md: 'span 2' } } },
      5: {},
    },
  },
})

/** How wide the first photo and the others are, by the number of photos that desktops show. */
export const mosaicSizes: Record<number, { main: string; small: string }> = {
  1: { main: wide('1200px', '94vw', '92vw'), small: '' },
  2: { main: wide('600px', '47vw', '46vw'), small: wide('600px', '47vw', '46vw') },
  3: { main: wide('800px', '63vw', '92vw'), small: wide('400px', '31vw', '46vw') },
  4: { main: wide('600px', '47vw', '92vw'), small: wide('600px', '47vw', '46vw') },
  5: { main: wide('600px', '47vw', '92vw'), small: wide('300px', '24vw', '46vw') },
}

function wide(content: string, tablet: string, phone: string): string {
  return `(min-width: 1280px) ${content}, (min-width: 768px) ${tablet}, ${phone}`
}
