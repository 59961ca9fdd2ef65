import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'

type Places = Map<string, { left: number; top: number }>

/**
 * Lets the children of a list glide to their new places instead of jumping there.
 *
 * @param list whose children have `data-photo`, their key
 * @param order of the keys; nothing glides but when this changes
 * @param dragged a key that the pointer moves itself
 */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  dragged: string | null,
): void {
  const prefersStill = useReducedMotion()
  const before = useRef<{ order: string; places: Places }>({ order: '', places: new Map() })
  useLayoutEffect(() => {
    const last = before.current
    const now = { order: order.join(), places: new Map() as Places }
    for (const tile of list.current?.children ?? []) {
      if (!(tile instanceof HTMLElement) || !tile.dataset.photo) continue
      const { offsetLeft: left, offsetTop: top } = tile
      now.places.set(tile.dataset.photo, { left, top })
      const old = last.places.get(tile.dataset.photo)
      const isStill = prefersStill || now.order === last.order || tile.dataset.photo === dragged
      if (!old || isStill || (old.left === left && old.top === top)) continue
      const from = `translate(${old.left - left}px, ${old.top - top}px)`
      tile.animate([{ transform: from }, { transform: 'none' }], { duration: 180, easing: 'ease-out' })
    }
    before.current = now
  })
}
