import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether an element has come near what the visitor sees: for what is heavy and low on the page. Once true it stays.
 *
 * @param margin how far outside of the view counts as near, as CSS writes it: a profile's map must not be near at the start on
 *   a phone, where it is 280 to 460 px below the view
 * @returns a ref for the element, and whether it has come near; false on the server
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
