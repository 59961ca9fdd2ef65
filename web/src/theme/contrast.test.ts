import { describe, expect, it } from 'vitest'
import { type ColorName, colors } from './tokens.ts'

/** WCAG 2.2, relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Text on its background: 4.5 to 1. */
const text: [ColorName, ColorName[]][] = [
  ['ink', ['canvas', 'surface', 'mist', 'mataSoft', 'barroSoft']],
  ['quiet', ['canvas', 'surface', 'mist']],
  ['mata', ['canvas', 'surface', 'mist', 'mataSoft']],
  ['onMata', ['mata', 'mataStrong']],
  ['rio', ['canvas', 'surface']],
  ['barro', ['canvas', 'surface', 'barroSoft']],
  ['onBarro', ['barro', 'barroStrong']],
  ['onIpe', ['ipe', 'ipeStrong']],
  ['onWhatsapp', ['whatsapp']],
  ['onRidge', ['ridge5']],
  // The headline and the clear top bar: over the sky, the sun's halo, and the far ridges with their mist.
  ['onSky', ['skyHigh', 'skyLow', 'halo', 'ridge1', 'ridge2', 'mistLow']],
]

/** Borders of controls, their state and the focus: 3 to 1. */
const marks: [ColorName, ColorName[]][] = [
  ['control', ['canvas', 'surface']],
  ['mata', ['canvas', 'surface']],
  // The focus has two rings; the dark one is the one that has to be seen where ipê is not.
  ['ink', ['canvas', 'surface', 'mist', 'ipe']],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs(text))('lets people read %s on %s', (front, back) => {
    expect(contrast(colors[front][theme], colors[back][theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(marks).filter(([, back]) => theme === 'light' || back !== 'ipe'))(
    'keeps %s apart from %s',
    (front, back) => {
      expect(contrast(colors[front][theme], colors[back][theme])).toBeGreaterThanOrEqual(3)
    },
  )
})

function pairs(table: [ColorName, ColorName[]][]): [ColorName, ColorName][] {
  return table.flatMap(([front, backs]) => backs.map((back): [ColorName, ColorName] => [front, back]))
}
