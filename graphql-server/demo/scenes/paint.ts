import type { Palette } from './palettes.ts'

/** Coordinates need no more than a tenth. */
export const round = (value: number) => Math.round(value * 10) / 10

/** A rectangle. */
export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  const corner = radius ? ` rx="${round(radius)}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} fill="${fill}"/>`
}

/** An ellipse; a circle when there is one radius. */
export function oval(x: number, y: number, rx: number, fill: string, ry = rx): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
}

/** A filled path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A stroked path with round ends. */
export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A filled path with its right side in the shade: what gives a flat thing its body. */
export function solid(d: string, fill: string): string {
  return path(d, fill) + path(d, 'url(#side)')
}

/** A rectangle with its right side in the shade. */
export function block(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return rect(x, y, w, h, fill, radius) + rect(x, y, w, h, 'url(#side)', radius)
}

/** A ball or a disc, lit from the upper left. */
export function ball(x: number, y: number, rx: number, fill: string, ry = rx): string {
  return oval(x, y, rx, fill, ry) + oval(x, y, rx, 'url(#round)', ry)
}

/** Content moved, scaled and turned. */
export function at(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${round(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${content}</g>`
}

/** Content seen through. */
export function faded(content: string, opacity: number): string {
  return `<g opacity="${opacity}">${content}</g>`
}

/** `count` things made one by one. */
export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('')
}

/** A soft shadow where something stands. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.16) => oval(x, y, rx, 'url(#shadow)', ry)

/** Light around a lamp. */
export const glow = (x: number, y: number, radius: number) => oval(x, y, radius, 'url(#glow)')

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const bases = [
  `<linearGradient id="side">${stop(0, '#FFFFFF', 0.16)}${stop(0.45, '#000000', 0)}${stop(1, '#000000', 0.24)}</linearGradient>`,
  `<radialGradient id="round" cx=".36" cy=".3" r=".75">${stop(0, '#FFFFFF', 0.32)}${stop(0.5, '#FFFFFF', 0)}${stop(1, '#000000', 0.26)}</radialGradient>`,
  `<radialGradient id="shadow">${stop(0, '#000000', 0.42)}${stop(0.6, '#000000', 0.2)}${stop(1, '#000000', 0)}</radialGradient>`,
  `<linearGradient id="fall" x2="0" y2="1">${stop(0, '#000000', 0.3)}${stop(1, '#000000', 0)}</linearGradient>`,
  `<linearGradient id="sink" x2="0" y2="1">${stop(0, '#000000', 0)}${stop(1, '#000000', 0.28)}</linearGradient>`,
  `<linearGradient id="beam" x2="1" y2="1">${stop(0, '#FFFFFF', 0.34)}${stop(1, '#FFFFFF', 0)}</linearGradient>`,
]

/** A surface to paint on: the size, the light, and gradients that were asked for. */
export interface Canvas {
  w: number
  h: number
  palette: Palette
  /** A gradient from above to below. */
  down(...colours: string[]): string
}

/** A canvas and the function that makes a document of what was painted. */
export function createCanvas(w: number, h: number, palette: Palette) {
  const made = new Map<string, string>()
  const canvas: Canvas = {
    w,
    h,
    palette,
    down(...colours) {
      const key = colours.join()
      const id = made.has(key) ? [...made.keys()].indexOf(key) : made.size
      const stops = colours.map((colour, index) => stop(index / (colours.length - 1), colour)).join('')
      made.set(key, `<linearGradient id="d${id}" x2="0" y2="1">${stops}</linearGradient>`)
      return `url(#d${id})`
    },
  }
  const finish = (content: string): string => {
    const warm = palette.isNight ? '#FFD27A' : '#FFF6DC'
    const defs = [
      ...bases,
      `<radialGradient id="glow">${stop(0, warm, 0.75)}${stop(0.35, warm, 0.28)}${stop(1, warm, 0)}</radialGradient>`,
      `<radialGradient id="corner" cx=".42" cy=".38" r=".85">${stop(0.55, '#000000', 0)}${stop(1, palette.dark, 0.3)}</radialGradient>`,
      `<linearGradient id="air" x2="1" y2="1">${stop(0, palette.light, palette.tone * 2.4)}${stop(0.7, palette.light, palette.tone)}</linearGradient>`,
      ...made.values(),
    ]
    const over = rect(0, 0, w, h, 'url(#air)') + rect(0, 0, w, h, 'url(#corner)')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}</defs>${content}${over}</svg>`
  }
  return { canvas, finish }
}
