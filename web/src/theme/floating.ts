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
