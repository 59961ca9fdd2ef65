import { useRef, useState } from 'react'
import { localDate } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { isNotFound } from '../ask/errors.ts'
import { useAction } from '../forms/use-action.ts'
import type { OpenSessionsQuery } from '../gql/account/graphql.ts'
import { useEndSessionMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { useSignOut } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { LineShape } from '../ui/pictures/icons.tsx'
import { Notice } from '../ui/states.tsx'
import text from '../ui/text.module.css'
import { showToast } from '../ui/toasts/toast-store.ts'
import section from './section.module.css'
import styles from './session-list.module.css'

const { sessions: texts } = accountMessages

type OpenSession = OpenSessionsQuery['openSessions'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

function sessionDetails({ lastUsedOn, createdAt }: OpenSession): string {
  const used = lastUsedOn === localDate(Date.now()) ? texts.usedToday : texts.used(formatDate(lastUsedOn))
  return `${used}, ${texts.opened(dates.format(new Date(createdAt)))}`
}

/** SVG paths in a 24 by 24 box. */
const shapes = {
  computer: 'M5 5h14v10H5zM2.500 19h19',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
}

/** Sessions shown before expanding the list. */
const shortLength = 5

export interface SessionListProps {
  sessions: readonly OpenSession[]
  /** Refetches the list. */
  reload: () => Promise<unknown>
}

/** Open sessions, the current one first. */
export function SessionList({ sessions, reload }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  /** The focused button is about to be unmounted. */
  const focusList = () => list.current?.focus()
  const ordered = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const shown = isWhole || ordered.length <= shortLength + 1 ? ordered : ordered.slice(0, shortLength)
  return (
    <>
      <ul className={classNames(section.rows, styles.list)} ref={list} aria-label={texts.list} tabIndex={-1}>
        {shown.map((session) => (
          <li key={session.id}>
            <span className={styles.device}>
              <LineShape path={/Android|iP(hone|ad)/.test(session.device) ? shapes.phone : shapes.computer} />
            </span>
            <div>
              <p className={styles.title}>
                <span className={section.name}>{session.device}</span>
                {session.isCurrent && (
                  <span className={classNames(text.label, styles.current)}>{texts.current}</span>
                )}
              </p>
              <p className={text.hint}>{sessionDetails(session)}</p>
            </div>
            {session.isCurrent ? (
              <LeaveButton />
            ) : (
              <EndButton session={session} reload={reload} focusList={focusList} />
            )}
          </li>
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button
          look="quiet"
          onClick={() => {
            setIsWhole(true)
            focusList()
          }}
        >
          {texts.showAll(sessions.length)}
        </Button>
      )}
    </>
  )
}

function LeaveButton() {
  const signOut = useSignOut()
  return (
    <Button look="quiet" aria-label={texts.leaveThis} onClick={signOut}>
      {texts.leave}
    </Button>
  )
}

interface EndButtonProps extends Pick<SessionListProps, 'reload'> {
  session: OpenSession
  focusList: () => void
}

function EndButton({ session, reload, focusList }: EndButtonProps) {
  const [endSession] = useEndSessionMutation()
  const { isRunning, failure, run } = useAction(texts.endFailed)
  const { id, device } = session

  const end = () =>
    run(async () => {
      // Already ended: treat as success.
      await endSession({ variables: { id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error
      })
      await reload()
      focusList()
      showToast({ tone: 'success', text: texts.ended(device) })
    })

  return (
    <>
      <Button
        look="outline"
        aria-label={texts.endOf(device, sessionDetails(session))}
        aria-busy={isRunning}
        onClick={end}
      >
        {isRunning ? texts.ending : texts.end}
      </Button>
      {failure && (
        <div className={styles.failure}>
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
    </>
  )
}
