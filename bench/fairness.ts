import { type OrderKey, orderKey, permutedIndex, sortedPart } from '../graphql-server/src/search/order.ts'
import { type ChiSquare, chiSquare, chiSquareOfPermutations } from './chi-square.ts'

/** Returns the item (from 0) that an order of `length` items puts at a position. */
export type Shuffle = (length: number, key: OrderKey, position: number) => number

/** The Feistel network alone, for any length. */
export const feistel: Shuffle = permutedIndex

/** The sort by hash alone, for any length. Ids have gaps, as if every third row had been deleted. */
export const keyedSort: Shuffle = (length, key, position) =>
  indexOf(sortedPart(makeIds(length), key, position, position + 1)[0] ?? 0)

export interface Measure extends ChiSquare {
  name: string
}

/**
 * Tests every item at every position, ordered pairs of items at several pairs of positions, and whole orders for up
 * to six items.
 *
 * @param trials number of seeds, the same in every run
 */
export function measureSmall(shuffle: Shuffle, length: number, trials: number): Measure[] {
  const places = new Uint32Array(length * length)
  const neighbours = [0, length >> 1, length - 2].filter((first) => first + 1 < length)
  const pairs = neighbours.map(() => new Uint32Array(length * length))
  const orders = new Map<string, number>()
  for (let trial = 0; trial < trials; trial += 1) {
    const key = trialKey(trial)
    const order = Array.from({ length }, (_, position) => shuffle(length, key, position))
    for (let position = 0; position < length; position += 1)
      count(places, at(order, position) * length + position)
    neighbours.forEach((first, index) => {
      count(at(pairs, index), at(order, first) * length + at(order, first + 1))
    })
    if (length <= 6) orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1)
  }
  const measures = [{ name: 'positions', ...chiSquareOfPermutations(places, length, trials) }]
  neighbours.forEach((first, index) => {
    const cells = at(pairs, index).filter((_, cell) => cell % (length + 1) !== 0)
    measures.push({ name: `pairs at ${first}`, ...chiSquare(cells, () => trials / cells.length) })
  })
  if (length <= 6) measures.push({ name: 'orders', ...wholeOrders(orders, length, trials) })
  return measures
}

function wholeOrders(orders: Map<string, number>, length: number, trials: number): ChiSquare {
  let possible = 1
  for (let factor = 2; factor <= length; factor += 1) possible *= factor
  const counts = new Uint32Array(possible)
  counts.set([...orders.values()])
  return chiSquare(counts, () => trials / possible)
}

/** Number of equal parts that items are grouped into, for single positions and for pairs. */
const groups = 100
const pairGroups = 20

/**
 * Tests groups of items at the first, a middle and the last position, ordered pairs of groups at neighbouring
 * positions, and the distance between neighbours.
 *
 * @param length a multiple of 100
 */
export function measureLarge(shuffle: Shuffle, length: number, trials: number): Measure[] {
  return [0, length >> 1, length - 2].flatMap((first) => {
    const singles = new Uint32Array(groups)
    const pairs = new Uint32Array(pairGroups ** 2)
    const distances = new Uint32Array(groups)
    for (let trial = 0; trial < trials; trial += 1) {
      const key = trialKey(trial)
      const one = shuffle(length, key, first)
      const other = shuffle(length, key, first + 1)
      count(singles, Math.floor((one * groups) / length))
      count(
        pairs,
        Math.floor((one * pairGroups) / length) * pairGroups + Math.floor((other * pairGroups) / length),
      )
      count(distances, Math.floor((((other - one + length) % length) * groups) / length))
    }
    const size = length / pairGroups
    const chance = (cell: number) => (cell % (pairGroups + 1) === 0 ? size - 1 : size) * size
    const gap = (cell: number) => (cell === 0 ? length / groups - 1 : length / groups)
    return [
      { name: `position ${first}`, ...chiSquare(singles, () => trials / groups) },
      {
        name: `pairs at ${first}`,
        ...chiSquare(pairs, (c) => (trials * chance(c)) / (length * (length - 1))),
      },
      { name: `distances at ${first}`, ...chiSquare(distances, (c) => (trials * gap(c)) / (length - 1)) },
    ]
  })
}

/** Fixed keys, so that the tests are deterministic. */
function trialKey(trial: number): OrderKey {
  return orderKey('a secret for measuring', `seed ${trial}`, '2026-11-20')
}

const idLists = new Map<number, Int32Array>()

function makeIds(length: number): Int32Array {
  const known = idLists.get(length)
  if (known) return known
  const ids = Int32Array.from({ length }, (_, index) => index + (index >> 1) + 1)
  idLists.set(length, ids)
  return ids
}

/** Inverse of `makeIds`: the index of an id. */
function indexOf(id: number): number {
  return id - 1 - Math.floor((id - 1) / 3)
}

function count(counts: Uint32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1
}

function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}
