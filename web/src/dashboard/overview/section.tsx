import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export interface OverviewSectionProps {
  title: string
  lead?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  raised?: boolean
  children: ReactNode
}

export function OverviewSection({ title, lead, action, raised, children }: OverviewSectionProps) {
  const id = useId()
  return (
    <section className={styles.frame} aria-labelledby={id} data-raised={raised || undefined}>
      <div className={styles.top}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
