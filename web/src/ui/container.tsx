import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './container.module.css'

/** Page column, at most 1200 px wide, or 680 for text. */
export function Container({
  width = 'content',
  className,
  ...box
}: ComponentProps<'div'> & { width?: 'content' | 'text' }) {
  return <div className={classNames(styles.container, styles[width], className)} {...box} />
}
