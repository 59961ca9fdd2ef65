import { at } from '../paint.ts'
import type { Palette } from '../palettes.ts'

/** A thing that can stand in a scene. It is drawn upwards from the middle of its base at 0, 0. */
export interface Prop {
  w: number
  h: number
  draw(palette: Palette): string
}

/** A thing of that width and height. Things that are seen together are drawn to one scale. */
export const prop = (w: number, h: number, draw: (palette: Palette) => string): Prop => ({ w, h, draw })

/** The same thing, smaller or larger beside others. */
export function resized({ w, h, draw }: Prop, factor: number): Prop {
  return { w: w * factor, h: h * factor, draw: (palette) => at(draw(palette), 0, 0, factor) }
}
