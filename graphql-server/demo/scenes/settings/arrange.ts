import { at, shadow } from '../paint.ts'
import type { Palette } from '../palettes.ts'
import type { Prop } from '../props/prop.ts'

/** Where a row of things may stand. */
export interface Place {
  x: number
  w: number
  /** The line that they stand on. */
  y: number
  /** The most that the highest may reach up. */
  h: number
}

/** Things beside each other, as large as the place allows, with room between them and a shadow below each. */
export function row(palette: Palette, props: readonly Prop[], place: Place, gap = 0.12, largest = 3): string {
  const widths = props.reduce((sum, each) => sum + each.w, 0)
  const room = widths * (1 + (gap * (props.length - 1)) / Math.max(1, props.length))
  const highest = Math.max(...props.map((each) => each.h))
  const scale = Math.min(place.h / highest, place.w / room, largest)
  const between = props.length > 1 ? ((room - widths) * scale) / (props.length - 1) : 0
  let x = place.x + (place.w - room * scale) / 2
  return props
    .map((each) => {
      const middle = x + (each.w * scale) / 2
      x += each.w * scale + between
      const dark = shadow(middle + 6, place.y, each.w * scale * 0.62, Math.max(5, each.w * scale * 0.07))
      return dark + at(each.draw(palette), middle, place.y, scale)
    })
    .join('')
}

/** Things repeated along a board until it is full, each at its own size. */
export function filled(palette: Palette, props: readonly Prop[], place: Place, gap = 14): string {
  const parts: string[] = []
  let x = place.x
  for (let index = 0; index < 40; index++) {
    const each = props[index % props.length]
    if (!each) break
    const scale = Math.min(place.h / each.h, (place.h * 1.25) / each.w)
    if (x + each.w * scale > place.x + place.w) break
    parts.push(at(each.draw(palette), x + (each.w * scale) / 2, place.y, scale))
    x += each.w * scale + gap
  }
  const shift = (place.x + place.w - x + gap) / 2
  return at(parts.join(''), Math.max(0, shift), 0)
}
