import type { ComponentProps } from 'react'
import { messages } from '../messages/site.ts'
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
