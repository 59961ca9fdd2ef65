import { chance, type Random } from '../../random.ts'
import {
  at,
  block,
  type Canvas,
  faded,
  glow,
  oval,
  path,
  rect,
  round,
  shadow,
  solid,
  times,
} from '../paint.ts'
import type { Prop } from '../props/prop.ts'
import { filled, row } from './arrange.ts'
import { ridges, sky, tree } from './land.ts'

function awning(x: number, y: number, w: number, h: number, colours: readonly [string, string]): string {
  const count = Math.round(w / 52)
  const step = w / count
  const stripes = times(count, (index) => {
    const fill = colours[index % 2] ?? colours[0]
    const left = x + index * step
    return path(
      `M${round(left + 8 - (16 * index) / count)} ${round(y)}h${round(step)}L${round(left + step)} ${round(y + h)}a${round(step / 2)} ${round(step * 0.42)} 0 0 1 ${round(-step)} 0z`,
      fill,
    )
  })
  return (
    stripes +
    faded(rect(x, y, w, h, 'url(#fall)'), 0.5) +
    rect(x + 4, y + h + step * 0.4, w - 8, 34, 'url(#fall)')
  )
}

/** A shop's window: lit inside, with goods on two boards. */
function shopWindow(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  goods: readonly Prop[],
): string {
  const { palette } = canvas
  const inside = rect(
    x,
    y,
    w,
    h,
    canvas.down(palette.isNight ? '#FFE9B0' : palette.pale, palette.isNight ? '#E8A94F' : palette.wallDeep),
  )
  const upper = filled(
    palette,
    [...goods].reverse(),
    { x: x + 16, w: w - 32, y: y + h * 0.45, h: h * 0.27 },
    22,
  )
  const lower = filled(palette, goods, { x: x + 16, w: w - 32, y: y + h * 0.95, h: h * 0.4 }, 22)
  const gleam = path(
    `M${round(x + w * 0.1)} ${round(y)}h${round(w * 0.16)}L${round(x + w * 0.12)} ${round(y + h)}h${round(-w * 0.12)}v${round(-h * 0.16)}z`,
    '#FFFFFF',
  )
  return [
    rect(x - 12, y - 12, w + 24, h + 24, palette.woodDeep, 4),
    inside,
    palette.isNight ? glow(x + w / 2, y + h * 0.3, w * 0.5) : '',
    upper,
    block(x, y + h * 0.45, w, 8, palette.wood),
    lower,
    rect(x, y + h * 0.95, w, h * 0.05, palette.wood),
    faded(gleam, 0.2),
    block(x - 20, y + h + 10, w + 40, 16, palette.pale, 3),
  ].join('')
}

function door(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { palette } = canvas
  const pane = rect(
    x + w * 0.16,
    y + h * 0.1,
    w * 0.68,
    h * 0.52,
    canvas.down(palette.glass, palette.wallDeep),
    4,
  )
  return (
    block(x - 10, y - 10, w + 20, h + 10, palette.woodDeep, 3) +
    block(x, y, w, h, palette.counter) +
    pane +
    faded(rect(x + w * 0.16, y + h * 0.7, w * 0.68, h * 0.2, palette.dark, 4), 0.25) +
    oval(x + w * 0.86, y + h * 0.55, 6, palette.bright)
  )
}

/** A round sign on its bracket: the thing itself, no letters. */
function sign(canvas: Canvas, x: number, y: number, size: number, thing: Prop): string {
  const { palette } = canvas
  const scale = Math.min(size / thing.h, (size * 1.15) / thing.w)
  const face =
    oval(0, 0, size, palette.dark) +
    oval(0, 0, size * 0.92, palette.bright) +
    oval(0, 0, size * 0.8, palette.pale)
  return at(face + at(thing.draw(palette), 0, (thing.h * scale) / 2, scale), x, y)
}

function tiles(x: number, y: number, w: number, fill: string, deep: string): string {
  const count = Math.round(w / 34)
  return (
    rect(x, y - 46, w, 46, deep) +
    times(count, (index) => rect(x + (index * w) / count + 2, y - 46, w / count - 4, 54, fill, 13))
  )
}

function planter(canvas: Canvas, x: number, y: number): string {
  const { palette } = canvas
  const leaves =
    oval(-22, -64, 26, palette.leafDeep) + oval(18, -70, 30, palette.leaf) + oval(0, -86, 24, palette.leaf)
  const flowers =
    oval(-18, -76, 6, palette.bright) + oval(14, -92, 6, palette.lead) + oval(26, -64, 6, palette.bright)
  return shadow(x, y, 56) + at(leaves + flowers + solid('M-38 -52H38L30 0H-30z', palette.lead), x, y)
}

