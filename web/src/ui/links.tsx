import type { ComponentProps, FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '../messages/site.ts'
import { classNames } from './class-names.ts'
import styles from './links.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A link out of the site, or away from what is typed: it opens another tab, and screen readers say so. */
export function OutLink({ children, rel = 'noopener', ...anchor }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...anchor} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden> {messages.nav.newTab}</VisuallyHidden>
    </a>
  )
}

/** Full where a press takes it away; a line where it adds something; on where it is chosen, which a check mark has to say too. */
interface ChipLook {
  look?: 'full' | 'line' | 'on'
}

/** A short word that leads to what it names. */
export function ChipLink({ look = 'full', ...link }: ComponentProps<typeof Link> & ChipLook) {
  return <Link className={classNames(styles.chip, styles[look])} {...link} />
}

/** A chip that does something here. */
export function ChipButton({ look = 'line', ...button }: ComponentProps<'button'> & ChipLook) {
  return <button type="button" className={classNames(styles.chip, styles[look])} {...button} />
}

/** Chips side by side, in as many lines as they need, or in one that scrolls. */
export function ChipList({ className, ...list }: ComponentProps<'ul'>) {
  return <ul className={classNames(styles.list, className)} onFocus={showWhole} {...list} />
}

/** Chromium scrolls to what has the focus only if nothing of it is in sight. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
