import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from '../links.module.css'
import { LineIcon } from '../pictures/icons.tsx'

/** Checkbox styled as a chip. */
export function ChipBox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.box}>
      <input type="checkbox" {...input} />
      <span className={classNames(styles.chip, styles.line)}>
        <LineIcon name="check" />
        {children}
      </span>
    </label>
  )
}
