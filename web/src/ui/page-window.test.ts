import { expect, it } from 'vitest'
import { pageWindow } from './pagination.tsx'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %i of %i has buttons %j', (page, total, buttons) => {
  expect(pageWindow(page, total, 5)).toEqual(buttons)
})
