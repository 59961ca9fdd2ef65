import type { ComponentProps } from 'react'
import styles from './skip-link.module.css'

/** The first thing a keyboard meets: it shows itself on focus and leads past the header. */
export function SkipLink(link: ComponentProps<'a'>) {
  return <a className={styles.link} {...link} />
}
