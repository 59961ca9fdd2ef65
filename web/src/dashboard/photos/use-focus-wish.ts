import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to what is there after the next change: for a control that goes, or moves, under the hand.
 *
 * @param root where to look
 * @returns how to wish: by selectors, the best first
 */
export function useFocusWish(root: RefObject<HTMLElement | null>): (selectors: readonly string[]) => void {
  const wish = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    for (const selector of wish.current) {
      const target = root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      if (!target) continue
      wish.current = []
      target.focus()
      return
    }
  })
  return (selectors) => {
    wish.current = selectors
  }
}
