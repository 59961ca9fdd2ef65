import { chance, type Random } from '../../random.ts'
import {
  at,
  block,
  type Canvas,
  faded,
  glow,
  line,
  oval,
  path,
  rect,
  round,
  shadow,
  solid,
  times,
} from '../paint.ts'
import type { Palette } from '../palettes.ts'
import type { Prop } from '../props/prop.ts'
import { filled, row } from './arrange.ts'
import { ridge } from './land.ts'

/** A window with the hills behind it. */
function windowAt(canvas: Canvas, random: Random, x: number, y: number, w: number, h: number): string {
  const { palette } = canvas
  const small = { ...canvas, w: Math.round(w), h: Math.round(h) }
  const view =
    rect(0, 0, w, h, canvas.down(...palette.sky)) +
    ridge(small, random, h * 0.72, h * 0.14, palette.ridges[1]) +
    ridge(small, random, h * 0.84, h * 0.1, palette.ridges[2])
  const id = `w${Math.round(x)}`
  const bars = rect(w / 2 - 5, 0, 10, h, palette.pale) + rect(0, h * 0.42, w, 8, palette.pale)
  return `<clipPath id="${id}"><rect width="${round(w)}" height="${round(h)}"/></clipPath>${at(
    `${rect(-16, -16, w + 32, h + 32, palette.pale, 6)}<g clip-path="url(#${id})">${view}${bars}${rect(0, 0, w, h * 0.2, 'url(#fall)')}</g>${block(-26, h + 12, w + 52, 16, palette.wood, 4)}`,
    x,
    y,
  )}`
}

/** A lamp on its cord. */
function pendant(palette: Palette, x: number, drop: number, fill: string): string {
  const shade = solid('M-46 0C-42 -44 -20 -56 0 -56S42 -44 46 0z', fill)
  return (
    line(`M${round(x)} 0V${round(drop - 50)}`, palette.dark, 4) +
    glow(x, drop + 6, 170) +
    oval(x, drop, 20, palette.sun, 12) +
    at(shade, x, drop)
  )
}

function plant(palette: Palette, x: number, y: number, scale: number): string {
  const leaf = (turn: number, fill: string) =>
    `<g transform="rotate(${turn})">${path('M0 0C-30 -50 -24 -120 0 -160C24 -120 30 -50 0 0z', fill)}</g>`
  const leaves = [-58, 52, -34, 30, 0].map((turn, index) =>
    leaf(turn, index % 2 ? palette.leaf : palette.leafDeep),
  )
  return (
    shadow(x, y, 70 * scale) +
    at(at(leaves.join(''), 0, -80) + solid('M-48 -92H48L36 0H-36z', palette.counter), x, y, scale)
  )
}

/** Planks of a floor that run away from the eye. */
function floorOf(canvas: Canvas, y: number): string {
  const { w, h, palette } = canvas
  const seams = times(9, (index) => {
    const top = (w * (index + 0.5)) / 9
    return line(`M${round(top)} ${round(y)}L${round(w / 2 + (top - w / 2) * 1.9)} ${h}`, palette.woodDeep, 2)
  })
  return (
    rect(0, y, w, h - y, canvas.down(palette.floor, palette.woodDeep)) +
    faded(seams, 0.28) +
    rect(0, y, w, (h - y) * 0.3, 'url(#fall)')
  )
}

function wallOf(canvas: Canvas, random: Random, bottom: number): string {
  const { w, palette } = canvas
  const tiles = times(Math.ceil(w / 70), (index) =>
    rect(index * 70, bottom * 0.68, 2.5, bottom * 0.32, palette.wallDeep),
  )
  const lower = rect(0, bottom * 0.66, w, bottom * 0.34, canvas.down(palette.wallDeep, palette.wall))
  const style = chance(random, 0.5)
    ? lower + rect(0, bottom * 0.65, w, 8, palette.pale)
    : tiles + rect(0, bottom * 0.67, w, 6, palette.wallDeep)
  const beam = path(
    `M${round(w * 0.1)} 0H${round(w * 0.36)}L${round(w * 0.82)} ${round(bottom)}H${round(w * 0.4)}z`,
    'url(#beam)',
  )
  return (
    rect(0, 0, w, bottom, canvas.down(palette.wall, palette.wallDeep)) +
    style +
    faded(beam, palette.isNight ? 0.2 : 0.7)
  )
}

/** A room with things on its floor, a window or pictures behind them. */
export function room(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const y = h * 0.72
  const onLeft = chance(random, 0.5)
  const view = windowAt(canvas, random, w * (onLeft ? 0.1 : 0.62), h * 0.13, w * 0.27, h * 0.27)
  const picture = (x: number, fill: string, size: number) =>
    block(x, h * 0.18, size, size * 1.25, palette.wood, 4) +
    rect(x + 10, h * 0.18 + 10, size - 20, size * 1.25 - 20, palette.pale) +
    path(
      `M${round(x + 14)} ${round(h * 0.18 + size)}q${round(size * 0.3)} ${round(-size * 0.6)} ${round(size * 0.5)} ${round(-size * 0.2)}t${round(size * 0.28)} ${round(-size * 0.1)}v${round(size * 0.4)}h${round(-size * 0.78)}z`,
      fill,
    )
  const art = w * (onLeft ? 0.58 : 0.16)
  return [
    wallOf(canvas, random, y),
    view,
    picture(art, palette.lead, w * 0.1),
    picture(art + w * 0.14, palette.bright, w * 0.1),
    rect(0, y - 18, w, 18, palette.pale),
    floorOf(canvas, y),
    oval(w / 2, h * 0.89, w * 0.4, palette.lead, h * 0.075),
    oval(w / 2, h * 0.89, w * 0.365, palette.pale, h * 0.062),
    oval(w / 2, h * 0.89, w * 0.35, palette.wallDeep, h * 0.056),
    plant(palette, w * (onLeft ? 0.94 : 0.06), h * 0.82, h / 720),
    pendant(palette, w * 0.5, h * 0.13, palette.bright),
    row(palette, props, { x: w * 0.14, w: w * 0.72, y: h * 0.88, h: h * 0.52 }),
  ].join('')
}

