import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

/** A quiet block in the shape of what is coming; class or style say the shape. Own, for public pages. */
export function Skeleton({
  as: Tag = 'div',
  className,
  ...block
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'span' }) {
  return <Tag className={classNames(styles.skeleton, className)} {...block} />
}
