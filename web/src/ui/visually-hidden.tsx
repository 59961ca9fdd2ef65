import type { HTMLAttributes } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...text
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'h2' }) {
  return <Tag className={styles.hidden} {...text} />
}
