import { defineKeyframes, defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system'

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
  radii: { card: { value: '10px' }, control: { value: '8px' }, full: { value: '9999px' } },
  shadows: {
    /** The one soft shadow, for what floats. */
    float: { value: '0 1px 2px rgb(14 23 20 / 8%), 0 12px 32px -12px rgb(14 23 20 / 28%)' },
  },
  durations: { quick: { value: '160ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
})

export const keyframes = defineKeyframes({
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  arrive: { from: { opacity: '0', transform: 'translateY(-8px)' } },
})

const heading = { fontFamily: 'heading', fontWeight: '700', letterSpacing: '-0.015em', textWrap: 'balance' }

/** The type scale: steps of 1.2 on phones, 1.25 from 768 px. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...heading,
      fontSize: { base: '2.3rem', md: '3.05rem', lg: '3.8rem' },
      lineHeight: '1.04',
      letterSpacing: '-0.03em',
    },
  },
  h1: { value: { ...heading, fontSize: { base: '1.73rem', md: '2.44rem' }, lineHeight: '1.12' } },
  h2: { value: { ...heading, fontSize: { base: '1.44rem', md: '1.95rem' }, lineHeight: '1.18' } },
  h3: { value: { ...heading, fontSize: { base: '1.2rem', md: '1.25rem' }, lineHeight: '1.25' } },
  lead: { value: { fontSize: { base: '1.0625rem', md: '1.2rem' }, lineHeight: '1.5' } },
  body: { value: { fontSize: '1rem', lineHeight: '1.6' } },
  small: { value: { fontSize: '0.9375rem', lineHeight: '1.45' } },
  label: { value: { fontSize: '0.875rem', lineHeight: '1.3', fontWeight: '600' } },
})
