/** Something on its way to another place of a list. */
export interface Drag {
  key: string
  /** Positioned within its list. */
  tile: HTMLElement
  list: HTMLElement
  /** The order that a drop would make. */
  keys: readonly string[]
  /** Where the pointer went down, on the screen. */
  startX: number
  startY: number
  /** Where the pointer is, on the screen. */
  clientX: number
  clientY: number
  /** Where the pointer holds the tile, from its corner. */
  heldX: number
  heldY: number
  isMoving: boolean
}

/** Pixels from the window's edge within which it scrolls, and how many a frame. */
const edge = 72
const step = 12

export function startDrag(
  { clientX, clientY }: { clientX: number; clientY: number },
  tile: HTMLElement,
  key: string,
  keys: readonly string[],
): Drag {
  const { left, top } = tile.getBoundingClientRect()
  return {
    key,
    tile,
    list: tile.parentElement ?? tile,
    keys,
    startX: clientX,
    startY: clientY,
    clientX,
    clientY,
    heldX: clientX - left,
    heldY: clientY - top,
    isMoving: false,
  }
}

/** Puts the tile under the pointer, wherever its place is. */
export function place({ tile, list, clientX, clientY, heldX, heldY }: Drag): void {
  const { left, top } = list.getBoundingClientRect()
  const x = clientX - left - heldX - tile.offsetLeft
  const y = clientY - top - heldY - tile.offsetTop
  tile.style.transform = `translate(${x}px, ${y}px)`
}

/**
 * Over whose place the pointer is, once past its middle: places of different heights would go to and fro otherwise.
 *
 * @returns the place from 0 on, or null when the tile stays
 */
export function targetOf({ key, tile, list, keys, clientX, clientY }: Drag): number | null {
  const { left, top } = list.getBoundingClientRect()
  const x = clientX - left
  const y = clientY - top
  const from = keys.indexOf(key)
  for (const other of list.children) {
    if (!(other instanceof HTMLElement) || other === tile) continue
    const to = keys.indexOf(other.dataset.photo ?? '')
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = other
    const isInside =
      x >= offsetLeft && x <= offsetLeft + offsetWidth && y >= offsetTop && y <= offsetTop + offsetHeight
    if (to < 0 || !isInside) continue
    const isBeside = offsetTop === tile.offsetTop
    const past = isBeside ? x - offsetLeft - offsetWidth / 2 : y - offsetTop - offsetHeight / 2
    return (to > from ? past > 0 : past < 0) ? to : null
  }
  return null
}

export function movedKeys(keys: readonly string[], key: string, to: number): readonly string[] {
  return keys.filter((each) => each !== key).toSpliced(to, 0, key)
}

/**
 * Scrolls the window while the pointer is held near its upper or lower edge, as long as the drag lasts.
 *
 * @param scrolled is called when what lies under the pointer has changed
 */
export function scrollAtEdge(drag: Drag, scrolled: () => void): void {
  requestAnimationFrame(() => {
    if (!drag.isMoving) return
    const before = window.scrollY
    if (drag.clientY < edge) window.scrollBy(0, -step)
    else if (drag.clientY > window.innerHeight - edge) window.scrollBy(0, step)
    if (window.scrollY !== before) scrolled()
    scrollAtEdge(drag, scrolled)
  })
}
