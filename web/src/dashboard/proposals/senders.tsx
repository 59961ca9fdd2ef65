import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { formatMoment } from '../audit/entry-name.ts'
import styles from './card.module.css'
import type { Proposal } from './use-queue.ts'

/** Who sent a proposal, how, and what they wrote. Notes are plain text. */
export function Senders({ proposal: { submissions } }: { proposal: Proposal }) {
  return (
    <ul className={styles.senders} aria-label={texts.senders}>
      {submissions.map(({ id, receivedAt, channel, source, note, email, confirmedAt, sender }) => (
        <li key={id}>
          <p className={styles.facts}>
            <span>{source ?? sender?.name ?? texts.visitor}</span>
            <span>{source ? texts.byImport : texts.channels[channel]}</span>
            <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
            {email && <span>{confirmedAt ? texts.emailConfirmed(email) : texts.emailOpen(email)}</span>}
          </p>
          {note && (
            <blockquote className={styles.note} aria-label={texts.note}>
              {note}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
