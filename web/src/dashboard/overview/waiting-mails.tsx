import { useWaitingMailsQuery } from '../../gql/dashboard/hooks.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { Notice } from '../../ui/states.tsx'
import styles from './waiting-mails.module.css'

const { waiting, reasons, retried } = overviewMessages.mails

const moments = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Number of unsent mails with the reasons; renders nothing if there are none or while loading. */
export function WaitingMails() {
  const { data } = useWaitingMailsQuery({ fetchPolicy: 'cache-and-network' })
  if (!data?.waitingMails.length) return null
  return (
    <div className={styles.frame}>
      <Notice tone="info">
        {data.waitingMails.map(({ reason, total, since }) => (
          <p key={reason}>
            {waiting(total, moments.format(new Date(since)))} {reasons[reason]}
          </p>
        ))}
        <p>{retried}</p>
      </Notice>
    </div>
  )
}
