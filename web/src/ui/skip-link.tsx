import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import styles from './skip-link.module.css'

/** The first thing a keyboard meets: it shows itself on focus and leads past the header. */
export function SkipLink(link: ComponentProps<'a'>) {
  return <a className={styles.link} {...link} />
}

/**
 * Moves the focus to the content when another page opens, as a browser does when it loads one: a keyboard goes on from
 * there, and a screen reader reads it.
 *
 * @param pathname of the page shown; filters and pages of a search do not count as another page
 * @returns the ref of the content
 */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  // A layout that comes with its page was led to; one that is there from the start was loaded.
  const isLedTo = useNavigationType() !== 'POP'
  const last = useRef(isLedTo ? '' : pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
