import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import text from '../ui/text.module.css'
import styles from './section.module.css'

export interface AccountSectionProps {
  title: string
  lead: string
  children: ReactNode
}

/** Section of the account page: title and description next to the controls. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classNames(text.hint, styles.lead)}>{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