/** A shop from inside: boards with goods, lamps, and the counter with what lies on it. */
export function counter(
  canvas: Canvas,
  random: Random,
  goods: readonly Prop[],
  props: readonly Prop[],
): string {
  const { w, h, palette } = canvas
  const y = h * 0.66
  const left = w * 0.08
  const wide = w * 0.84
  const board = (at: number, from: number) =>
    faded(rect(left + 8, at + 12, wide - 16, 22, 'url(#fall)'), 0.8) +
    filled(palette, [...goods.slice(from), ...goods.slice(0, from)], {
      x: left + 16,
      w: wide - 32,
      y: at,
      h: h * 0.125,
    }) +
    block(left, at, wide, 14, palette.wood, 3)
  const slats = chance(random, 0.5)
    ? times(Math.ceil(w / 64), (index) => rect(index * 64, y + 26, 4, h * 0.26, palette.woodDeep))
    : times(5, (index) => rect(w * (0.05 + index * 0.185), y + 50, w * 0.16, h * 0.19, 'url(#side)', 6))
  const front = chance(random, 0.5) ? palette.lead : palette.wood
  return [
    wallOf(canvas, random, y),
    board(h * 0.27, 0),
    board(h * 0.45, 1),
    rect(0, y - h * 0.12, w, h * 0.12, 'url(#sink)'),
    pendant(palette, w * 0.22, h * 0.12, palette.counter),
    pendant(palette, w * 0.78, h * 0.12, palette.counter),
    rect(0, y, w, h - y, front),
    faded(slats, 0.5),
    rect(0, y, w, h * 0.14, 'url(#fall)'),
    rect(0, h * 0.93, w, h * 0.07, palette.woodDeep),
    block(-10, y - 8, w + 20, 34, palette.pale, 5),
    row(palette, props, { x: w * 0.1, w: w * 0.8, y: y - 2, h: h * 0.22 }, 0.5, 1.3),
  ].join('')
}

/** A few things close up on a table, with a window's light on the wall. */
export function table(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const y = h * 0.66
  const isWood = chance(random, 0.6)
  const [top, edge] = isWood ? [palette.wood, palette.woodDeep] : [palette.pale, palette.wallDeep]
  const pane = (x: number, slope: number) =>
    path(
      `M${round(x)} ${round(h * 0.06)}h${round(w * 0.13)}l${round(slope)} ${round(h * 0.5)}h${round(-w * 0.13)}z`,
      'url(#beam)',
    )
  const arch =
    oval(w / 2, y, w * 0.37, canvas.down(palette.counter, palette.wall), h * 0.52) +
    rect(0, y, w, 10, palette.wallDeep)
  const back = chance(random, 0.5)
    ? faded(arch, 0.55)
    : windowAt(canvas, random, w * 0.3, h * 0.1, w * 0.4, h * 0.42)
  const grain = times(5, (index) => rect(0, y + 40 + index * h * 0.07, w, 2.5, palette.woodDeep))
  return [
    rect(0, 0, w, y, canvas.down(palette.wall, palette.wallDeep)),
    back,
    pane(w * 0.06, w * 0.16) + pane(w * 0.22, w * 0.16),
    rect(0, y - h * 0.1, w, h * 0.1, 'url(#sink)'),
    rect(0, y, w, h - y, canvas.down(top, edge)),
    isWood ? faded(grain, 0.3) : '',
    rect(0, y, w, 7, '#FFFFFF'.concat('55')),
    row(palette, props, { x: w * 0.1, w: w * 0.8, y: h * 0.82, h: h * 0.58 }, 0.24, 2.6),
  ].join('')
}

/** Things laid out on a surface and seen from above. */
export function flat(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const isWood = chance(random, 0.4)
  const base = isWood
    ? canvas.down(palette.wood, palette.woodDeep)
    : canvas.down(palette.wall, palette.wallDeep)
  const planks = times(7, (index) => rect(0, (h * index) / 6, w, 4, palette.woodDeep))
  const cloth = path(
    `M0 ${round(h * 0.62)}L${round(w * 0.52)} 0H${w}V${round(h * 0.28)}L${round(w * 0.4)} ${h}H0z`,
    palette.lead,
  )
  const columns = w > h * 1.1 ? 3 : 2
  const lines = columns === 3 ? 2 : 3
  const cellW = (w * 0.88) / columns
  const cellH = (h * 0.88) / lines
  const cells = times(columns * lines, (index) => {
    const each = props[index % props.length]
    if (!each) return ''
    const scale = Math.min((cellH * 0.74) / each.h, (cellW * 0.74) / each.w)
    const x = w * 0.06 + cellW * ((index % columns) + 0.5)
    const y = h * 0.06 + cellH * (Math.floor(index / columns) + 0.5)
    const drawn = at(each.draw(palette), 0, (each.h * scale) / 2, scale)
    const dark = oval(10, 14, each.w * scale * 0.62, 'url(#shadow)', each.h * scale * 0.58)
    return at(dark + drawn, x, y, 1, (random() - 0.5) * 20)
  })
  return [
    rect(0, 0, w, h, base),
    isWood ? faded(planks, 0.35) : faded(cloth, 0.2),
    path(`M0 0H${round(w * 0.5)}L0 ${round(h * 0.9)}z`, 'url(#beam)'),
    cells,
  ].join('')
}
