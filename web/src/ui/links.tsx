import type { ComponentProps } from 'react'
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

/** A short word that leads to what it names. */
export function ChipLink({
  look = 'full',
  ...link
}: ComponentProps<typeof Link> & { look?: 'full' | 'line' }) {
  return <Link className={classNames(styles.chip, styles[look])} {...link} />
}

/** Chips side by side, in as many lines as they need. */
export function ChipList(list: ComponentProps<'ul'>) {
  return <ul className={styles.list} {...list} />
}
