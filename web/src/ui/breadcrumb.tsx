import { Link } from 'react-router-dom'
import styles from './breadcrumb.module.css'

export interface BreadcrumbProps {
  label: string
  /** From the root to the current page, which has no link. */
  steps: readonly { name: string; to?: string }[]
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav className={styles.trail} aria-label={label}>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={to ?? name}>
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
