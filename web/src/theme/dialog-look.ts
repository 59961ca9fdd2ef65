import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floating } from './floating-looks.ts'

const slots = ['backdrop', 'positioner', 'content', 'header', 'title', 'body'] as const

const base = {
  backdrop: { position: 'fixed', inset: '0', zIndex: '50', bg: 'rgb(8 16 12 / 55%)' },
  positioner: { position: 'fixed', inset: '0', zIndex: '50', display: 'grid', padding: '4' },
  content: {
    width: '100%',
    maxHeight: '100%',
    margin: 'auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    ...floating,
  },
  header: {
    minHeight: '4rem',
    position: 'sticky',
    top: '0',
    zIndex: '30',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingTop: '3',
    paddingBottom: '2',
    paddingInlineStart: { base: '4', sm: '6' },
    paddingInlineEnd: '2',
    bg: 'surface',
  },
  title: { textStyle: 'h3' },
  body: {
    padding: { base: '4', sm: '6' },
    paddingTop: { base: '1', sm: '1' },
    '&, & > form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    // The buttons at its end, in whatever it shows.
    '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end' },
  },
} as const

/** How Chakra's dialogs look here. The heading stays in view; what a dialog shows scrolls below it. */
export const dialogLook = defineSlotRecipe({
  className: 'dialog',
  slots: [...slots],
  base,
  variants: {
    size: {
      sm: { content: { maxWidth: '30rem' } },
      lg: { content: { maxWidth: '52rem' }, positioner: { padding: '2' } },
      xl: { content: { maxWidth: '76rem' }, positioner: { padding: '2' } },
    },
  },
  defaultVariants: { size: 'sm' },
})

/** The same at the side, from top to bottom. */
export const drawerLook = defineSlotRecipe({
  className: 'drawer',
  slots: [...slots],
  base: {
    ...base,
    positioner: { ...base.positioner, padding: '0' },
    content: {
      ...base.content,
      width: 'min(18rem, calc(100vw - {spacing.12}))',
      height: '100%',
      margin: '0',
      borderRadius: '0',
    },
    body: { padding: '3', paddingTop: '1' },
  },
})
