import { type PointerEvent, useState } from 'react'

/** Pixels that a finger has to go for a swipe. */
const threshold = 48

export interface Swipe {
  /** How far the finger is from where it began, in pixels: positive to the right. */
  offset: number
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
}

/**
 * Horizontal swipes of one finger. The element needs `touch-action: pan-y pinch-zoom`, so that all else stays the
 * browser's: it then cancels the pointer.
 *
 * @param onSwipe gets 1 for a swipe to the left, to what comes next, and -1 for one to the right
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void): Swipe {
  const [start, setStart] = useState<number | null>(null)
  const [offset, setOffset] = useState(0)

  function end() {
    setStart(null)
    setOffset(0)
  }

  return {
    offset,
    handlers: {
      onPointerDown(event) {
        // A zoomed page is moved around, not turned; a second finger makes it a zoom.
        const zoomed = (window.visualViewport?.scale ?? 1) > 1
        if (event.pointerType === 'mouse' || zoomed || !event.isPrimary) return end()
        setStart(event.clientX)
      },
      onPointerMove(event) {
        if (start !== null && event.isPrimary) setOffset(event.clientX - start)
      },
      onPointerUp(event) {
        const distance = start === null ? 0 : event.clientX - start
        end()
        if (Math.abs(distance) >= threshold) onSwipe(distance < 0 ? 1 : -1)
      },
      onPointerCancel: end,
    },
  }
}
