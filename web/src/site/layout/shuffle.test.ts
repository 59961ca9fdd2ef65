import { expect, it } from 'vitest'
import { shuffle } from './shuffle.ts'

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

it('gives the same order for the same seed, and leaves the list alone', () => {
  const before = [...items]
  expect(shuffle(items, 'semente')).toEqual(shuffle(items, 'semente'))
  expect(items).toEqual(before)
})

it('loses and repeats nothing', () => {
  expect(shuffle(items, 'outra').sort()).toEqual(items)
})

it('puts each item first about as often as any other', () => {
  const rounds = 8000
  const first = new Map<string | undefined, number>()
  for (let round = 0; round < rounds; round++) {
    const [item] = shuffle(items, `pagina:${round}`)
    first.set(item, (first.get(item) ?? 0) + 1)
  }
  const expected = rounds / items.length
  const chiSquare = items.reduce((sum, item) => sum + ((first.get(item) ?? 0) - expected) ** 2 / expected, 0)
  // 24.3 is the 0.1 percent point of chi-square with 7 degrees of freedom.
  expect(chiSquare).toBeLessThan(24.3)
})
