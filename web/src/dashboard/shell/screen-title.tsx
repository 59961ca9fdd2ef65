import type { ReactNode } from 'react'
import { PageHead } from '../../start/page-head.tsx'
import styles from './screen-title.module.css'

export interface ScreenTitleProps {
  title: string
  /** One sentence on what it is for, or how much there is of it. */
  lead?: ReactNode
  /** Buttons at the end of the line; below the title on phones. */
  action?: ReactNode
}

/** What a screen of the dashboard is about, above everything on it and in the window's title. No search engine keeps it. */
export function ScreenTitle({ title, lead, action }: ScreenTitleProps) {
  return (
    <div className={styles.line}>
      <PageHead title={title} />
      <div className={styles.text}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
