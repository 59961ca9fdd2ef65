/** One colour by meaning: its value by day and by night (`prefers-color-scheme`). */
export interface ThemeColor {
  light: string
  dark: string
}

/**
 * Colours by meaning, never by hue. `theme/contrast.test.ts` checks the pairs that carry text or mark a control
 * against WCAG 2.2 in both themes.
 */
export const colors = {
  /** The page. */
  canvas: { light: '#FBFAF6', dark: '#0E1714' },
  /** Cards and other raised parts. */
  surface: { light: '#FFFFFF', dark: '#15211C' },
  /** Quiet bands, skeletons, hovered rows. */
  mist: { light: '#F0F2EA', dark: '#1B2A24' },
  ink: { light: '#17231E', dark: '#EAF1EC' },
  quiet: { light: '#55635C', dark: '#A3B3AA' },
  /** Hairlines: decoration only. */
  line: { light: '#E1E5DB', dark: '#263830' },
  /** Borders that tell where a control is. */
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
  /** WhatsApp's green, on links to WhatsApp only. */
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
  /** Into what each ridge fades. */
  mistLow: { light: '#EAEEDD', dark: '#31535F' },
  /** What lies on the last ridge. */
  onRidge: { light: '#F4FAF6', dark: '#EAF1EC' },
  river: { light: '#D6EAEC', dark: '#3C6678' },
  /** Headline over the sky. */
  onSky: { light: '#12241E', dark: '#F1F6F2' },
} satisfies Record<string, ThemeColor>

export type ColorName = keyof typeof colors
