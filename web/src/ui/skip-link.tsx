import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import styles from './skip-link.module.css'

/** First focusable element, visible on focus, that skips the header. */
export function SkipLink(link: ComponentProps<'a'>) {
  return <a className={styles.link} {...link} />
}

/**
 * Focuses the content after a navigation, as a browser does after loading a page, for keyboards and screen
 * readers.
 *
 * @param pathname of the current page; changes of a search's query are not navigations
 * @returns a ref for the content
 */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  // A layout mounted by a navigation counts as one, the initial layout does not.
  const isLedTo = useNavigationType() !== 'POP'
  const last = useRef(isLedTo ? '' : pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
