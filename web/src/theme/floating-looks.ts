import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Style of floating elements: menus, toasts, dialogs, the card of a bare page. */
export const floating = {
  bg: 'surface',
  color: 'ink',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  boxShadow: 'float',
} as const

/** Floating list of options, of a menu or picker. */
export const floatingList = {
  // Above sticky bars; the positioner copies it.
  zIndex: '30',
  overflowY: 'auto',
  padding: '1',
  outline: 'none',
  ...floating,
} as const

/** Option of a floating list. */
export const floatingOption = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: '3',
  borderRadius: 'control',
  textStyle: 'small',
  cursor: 'pointer',
  '&[data-state=checked]': { color: 'mata', fontWeight: '600' },
  '&[data-highlighted]': { bg: 'mataSoft', outline: '2px solid {colors.mata}', outlineOffset: '-2px' },
} as const

/** Scrolls focused elements above the action bar. */
const aboveActions = {
  'html:has(&[data-state=open])': { scrollPaddingBottom: { base: '13rem', sm: '9rem' } },
}

/** Action bar at the end of its list, sticky while the list scrolls. */
export const actionBarLook = defineSlotRecipe({
  className: 'action-bar',
  slots: ['positioner', 'content'],
  base: {
    positioner: { position: 'sticky', bottom: { base: '2', md: '4' }, zIndex: '10' },
    content: {
      ...aboveActions,
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: '1fr 1fr',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      outline: 'none',
      ...floating,
      textStyle: 'small',
      '& > p': { flex: '1 1 100%', gridColumn: '1 / -1', paddingInlineStart: '2', fontWeight: '600' },
      '& > button': { paddingInline: { base: '1', md: '3' }, textStyle: 'label' },
      '& > button:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
  },
})

export const tooltipLook = defineSlotRecipe({
  className: 'tooltip',
  slots: ['content'],
  base: {
    content: {
      zIndex: '30',
      paddingInline: '3',
      paddingBlock: '1',
      ...floating,
      textStyle: 'small',
      fontWeight: '600',
    },
  },
})

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
  },
} as const

/** Dialog whose header stays in view while its content scrolls. */
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

/** Full-height dialog at the side. */
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
