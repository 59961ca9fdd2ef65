import type { ReactNode } from 'react'
import styles from './page-title.module.css'

export interface PageTitleProps {
  title: string
  lead?: ReactNode
  /** At the end of the line. */
  action?: ReactNode
}

/** Heading of a page, with lead and action. */
export function PageTitle({ title, lead, action }: PageTitleProps) {
  return (
    <div className={styles.top}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </div>
  )
}
