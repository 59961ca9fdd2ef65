import { card, styled } from '../../theme/theme.ts'
import { filling } from '../../ui/pictures/photo.tsx'

/** What lies on a picture: readable on any. */
const onPicture = { bg: 'surface', color: 'ink', borderRadius: 'control', boxShadow: 'float' } as const

/** One photo: beside its words on phones, above them elsewhere. */
export const PhotoFrame = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '7.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { base: '1fr auto', sm: 'auto 1fr auto' },
  minWidth: '0',
  ...card,
  overflow: 'clip',
  '&[data-unsent=true]': { borderStyle: 'dashed', borderColor: 'control' },
  '&[data-dragged=true]': {
    zIndex: '2',
    boxShadow: 'float',
    borderColor: 'mata',
    '& .shown, & .handle': { cursor: 'grabbing' },
  },
  '& .picture': {
    position: 'relative',
    aspectRatio: { base: 'auto', sm: '4 / 3' },
    minHeight: { base: '7.5rem', sm: '0' },
    bg: 'mist',
    overflow: 'hidden',
    userSelect: 'none',
  },
  '& .shown': { position: 'absolute', inset: '0' },
  '& .shown[data-movable=true]': { cursor: 'grab' },
  '& .picture img': { ...filling, position: 'absolute', inset: '0' },
  // A quarter turn covers the frame with the sides exchanged.
  '& .shown[data-turns]': { containerType: 'size', overflow: 'hidden' },
  '& .shown[data-turns="1"] img, & .shown[data-turns="3"] img': {
    inset: 'auto',
    top: '50%',
    left: '50%',
    width: '100cqh',
    height: '100cqw',
    maxWidth: 'none',
    transform: 'translate(-50%, -50%) rotate(90deg)',
  },
  '& .shown[data-turns="3"] img': { transform: 'translate(-50%, -50%) rotate(-90deg)' },
  '& .shown[data-turns="2"] img': { transform: 'rotate(180deg)' },
  '& .none': {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    textStyle: 'label',
    color: 'quiet',
  },
  '& .place': {
    ...onPicture,
    position: 'absolute',
    top: '2',
    left: '2',
    minWidth: '6',
    paddingInline: '2',
    paddingBlock: '1',
    textStyle: 'label',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  '& .place.cover': { bg: 'mata', color: 'onMata' },
  '& .handle': {
    ...onPicture,
    position: 'absolute',
    left: '2',
    bottom: '2',
    display: 'grid',
    placeItems: 'center',
    width: { base: 'touch', md: '2rem' },
    height: { base: 'touch', md: '2rem' },
    '@media (pointer: coarse)': { width: 'touch', height: 'touch' },
    cursor: 'grab',
    touchAction: 'none',
  },
  '& .remove': {
    ...onPicture,
    position: 'absolute',
    top: '2',
    right: '2',
    paddingInline: '0',
    _hover: { bg: 'mist' },
    _disabled: { bg: 'surface', color: 'quiet', opacity: '0.8' },
  },
  '& .body': {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '3',
    minWidth: '0',
  },
  '& .state': { textStyle: 'label', color: 'quiet' },
  // The dot of what is not saved yet, as in the form's bar.
  '& .unsaved::before': {
    content: '""',
    display: 'inline-block',
    width: '0.5rem',
    height: '0.5rem',
    marginInlineEnd: '2',
    borderRadius: 'full',
    bg: 'ipe',
  },
  '& .failure': { textStyle: 'small', color: 'barro', fontWeight: '600' },
  // Their text begins where the other texts do.
  '& .body > div > button': { marginInlineStart: '-2' },
  '& .alt': { display: 'grid', gap: '1' },
  '& .alt label': { textStyle: 'label' },
  '& textarea': {
    display: 'block',
    minHeight: { base: 'touch', md: '2.25rem' },
    fontSize: { base: '1rem', md: '0.9375rem' },
    resize: 'none',
    fieldSizing: 'content',
  },
  '& .ways': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // All four fit in one line on a phone of 360 pixels.
    gap: { base: '0', sm: '1' },
    padding: '1',
    borderTop: '1px solid {colors.line}',
  },
  '& .ways > :last-child:not(.turn)': { marginInlineStart: 'auto' },
  // Earlier and later is up and down where there is one column.
  '& .turn svg': { transform: { base: 'rotate(90deg)', sm: 'none' } },
})

/** A small way to do something with one photo: as high as a finger needs on phones and touch screens. */
export const SmallButton = styled(
  'button',
  {
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
    _hover: { bg: 'mataSoft' },
    _disabled: { opacity: '0.45', cursor: 'default', bg: 'transparent' },
    '@media (pointer: coarse)': { minWidth: 'touch', minHeight: 'touch' },
    '& svg': { width: '1.1rem', height: '1.1rem' },
  },
  { defaultProps: { type: 'button' } },
)

export const ProgressBar = styled('div', {
  height: '6px',
  borderRadius: 'full',
  bg: 'line',
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    height: '100%',
    bg: 'rio',
    borderRadius: 'full',
    transition: 'width {durations.quick} {easings.out}',
  },
  '&[data-waits=true] > span': { animation: 'breathe 1.4s ease-in-out infinite' },
})
