import styles from './contact-icons.module.css'
import { type ContactKind, contactIcon } from './contact-links.ts'

/** Decoration: the words beside it say where the link leads. */
export function ContactIcon({ kind }: { kind: ContactKind }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={contactIcon(kind)} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
