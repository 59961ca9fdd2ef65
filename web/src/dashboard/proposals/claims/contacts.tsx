import { localDate } from '../../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { formatPhone } from '../../../../../schema/phone-format.ts'
import type { ReviewedClaimFragment } from '../../../gql/dashboard/graphql.ts'
import { useRecordClaimCallMutation } from '../../../gql/dashboard/hooks.ts'
import { claimReviewMessages as texts } from '../../../messages/dashboard/claims.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './claim-panel.module.css'

interface ClaimContactsProps {
  claim: ReviewedClaimFragment
  run: (action: () => Promise<unknown>) => void
  isBusy: boolean
}

type Contact = ReviewedClaimFragment['contacts'][number]

const date = (moment: string) => formatDate(localDate(Date.parse(moment)))

/** Present and former contacts, each number with buttons that record a call. */
export function ClaimContacts({ claim, run, isBusy }: ClaimContactsProps) {
  const [record] = useRecordClaimCallMutation()
  const { id, contacts, state } = claim
  return (
    <>
      <h3>{texts.contacts}</h3>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <li key={`${contact.field} ${contact.since}`}>
            <ContactFacts contact={contact} />
            {state === 'OPEN' && contact.field !== 'email' && (
              <div className={styles.calls}>
                {([true, false] as const).map((reached) => {
                  const label = (reached ? texts.reachedOf : texts.missedOf)(formatPhone(contact.value))
                  return (
                    <Button
                      key={label}
                      look="outline"
                      aria-label={label}
                      disabled={isBusy}
                      onClick={() =>
                        run(() => record({ variables: { id, contact: contact.value, reached } }))
                      }
                    >
                      {reached ? texts.reached : texts.missed}
                    </Button>
                  )
                })}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function ContactFacts({ contact }: { contact: Contact }) {
  const { field, value, since, until, isProposed, qualifies, isNotified, calls } = contact
  const facts = [
    until ? texts.former(date(since), date(until)) : texts.present(date(since)),
    isProposed && texts.proposed,
    qualifies && texts.qualifies,
    isNotified && texts.notified,
    calls > 0 && texts.calls(calls),
  ]
  return (
    <p>
      <strong>{texts.fields[field as keyof typeof texts.fields]}</strong>{' '}
      <span>{field === 'email' ? value : formatPhone(value)}</span>
      <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}
