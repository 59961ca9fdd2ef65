import { defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system'

const px = (value: number) => ({ value: `${value / 16}rem` })

export const tokens = defineTokens({
  fonts: {
    heading: {
      value:
        "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Fallback Linux', Arial, sans-serif",
    },
    body: { value: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Linux', Arial, sans-serif" },
  },
  // A 4 px grid.
  spacing: {
    1: px(4),
    2: px(8),
    3: px(12),
    4: px(16),
    5: px(20),
    6: px(24),
    8: px(32),
    10: px(40),
    12: px(48),
    16: px(64),
    20: px(80),
    24: px(96),
    28: px(112),
  },
  sizes: {
    /** The least height of what a finger has to hit. */
    touch: px(44),
    content: px(1200),
    text: px(680),
  },
  lineHeights: {
    display: { value: '1.04' },
    h1: { value: '1.12' },
    h2: { value: '1.18' },
    h3: { value: '1.25' },
    lead: { value: '1.5' },
    small: { value: '1.45' },
    label: { value: '1.3' },
  },
  letterSpacings: { heading: { value: '-0.015em' }, display: { value: '-0.03em' } },
  radii: { card: { value: '10px' }, control: { value: '8px' }, full: { value: '9999px' } },
  shadows: {
    /** The one soft shadow, for what floats. */
    float: { value: '0 1px 2px rgb(14 23 20 / 8%), 0 12px 32px -12px rgb(14 23 20 / 28%)' },
  },
  durations: { quick: { value: '160ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
})

/** The type scale: steps of 1.2 on phones, 1.25 from 768 px. */
export const fontSizes = {
  display: { value: { base: '2.3rem', md: '3.05rem', lg: '3.8rem' } },
  h1: { value: { base: '1.73rem', md: '2.44rem' } },
  h2: { value: { base: '1.44rem', md: '1.95rem' } },
  h3: { value: { base: '1.2rem', md: '1.25rem' } },
  lead: { value: { base: '1.0625rem', md: '1.2rem' } },
  small: { value: '0.9375rem' },
  label: { value: '0.875rem' },
}

const heading = {
  fontFamily: 'heading',
  fontWeight: '700',
  letterSpacing: 'heading',
  textWrap: 'balance',
} as const

export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: 'display', lineHeight: 'display', letterSpacing: 'display' } },
  h1: { value: { ...heading, fontSize: 'h1', lineHeight: 'h1' } },
  h2: { value: { ...heading, fontSize: 'h2', lineHeight: 'h2' } },
  h3: { value: { ...heading, fontSize: 'h3', lineHeight: 'h3' } },
  lead: { value: { fontSize: 'lead', lineHeight: 'lead' } },
  body: { value: { fontSize: '1rem', lineHeight: '1.6' } },
  small: { value: { fontSize: 'small', lineHeight: 'small' } },
  label: { value: { fontSize: 'label', lineHeight: 'label', fontWeight: '600' } },
})
