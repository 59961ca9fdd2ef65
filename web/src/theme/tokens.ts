import { defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system'

/** Values of a colour in light and dark mode (`prefers-color-scheme`). */
interface ThemeColor {
  light: string
  dark: string
}

/**
 * Colours by meaning, never by hue. `theme/contrast.test.ts` checks the pairs of text and controls against
 * WCAG 2.2 in both modes.
 */
export const colors = {
  /** Page background. */
  canvas: { light: '#FBFAF6', dark: '#0E1714' },
  /** Cards and other raised surfaces. */
  surface: { light: '#FFFFFF', dark: '#15211C' },
  /** Muted bands, skeletons, hovered rows. */
  mist: { light: '#F0F2EA', dark: '#1B2A24' },
  ink: { light: '#17231E', dark: '#EAF1EC' },
  quiet: { light: '#55635C', dark: '#A3B3AA' },
  /** Decorative hairlines. */
  line: { light: '#E1E5DB', dark: '#263830' },
  /** Borders of controls. */
  control: { light: '#7D8A83', dark: '#677B70' },
  mata: { light: '#0F5C45', dark: '#5CC7A0' },
  mataStrong: { light: '#0A4635', dark: '#7FD9B8' },
  mataSoft: { light: '#E1EFE8', dark: '#183A2E' },
  onMata: { light: '#FFFFFF', dark: '#08150F' },
  rio: { light: '#1F6F9F', dark: '#7CC0E8' },
  ipe: { light: '#F2B705', dark: '#F5C73D' },
  ipeStrong: { light: '#FFCB2E', dark: '#FFD866' },
  onIpe: { light: '#2A1F00', dark: '#231A00' },
  barro: { light: '#B3402A', dark: '#F08A75' },
  barroStrong: { light: '#93301E', dark: '#F6A593' },
  onBarro: { light: '#FFFFFF', dark: '#2A0F09' },
  barroSoft: { light: '#FBEBE6', dark: '#3A1F19' },
  /** WhatsApp's green, for links to WhatsApp only. */
  whatsapp: { light: '#25D366', dark: '#25D366' },
  onWhatsapp: { light: '#06231A', dark: '#06231A' },

  skyHigh: { light: '#B7D6DC', dark: '#0A1418' },
  skyLow: { light: '#FDECCF', dark: '#28495A' },
  sun: { light: '#FFD978', dark: '#EEF1E4' },
  halo: { light: '#FFEBBE', dark: '#1D333C' },
  ridge1: { light: '#B4CECA', dark: '#274551' },
  ridge2: { light: '#8AB3A8', dark: '#1D3741' },
  ridge3: { light: '#5F9585', dark: '#162C31' },
  ridge4: { light: '#2F7560', dark: '#0F2020' },
  ridge5: { light: '#0F5C45', dark: '#0A1613' },
  /** Colour into which ridges fade. */
  mistLow: { light: '#EAEEDD', dark: '#31535F' },
  /** Text on the last ridge. */
  onRidge: { light: '#F4FAF6', dark: '#EAF1EC' },
  river: { light: '#D6EAEC', dark: '#3C6678' },
  /** Headline over the sky. */
  onSky: { light: '#12241E', dark: '#F1F6F2' },
} satisfies Record<string, ThemeColor>

export type ColorName = keyof typeof colors

const px = (value: number) => ({ value: `${value / 16}rem` })

export const tokens = defineTokens({
  fonts: {
    heading: {
      value: "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Fallback Linux', Arial, sans-serif",
    },
    body: { value: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Linux', Arial, sans-serif" },
  },
  // 4 px grid.
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
    /** Minimum height of touch targets. */
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
    /** The only shadow, for floating elements. */
    float: { value: '0 1px 2px rgb(14 23 20 / 8%), 0 12px 32px -12px rgb(14 23 20 / 28%)' },
  },
  durations: { quick: { value: '160ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
})

/** Type scale: steps of 1.2 on phones, 1.25 from 768 px. */
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
