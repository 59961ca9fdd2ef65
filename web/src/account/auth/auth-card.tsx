import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import styles from './auth-card.module.css'

export interface AuthCardProps {
  title: string
  lead?: string
  /** Links to other pages, below the card. */
  links?: ReactNode
  children: ReactNode
}

/** Card of a page without header and footer. */
export function AuthCard({ title, lead, links, children }: AuthCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <PageHead title={title} />
      <h1 id={id}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </section>
  )
}

interface OtherWayProps {
  question: string
  to: string
  text: string
}

/** Links between login and registration, keeping the return path, and to the home page. */
export function OtherWay({ question, to, text }: OtherWayProps) {
  const { state } = useLocation()
  return (
    <>
      <p>
        {question}
        <Link to={to} state={state}>
          {text}
        </Link>
      </p>
      <Link to={paths.home}>{authMessages.toHome}</Link>
    </>
  )
}
