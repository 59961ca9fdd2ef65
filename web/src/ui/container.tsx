import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './container.module.css'

/** The page's column: 1200 px wide at most, or 680 for text, with room at the sides. */
export function Container({
  width = 'content',
  className,
  ...box
}: ComponentProps<'div'> & { width?: 'content' | 'text' }) {
  return <div className={classNames(styles.container, styles[width], className)} {...box} />
}
