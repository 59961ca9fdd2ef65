import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** Rules for bare elements. They stand in a layer, so that any component's rule wins. */
export const globalCss = defineGlobalStyles({
  ':root': {
    colorScheme: 'light dark',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.line',
  },
  html: {
    background: { base: 'canvas', _print: 'white' },
    color: 'ink',
    scrollBehavior: 'auto',
    fontSize: { base: '100%', lg: '106.25%', _print: '11pt' },
  },
  body: { fontSize: '1rem', lineHeight: '1.6' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontWeight: '700', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  // The reset makes it upright.
  em: { fontStyle: 'italic' },
  // Two rings, so that the focus is seen on the sky, on a ridge, on a card and on a photo.
  ':focus-visible': {
    outline: '3px solid {colors.ipe}',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.ink}',
  },
  '::selection': { background: 'mata', color: 'onMata' },
  '::placeholder': { color: 'quiet', opacity: '1' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  // What lies under the gallery does not scroll along.
  'html:has(dialog:modal)': { overflow: 'hidden' },
  'header, footer, nav': { _print: { display: 'none' } },
})
