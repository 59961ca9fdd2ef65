import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'
import { type Drag, movedKeys, place, scrollAtEdge, startDrag, targetOf } from './drag.ts'

export interface DragOrder {
  /** The keys in the order in which they would stand if what is dragged were dropped now; null while nothing is. */
  order: readonly string[] | null
  dragged: string | null
  begin: (event: PointerEvent<HTMLElement>, key: string) => void
}

interface DragOrderOptions {
  keys: readonly string[]
  onDrop: (key: string, to: number) => void
  onUndo: () => void
}

/** Pixels before a press becomes a drag. */
const threshold = 6

/**
 * Order by dragging, with a mouse anywhere on what begins it and with a finger on its handle. Until the drop the
 * elements keep their places in the document and only look reordered; Escape puts everything back.
 *
 * @param list whose children have `data-photo`, their key
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, options: DragOrderOptions): DragOrder {
  const drag = useRef<Drag | null>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  // What is dragged stays under the pointer when the others make room.
  useLayoutEffect(() => {
    if (drag.current?.isMoving) place(drag.current)
  })

  function begin(event: PointerEvent<HTMLElement>, key: string) {
    const tile = list.current?.querySelector<HTMLElement>(`[data-photo="${key}"]`)
    const target = event.target instanceof Element ? event.target : null
    const isHandle = target?.closest('[data-handle]')
    if (!tile || event.button !== 0 || target?.closest('button') || drag.current) return
    if (event.pointerType === 'touch' && !isHandle) return
    event.preventDefault()
    drag.current = startDrag(event, tile, key, options.keys)
    const { signal, end } = listening()
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', () => finish(true), { signal })
    window.addEventListener('pointercancel', () => finish(false), { signal })
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && finish(false), { signal })
    stop.current = end
  }

  function move({ clientX, clientY }: { clientX: number; clientY: number }) {
    const current = drag.current
    if (!current) return
    Object.assign(current, { clientX, clientY })
    if (!current.isMoving) {
      if (Math.hypot(clientX - current.startX, clientY - current.startY) < threshold) return
      current.isMoving = true
      setDragged(current.key)
      setOrder(current.keys)
      scrollAtEdge(current, () => move(current))
    }
    place(current)
    const to = targetOf(current)
    if (to === null) return
    current.keys = movedKeys(current.keys, current.key, to)
    setOrder(current.keys)
  }

  function finish(isDrop: boolean) {
    const current = drag.current
    stop.current()
    drag.current = null
    if (!current?.isMoving) return
    current.isMoving = false
    current.tile.style.transform = ''
    setDragged(null)
    setOrder(null)
    const to = current.keys.indexOf(current.key)
    if (!isDrop) options.onUndo()
    else if (to !== options.keys.indexOf(current.key)) options.onDrop(current.key, to)
  }

  return { order, dragged, begin }
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, end: () => controller.abort() }
}

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