/** The front of a shop in its street, the hills above the roofs. */
export function front(canvas: Canvas, random: Random, goods: readonly Prop[], emblem: Prop): string {
  const { w, h, palette } = canvas
  const y = h * 0.84
  const isColonial = chance(random, 0.45)
  const x = w * 0.16
  const wide = w * 0.68
  const top = h * 0.25
  const wall = isColonial ? palette.pale : palette.wall
  const neighbour = (left: number, width: number, height: number, fill: string) =>
    block(left, y - height, width, height, fill) +
    tiles(left - 8, y - height, width + 16, palette.counter, palette.woodDeep) +
    times(2, (index) =>
      block(
        left + width * 0.3,
        y - height + 60 + index * 150,
        width * 0.4,
        90,
        palette.isNight && index === 0 ? palette.glass : palette.metalDeep,
        3,
      ),
    )
  const windowOnLeft = chance(random, 0.5)
  const windowX = x + wide * (windowOnLeft ? 0.07 : 0.36)
  const doorX = x + wide * (windowOnLeft ? 0.73 : 0.08)
  const roof = isColonial
    ? tiles(x - 24, top + 10, wide + 48, palette.counter, palette.woodDeep)
    : block(x - 14, top - 16, wide + 28, 34, palette.wallDeep, 3) + rect(x, top + 18, wide, 16, 'url(#fall)')
  const signs = sign(canvas, x + wide / 2, top + h * 0.1, h * 0.07, emblem)
  return [
    sky(canvas, random, h * 0.62),
    ridges(canvas, random, h * 0.48, h * 0.26),
    neighbour(-30, w * 0.17, h * 0.44, palette.wallDeep),
    neighbour(w * 0.86, w * 0.18, h * 0.5, palette.wall),
    block(x, top, wide, y - top, wall),
    rect(x, y - h * 0.1, wide, h * 0.1, isColonial ? palette.lead : palette.wallDeep),
    roof,
    shopWindow(canvas, windowX, h * 0.475, wide * 0.56, h * 0.255, goods),
    door(canvas, doorX, h * 0.475, wide * 0.19, y - h * 0.475),
    awning(x + wide * 0.02, h * 0.42, wide * 0.96, h * 0.075, [palette.lead, palette.pale]),
    signs,
    palette.isNight ? glow(x + wide / 2, h * 0.42, wide * 0.5) : '',
    rect(0, y, w, h * 0.06, palette.metal),
    rect(0, y + h * 0.052, w, 8, palette.metalDeep),
    rect(0, y + h * 0.06, w, h * 0.1, canvas.down(palette.street, palette.dark)),
    shadow(x + wide / 2, y + 4, wide * 0.54, 16),
    planter(canvas, windowX + wide * 0.04, y + 14) + planter(canvas, windowX + wide * 0.52, y + 14),
    tree(windowOnLeft ? w * 0.93 : w * 0.07, y + 18, h / 620, palette),
  ].join('')
}

/** A street with houses behind, for what stands or drives there. */
export function street(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const y = h * 0.7
  // Buildings stand at the pavement; what drives, on the road.
  const stands = props.every((each) => each.h > 270)
  const paints = [palette.wall, palette.pale, palette.wallDeep, palette.bright, palette.pale]
  const houses = times(5, (index) => {
    const width = w / 5
    const height = h * (0.2 + 0.1 * random())
    const left = index * width
    const opening = (dx: number, tall: number, fill: string) =>
      block(left + width * dx, y - tall - (tall < 90 ? 50 : 0), width * 0.22, tall, fill, 3)
    return (
      block(left, y - height, width, height, paints[index] ?? palette.wall) +
      tiles(left - 6, y - height, width + 12, palette.counter, palette.woodDeep) +
      opening(0.16, 70, palette.isNight ? palette.glass : palette.lead) +
      opening(0.6, 120, index % 2 ? palette.lead : palette.counter)
    )
  })
  const dashes = times(9, (index) => rect(index * w * 0.125, h * 0.93, w * 0.07, 9, palette.pale))
  return [
    sky(canvas, random, h * 0.6),
    ridges(canvas, random, h * 0.5, h * 0.28),
    houses,
    rect(0, y, w, h * 0.06, palette.metal),
    rect(0, y + h * 0.05, w, h * 0.014, palette.metalDeep),
    rect(0, y + h * 0.06, w, h * 0.3, canvas.down(palette.street, palette.dark)),
    faded(dashes, 0.7),
    stands ? row(palette, props, { x: w * 0.06, w: w * 0.88, y: h * 0.735, h: h * 0.52 }, 0.2) : '',
    stands ? '' : row(palette, props, { x: w * 0.1, w: w * 0.8, y: h * 0.87, h: h * 0.42 }, 0.2, h / 620),
  ].join('')
}
