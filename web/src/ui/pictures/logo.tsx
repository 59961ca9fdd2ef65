import { Link } from 'react-router-dom'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import styles from './logo.module.css'

/** Logo, linking to the home page. */
export function Logo() {
  return (
    <Link className={styles.logo} to={paths.home} aria-label={messages.nav.toHome}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="21.5" cy="10" r="4.5" fill="#F2B705" />
        <path d="M1 24c5-1 8-12 12-12s5 6 8 6 4-3 6-3 3 4 4 5v7H1z" fill="currentColor" opacity="0.45" />
        <path d="M1 28c6 0 9-8 14-8 4 0 5 4 9 4 3 0 5-2 7-2v8H1z" fill="currentColor" />
      </svg>
      {messages.siteName}
    </Link>
  )
}
