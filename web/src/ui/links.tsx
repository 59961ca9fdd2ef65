import type { ComponentProps, FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '../messages/site.ts'
import { classNames } from './class-names.ts'
import styles from './links.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Link to another site, or away from unsaved input: opens a new tab and announces it to screen readers. */
export function OutLink({ children, rel = 'noopener', ...anchor }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...anchor} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden> {messages.nav.newTab}</VisuallyHidden>
    </a>
  )
}

/**
 * `full` for chips that remove something, `line` for those that add, `on` for a selected one, which also
 * needs a check mark.
 */
interface ChipLook {
  look?: 'full' | 'line' | 'on'
}

/** Link styled as a chip. */
export function ChipLink({ look = 'full', ...link }: ComponentProps<typeof Link> & ChipLook) {
  return <Link className={classNames(styles.chip, styles[look])} {...link} />
}

/** Button styled as a chip. */
export function ChipButton({ look = 'line', ...button }: ComponentProps<'button'> & ChipLook) {
  return <button type="button" className={classNames(styles.chip, styles[look])} {...button} />
}

/** Chips that wrap, or scroll in one line. */
export function ChipList({ className, ...list }: ComponentProps<'ul'>) {
  return <ul className={classNames(styles.list, className)} onFocus={showWhole} {...list} />
}

/** Chromium scrolls to a focused element only if it is completely out of view. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
