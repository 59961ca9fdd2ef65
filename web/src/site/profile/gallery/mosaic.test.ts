import { expect, it } from 'vitest'
import { tilesOf } from './mosaic-tiles.ts'

it.each([
  [0, 0, 0, 0, 0],
  [1, 1, 0, 1, 0],
  [2, 2, 0, 2, 0],
  [3, 3, 0, 3, 0],
  [4, 4, 0, 3, 1],
  [5, 5, 0, 3, 2],
  [6, 5, 1, 3, 3],
  [15, 5, 10, 3, 12],
])('of %i photos shows %i and hides %i on desktops, %i and %i on phones', (total, ...expected) => {
  const { wide, wideRest, narrow, narrowRest } = tilesOf(total)
  expect([wide, wideRest, narrow, narrowRest]).toEqual(expected)
})
