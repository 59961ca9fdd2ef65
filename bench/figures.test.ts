import { expect, it } from 'vitest'
import type { Round } from './drive.ts'
import { besideFloor, median, medianFigures, quantile } from './figures.ts'

const round = (perSecond: number, latencies = [1, 1, 1]): Round => ({
  perSecond,
  latencies,
  processor: 1000 / perSecond,
  database: 500 / perSecond,
  statements: 1,
})

it('the figures ignore a disturbed round', () => {
  const figures = medianFigures([round(1000), round(40), round(1000)])
  expect(figures).toMatchObject({ perSecond: 1000, processor: 1, database: 0.5, statements: 1 })
})

it('percentiles are of the requests of all rounds', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  const figures = medianFigures([round(1, hundred.slice(50)), round(1, hundred.slice(0, 50))])
  expect(figures).toMatchObject({ p50: 51, p99: 100 })
})

it('the ratio compares neighbouring rounds, which a slower machine slows down alike', () => {
  const floor = [round(4000), round(2000), round(400)]
  const product = [round(2000), round(1000), round(200)]
  expect(besideFloor(product, floor).ratio).toBe(0.5)
})

it('the tail is compared with the floor’s tail', () => {
  const floor = [round(1, [...Array(99).fill(1), 3])]
  const product = [round(1, [...Array(99).fill(2), 12])]
  expect(besideFloor(product, floor).tail).toBe(2)
})

it('quantiles and medians are right for few values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(3)
  expect(quantile([1, 2], 1)).toBe(2)
  expect(median([])).toBeNaN()
})
