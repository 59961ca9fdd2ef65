import { between, type Random } from '../../random.ts'
import { at, type Canvas, line, oval, path, rect, round, times } from '../paint.ts'
import type { Palette } from '../palettes.ts'

/** A hill line from left to right, closed below: every hill rises and falls softly. */
export function ridge(canvas: Canvas, random: Random, y: number, height: number, fill: string): string {
  const step = canvas.w / between(random, 3, 5)
  let x = -step * random()
  let d = `M${round(x)} ${round(y)}`
  while (x < canvas.w) {
    const peak = y - height * (0.35 + 0.65 * random())
    const low = y - height * 0.25 * random()
    d += `C${round(x + step * 0.22)} ${round(y)} ${round(x + step * 0.3)} ${round(peak)} ${round(x + step * 0.5)} ${round(peak)}`
    d += `S${round(x + step * 0.8)} ${round(low)} ${round(x + step)} ${round(low)}`
    x += step
  }
  return path(`${d}V${canvas.h}H${round(-step)}z`, fill)
}

function cloud(x: number, y: number, size: number): string {
  const puff = (dx: number, dy: number, r: number) => oval(x + dx * size, y + dy * size, r * size, '#FFFFFF')
  return `<g opacity="0.55">${puff(0, 0, 30)}${puff(34, -14, 38)}${puff(74, -2, 30)}${rect(x - 30 * size, y, 134 * size, 30 * size, '#FFFFFF', 15 * size)}</g>`
}

/** Sky with sun or moon, clouds or stars, down to the height given. */
export function sky(canvas: Canvas, random: Random, bottom: number): string {
  const { w, palette } = canvas
  const x = w * (0.18 + 0.64 * random())
  const y = bottom * (0.26 + 0.14 * random())
  const size = bottom * 0.11
  const high = palette.isNight
    ? times(26, () => oval(random() * w, random() * bottom * 0.7, 1.2 + random() * 1.8, '#FFFFFF'))
    : times(2, (index) =>
        cloud(w * (0.12 + 0.5 * index + 0.2 * random()), bottom * (0.2 + 0.22 * random()), 0.9),
      )
  return [
    rect(0, 0, w, bottom + 4, canvas.down(...palette.sky)),
    high,
    oval(x, y, size * 3, 'url(#glow)'),
    oval(x, y, size, palette.sun),
  ].join('')
}

/** The Mantiqueira behind everything: three ridges, each paler where the mist lies. */
export function ridges(canvas: Canvas, random: Random, y: number, height: number): string {
  const [far, mid, near] = canvas.palette.ridges
  const misty = canvas.palette.sky[1]
  return [
    ridge(canvas, random, y, height, canvas.down(far, misty)),
    ridge(canvas, random, y + height * 0.06, height * 0.68, canvas.down(mid, far)),
    ridge(canvas, random, y + height * 0.1, height * 0.34, near),
  ].join('')
}

/** An araucária, the pine of the high Mantiqueira. */
export function araucaria(x: number, y: number, scale: number, { leafDeep, woodDeep }: Palette): string {
  const arm = (dy: number, half: number) =>
    path(`M${-half} ${dy}q${half} 22 ${half * 2} 0q${-half * 0.4} 30 ${-half} 30t${-half} -30z`, leafDeep)
  return at(rect(-4, -170, 8, 172, woodDeep) + arm(-188, 74) + arm(-156, 52) + arm(-128, 34), x, y, scale)
}

/** A round tree with its crown lit from the left. */
export function tree(x: number, y: number, scale: number, { leaf, leafDeep, woodDeep }: Palette): string {
  const crown =
    oval(0, -150, 70, leafDeep, 74) + oval(-14, -164, 50, leaf, 50) + oval(34, -112, 36, leafDeep, 32)
  return at(rect(-7, -90, 14, 92, woodDeep) + crown, x, y, scale)
}

/** A coconut palm of the coast. */
export function palm(x: number, y: number, scale: number, { leaf, leafDeep, woodDeep }: Palette): string {
  const leaves = times(7, (index) => {
    const reach = [-130, -95, -50, 0, 55, 100, 132][index] ?? 0
    const drop = [40, -20, -66, -84, -66, -16, 44][index] ?? 0
    return path(
      `M20 -230q${reach * 0.5} ${drop - 40} ${reach} ${drop}q${-reach * 0.5} -8 ${-reach} ${-drop}z`,
      index % 2 ? leaf : leafDeep,
    )
  })
  return at(line('M0 0Q-8 -120 20 -230', woodDeep, 12) + leaves, x, y, scale)
}

/** A meadow or bank in front: the ground that things stand on. */
export function ground(canvas: Canvas, y: number, fill: string, deep: string): string {
  const { w, h } = canvas
  const d = `M0 ${round(y)}C${round(w * 0.3)} ${round(y - h * 0.03)} ${round(w * 0.6)} ${round(y + h * 0.03)} ${w} ${round(y - h * 0.01)}V${h}H0z`
  return path(d, canvas.down(fill, deep))
}
