import type { ComponentProps } from 'react'
import styles from './check-field.module.css'

/** A box to tick, with its label beside it. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={styles.frame}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  )
}
