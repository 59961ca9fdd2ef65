/** The look of what lies above the page: menus, notices, dialogs, the one card of a bare page. */
export const floating = {
  bg: 'surface',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'float',
} as const
