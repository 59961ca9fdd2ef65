import type { Random } from '../../random.ts'
import { at, type Canvas, faded, glow, line, oval, path, rect, round, times } from '../paint.ts'
import type { Prop } from '../props/prop.ts'
import { row } from './arrange.ts'
import { araucaria, ground, palm, ridge, ridges, sky, tree } from './land.ts'

/** What lies around things that stand in the open. */
export type Land = 'serra' | 'vale' | 'costa' | 'roca' | 'festa' | 'lago'

/** Things in front, large enough to be what the picture is about. */
function things(canvas: Canvas, props: readonly Prop[], y = 0.88, share = 0.46): string {
  const { w, h, palette } = canvas
  return row(palette, props, { x: w * 0.14, w: w * 0.72, y: h * y, h: h * share }, 0.22, h / 420)
}

function serra(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const trees = times(3, (index) =>
    araucaria(w * (0.06 + index * 0.07), h * (0.74 + 0.03 * index), 0.9 + 0.35 * random(), palette),
  )
  const others = times(3, (index) =>
    araucaria(w * (0.82 + index * 0.07), h * (0.73 + 0.03 * index), 0.8 + 0.4 * random(), palette),
  )
  return [
    sky(canvas, random, h * 0.66),
    ridges(canvas, random, h * 0.6, h * 0.34),
    ground(canvas, h * 0.68, palette.ridges[2], palette.leafDeep),
    trees + others,
    ground(canvas, h * 0.79, palette.ground, palette.leafDeep),
    things(canvas, props),
  ].join('')
}

function vale(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const river = `M${round(w * 0.62)} ${round(h * 0.6)}C${round(w * 0.3)} ${round(h * 0.63)} ${round(w * 0.9)} ${round(h * 0.67)} ${round(w * 0.56)} ${round(h * 0.73)}S${round(w * 0.1)} ${round(h * 0.85)} ${round(w * 0.2)} ${h}H${round(w * 0.75)}C${round(w * 0.6)} ${round(h * 0.86)} ${round(w * 0.98)} ${round(h * 0.77)} ${round(w * 0.82)} ${round(h * 0.7)}S${round(w * 0.5)} ${round(h * 0.63)} ${round(w * 0.66)} ${round(h * 0.6)}z`
  const near = props.length > 0 ? ground(canvas, h * 0.8, palette.ground, palette.leafDeep) : ''
  return [
    sky(canvas, random, h * 0.6),
    ridges(canvas, random, h * 0.56, h * 0.3),
    rect(0, h * 0.59, w, h * 0.41, canvas.down(palette.ground, palette.leafDeep)),
    path(river, canvas.down(palette.sky[1], palette.water)),
    times(4, (index) =>
      tree(
        w * (0.05 + index * 0.1) * (index > 1 ? 2.5 : 1),
        h * (0.66 + 0.04 * (index % 2)),
        0.5 + 0.2 * random(),
        palette,
      ),
    ),
    near,
    things(canvas, props),
  ].join('')
}

function sea(canvas: Canvas, y: number, bottom: number): string {
  const { w, palette } = canvas
  const waves = times(7, (index) => {
    const at = y + ((bottom - y) * (index + 0.6)) / 7
    return line(
      `M${round(((index * 0.37) % 1) * w * 0.7)} ${round(at)}q${round(w * 0.05)} -7 ${round(w * 0.1)} 0t${round(w * 0.1)} 0`,
      '#FFFFFF',
      3,
    )
  })
  return rect(0, y, w, bottom - y + 2, canvas.down(palette.sky[1], palette.water)) + faded(waves, 0.5)
}

function costa(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const island = (x: number, size: number, fill: string) =>
    path(
      `M${round(x - size)} ${round(h * 0.52)}C${round(x - size * 0.5)} ${round(h * 0.5)} ${round(x - size * 0.3)} ${round(h * 0.52 - size * 0.5)} ${round(x)} ${round(h * 0.52 - size * 0.48)}S${round(x + size * 0.6)} ${round(h * 0.5)} ${round(x + size)} ${round(h * 0.52)}z`,
      fill,
    )
  const sail = (x: number, y: number, size: number) =>
    at(
      path('M-30 0H30L20 14H-20z', palette.lead) +
        path('M0 -6V-80L34 -8z', palette.pale) +
        path('M-5 -8V-64L-28 -8z', palette.bright),
      x,
      y,
      size,
    )
  const sand = `M0 ${round(h * 0.74)}C${round(w * 0.35)} ${round(h * 0.7)} ${round(w * 0.6)} ${round(h * 0.83)} ${w} ${round(h * 0.78)}V${h}H0z`
  return [
    sky(canvas, random, h * 0.52),
    island(w * (0.2 + 0.1 * random()), w * 0.3, palette.ridges[0]),
    island(w * (0.76 + 0.1 * random()), w * 0.26, palette.ridges[1]),
    sea(canvas, h * 0.52, h * 0.82),
    sail(w * (0.42 + 0.1 * random()), h * 0.6, 1),
    sail(w * (0.64 + 0.08 * random()), h * 0.57, 0.6),
    path(sand, '#FFFFFF'),
    at(path(sand, canvas.down('#F3DFB4', '#D9B77F')), 0, h * 0.014),
    palm(w * 0.07, h * 0.86, h / 700, palette) + palm(w * 0.95, h * 0.9, h / 640, palette),
    things(canvas, props, 0.91),
  ].join('')
}

