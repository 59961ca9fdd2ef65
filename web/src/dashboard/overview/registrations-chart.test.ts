import { expect, it } from 'vitest'
import { labelStep, ticksUpTo } from './chart-scale.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [11, [0, 2, 4, 6, 8, 10, 12]],
  [20, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
  [21, [0, 5, 10, 15, 20, 25]],
  [437, [0, 50, 100, 150, 200, 250, 300, 350, 400, 450]],
])('marks a month whose best day had %i', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks)
})

it('marks whole numbers, from 0 to the highest bar, never more than eleven', () => {
  for (let most = 0; most <= 25_000; most += 7) {
    const ticks = ticksUpTo(most)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(ticks[0]).toBe(0)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.length).toBeLessThanOrEqual(11)
  }
})

it('names every day where there is room, fewer on phones', () => {
  expect([1600, 1000, 280, 0].map((width) => labelStep(31, width))).toEqual([1, 2, 6, 1426])
})
