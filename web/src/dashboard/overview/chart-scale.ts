/** Step sizes, for each power of ten. */
const steps = [1, 2, 5]

/** Maximum number of steps, so that labels do not overlap. */
const mostSteps = 10

/**
 * What the chart's y axis marks: from 0 in ones up to ten, then in larger whole steps (chart-axis).
 *
 * @param most value of the highest bar
 * @returns at least 0 and 1; the last is not below the highest bar
 */
export function ticksUpTo(most: number): number[] {
  const step = stepFor(most)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = steps.find((each) => most / (each * power) <= mostSteps)
    if (step) return step * power
  }
}

/** Pixels that a label of the x axis needs, with air around it. */
const labelWidth = 46

/**
 * Interval between labelled days, by the available width.
 *
 * @param width of the axis in pixels
 * @returns 1 to label each day, 2 for every second day, and so on
 */
export function labelStep(days: number, width: number): number {
  return Math.max(1, Math.ceil((days * labelWidth) / Math.max(1, width)))
}
