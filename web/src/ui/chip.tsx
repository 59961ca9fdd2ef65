import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

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
