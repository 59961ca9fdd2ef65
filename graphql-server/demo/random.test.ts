import { describe, expect, it } from 'vitest'
import { between, firstAbove, pick, randomFrom, sample, weighted } from './random.ts'

function firstNumbers(): () => number {
  let seed = 0
  return () => randomFrom(seed++)()
}

describe('randomFrom', () => {
  it('repeats itself for a seed and differs for the next', () => {
    const numbers = (seed: number) => Array.from({ length: 5 }, randomFrom(seed))
    expect(numbers(1)).toEqual(numbers(1))
    expect(numbers(1)).not.toEqual(numbers(2))
  })

  it.each([
    ['along one seed', randomFrom(42)],
    ['across the first numbers of seeds', firstNumbers()],
  ])('fills ten bins evenly %s', (_, next) => {
    const bins = Array<number>(10).fill(0)
    for (let count = 0; count < 20_000; count++) {
      const bin = Math.floor(next() * 10)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    const chiSquare = bins.reduce((sum, found) => sum + (found - 2000) ** 2 / 2000, 0)
    expect(chiSquare).toBeLessThan(27.9)
  })
})

describe('draws', () => {
  it('stay within their bounds', () => {
    const random = randomFrom(3)
    const drawn = new Set(Array.from({ length: 300 }, () => between(random, 2, 4)))
    expect([...drawn].sort()).toEqual([2, 3, 4])
    expect(() => pick(random, [])).toThrow()
  })

  it('take different entries, and no more than there are', () => {
    const random = randomFrom(4)
    expect(sample(random, ['a', 'b', 'c'], 5).sort()).toEqual(['a', 'b', 'c'])
    expect(sample(random, ['a', 'b', 'c'], 2)).toHaveLength(2)
  })

  it('follow the weights and never take what has none', () => {
    const random = randomFrom(5)
    const draw = weighted([0, 1, 3], (entry) => entry)
    const drawn = Array.from({ length: 4000 }, () => draw(random))
    expect(drawn).not.toContain(0)
    expect(drawn.filter((entry) => entry === 3).length / 4000).toBeCloseTo(0.75, 1)
    expect(() => weighted([], () => 1)).toThrow()
  })

  it('find the first sum above a value', () => {
    expect([0, 0.9, 1, 3.9].map((value) => firstAbove([1, 4], value))).toEqual([0, 0, 1, 1])
  })
})
