import { expect, it } from 'vitest'
import { type Drag, movedKeys, place, startDrag, targetOf } from './drag.ts'

const keys = ['a', 'b', 'c', 'd']

/** Two columns of places 100 wide and 80 high, ten apart; the list begins at 50, 50 on the screen. */
function grid(key: string): Drag {
  const list = document.createElement('ol')
  list.getBoundingClientRect = () => new DOMRect(50, 50, 210, 170)
  for (const [index, each] of keys.entries()) {
    const tile = document.createElement('li')
    tile.dataset.photo = each
    const left = (index % 2) * 110
    const top = Math.floor(index / 2) * 90
    Object.defineProperties(tile, {
      offsetLeft: { value: left },
      offsetTop: { value: top },
      offsetWidth: { value: 100 },
      offsetHeight: { value: 80 },
    })
    tile.getBoundingClientRect = () => new DOMRect(50 + left, 50 + top, 100, 80)
    list.append(tile)
  }
  const tile = list.querySelector<HTMLElement>(`[data-photo=${key}]`)
  if (!tile) throw new Error('no tile')
  return startDrag({ clientX: 60, clientY: 60 }, tile, key, keys)
}

it.each([
  ['past the middle of its neighbour, takes its place', 'a', 215, 60, 1],
  ['short of the middle of its neighbour, stays', 'a', 200, 60, null],
  ['below, past the middle, takes the place there', 'a', 100, 190, 2],
  ['back to the first, past its middle, takes that', 'b', 90, 60, 0],
  ['back, short of the middle, stays', 'b', 120, 60, null],
  ['over its own place, stays', 'a', 100, 100, null],
  ['beside all places, stays', 'a', 10, 10, null],
])('%s', (_, key, clientX, clientY, to) => {
  expect(targetOf({ ...grid(key), clientX, clientY })).toBe(to)
})

it('moves a key among the others', () => {
  expect(movedKeys(keys, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedKeys(keys, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
})

it('keeps the tile under the pointer where it was taken', () => {
  const drag = { ...grid('a'), clientX: 160, clientY: 75 }
  place(drag)
  expect(drag.tile.style.transform).toBe('translate(100px, 15px)')
})
