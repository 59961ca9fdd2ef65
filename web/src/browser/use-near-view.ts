import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether an element has been near the viewport, for lazy-loading heavy content; stays true.
 *
 * @param margin CSS distance from the viewport: a profile's map must not load at once on a phone, where it
 * begins 280 to 460 px below the viewport
 * @returns a ref for the element, and the flag; false on the server
 */
export function useNearView<T extends Element>(margin = '200px'): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, margin])
  return [element, isNear]
}
