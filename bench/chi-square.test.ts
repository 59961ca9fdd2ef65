import { expect, it } from 'vitest'
import { chiSquare, chiSquareOfPermutations } from './chi-square.ts'

it.each([
  [10, 46.9],
  [99, 180.8],
  [271, 396.4],
])('with %i degrees of freedom, once in a million is %f', (degrees, tabulated) => {
  const { critical } = chiSquare(Array(degrees + 1).fill(7), () => 7)
  expect(critical).toBeGreaterThan(tabulated)
  expect(critical).toBeLessThan(tabulated * 1.025)
})

it('chi-square of a die thrown 60 times is Pearson’s', () => {
  const { statistic, degrees } = chiSquare([5, 8, 9, 8, 10, 20], () => 10)
  expect(statistic).toBeCloseTo(13.4)
  expect(degrees).toBe(5)
})

it('chi-square of permutations has fewer degrees of freedom than cells', () => {
  const even = chiSquareOfPermutations([2, 2, 2, 2, 2, 2, 2, 2, 2], 3, 6)
  expect(even).toMatchObject({ statistic: 0, degrees: 4 })
  const stuck = chiSquareOfPermutations([30, 0, 0, 30], 2, 30)
  expect(stuck.statistic).toBeCloseTo(30)
})
