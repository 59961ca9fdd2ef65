import { type PointerEvent, useState } from 'react'

/** Minimum distance of a swipe in pixels. */
const threshold = 48

export interface Swipe {
  /** Current horizontal distance from the start in pixels; positive to the right. */
  offset: number
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
}

/**
 * Horizontal one-finger swipes. The element needs `touch-action: pan-y pinch-zoom`, so that the browser
 * handles, and cancels the pointer of, other gestures.
 *
 * @param onSwipe receives 1 for a swipe to the left (next), -1 to the right
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
        // A drag on a zoomed page pans; a second finger zooms.
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
