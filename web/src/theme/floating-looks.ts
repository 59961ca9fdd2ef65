import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The look of what lies above the page: menus, notices, dialogs, the one card of a bare page. */
export const floating = {
  bg: 'surface',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'float',
} as const

/** A list of options that floats: a menu's or a picker's. */
export const floatingList = {
  // Above the bars that stick to the window; the positioner takes it over.
  zIndex: '30',
  overflowY: 'auto',
  padding: '1',
  outline: 'none',
  ...floating,
} as const

/** One of its options. */
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

/** What takes the focus stands above the bar of actions. */
const aboveActions = {
  'html:has(&[data-state=open])': { scrollPaddingBottom: { base: '13rem', sm: '9rem' } },
}

/** How Chakra's bar of actions looks here: at the end of its list, and in sight while that scrolls. */
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

/** How Chakra's tips look here. */
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