function roca(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const rows = times(13, (index) => {
    const x = (index - 6) * w * 0.15
    return path(
      `M${round(w / 2 + x * 0.32)} ${round(h * 0.62)}L${round(w / 2 + x * 1.5)} ${h}h${round(w * 0.11)}L${round(w / 2 + x * 0.32 + 7)} ${round(h * 0.62)}z`,
      index % 2 ? palette.leaf : palette.leafDeep,
    )
  })
  return [
    sky(canvas, random, h * 0.6),
    ridges(canvas, random, h * 0.56, h * 0.3),
    ridge(canvas, random, h * 0.64, h * 0.08, palette.leafDeep),
    rect(0, h * 0.62, w, h * 0.38, canvas.down(palette.ground, palette.wood)),
    faded(rows, 0.75),
    path(
      `M0 ${round(h * 0.84)}Q${round(w / 2)} ${round(h * 0.78)} ${w} ${round(h * 0.84)}V${h}H0z`,
      canvas.down(palette.wood, palette.woodDeep),
    ),
    things(canvas, props, 0.9),
  ].join('')
}

function festa(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  const fills = [palette.lead, palette.bright, palette.counter, palette.pale]
  const string = (y: number, sag: number) =>
    line(`M0 ${round(y)}Q${round(w / 2)} ${round(y + sag)} ${w} ${round(y)}`, palette.dark, 3) +
    times(15, (index) => {
      const t = (index + 0.5) / 15
      const drop = y + 2 * t * (1 - t) * sag
      return path(
        `M${round(w * t - 22)} ${round(drop)}h44v46l-22 -16l-22 16z`,
        fills[index % 4] ?? palette.lead,
      )
    })
  const lamps = times(8, (index) => {
    const t = (index + 0.5) / 8
    const y = h * 0.3 + 2 * t * (1 - t) * h * 0.1
    return glow(w * t, y + 10, 70) + oval(w * t, y + 10, 10, palette.sun)
  })
  return [
    sky(canvas, random, h * 0.62),
    ridges(canvas, random, h * 0.58, h * 0.24),
    tree(w * 0.04, h * 0.78, h / 500, palette) + tree(w * 0.97, h * 0.78, h / 480, palette),
    ground(canvas, h * 0.72, palette.ground, palette.leafDeep),
    string(h * 0.06, h * 0.16) + string(h * 0.17, h * 0.18),
    line(`M0 ${round(h * 0.3)}Q${round(w / 2)} ${round(h * 0.4)} ${w} ${round(h * 0.3)}`, palette.dark, 3) +
      lamps,
    things(canvas, props),
  ].join('')
}

function lago(canvas: Canvas, random: Random, props: readonly Prop[]): string {
  const { w, h, palette } = canvas
  // Boats lie in the water, the rest on the planks of the pier.
  const floats = props.every((each) => each.w > 400)
  const planks = times(8, (index) => rect(0, h * (0.84 + index * 0.022), w, 3, palette.woodDeep))
  return [
    sky(canvas, random, h * 0.52),
    ridges(canvas, random, h * 0.5, h * 0.32),
    sea(canvas, h * 0.55, h * 0.84),
    path(
      `M0 ${round(h * 0.54)}Q${round(w * 0.3)} ${round(h * 0.52)} ${w} ${round(h * 0.545)}V${round(h * 0.565)}H0z`,
      palette.leafDeep,
    ),
    floats ? things(canvas, props, 0.8) : '',
    rect(0, h * 0.82, w, h * 0.18, canvas.down(palette.wood, palette.woodDeep)),
    faded(planks, 0.5),
    floats ? '' : things(canvas, props, 0.9),
  ].join('')
}

const lands = { serra, vale, costa, roca, festa, lago }

/** A landscape of the region with things in front; without any it is the landscape alone. */
export function outdoors(canvas: Canvas, random: Random, land: Land, props: readonly Prop[]): string {
  return lands[land](canvas, random, props)
}
