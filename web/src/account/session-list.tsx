import { useRef, useState } from 'react'
import { dayOf } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { isNotFound } from '../ask/errors.ts'
import type { OpenSessionsQuery } from '../gql/account/graphql.ts'
import { useEndSessionMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { useSignOut } from '../session/sign-out.ts'
import { styled } from '../theme/theme.ts'
import { Button } from '../ui/button.tsx'
import { LineShape } from '../ui/pictures/icons.tsx'
import { Notice } from '../ui/states.tsx'
import { showToast } from '../ui/toasts/toasts.tsx'
import { AccountRows } from './section.tsx'
import { useWork } from './use-work.ts'

const { sessions: texts } = accountMessages

const List = styled(AccountRows, {
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  '& .device': { color: 'quiet', display: 'flex' },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
  '& .current': {
    paddingInline: '2',
    borderRadius: 'full',
    bg: 'mataSoft',
    color: 'mata',
    textStyle: 'label',
    whiteSpace: 'nowrap',
  },
  '& button': { paddingInline: '3' },
})

type OpenSession = OpenSessionsQuery['openSessions'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

function detailsOf({ lastUsedOn, createdAt }: OpenSession): string {
  const used = lastUsedOn === dayOf(Date.now()) ? texts.usedToday : texts.used(formatDate(lastUsedOn))
  return `${used}, ${texts.opened(dates.format(new Date(createdAt)))}`
}

/** On 24 by 24 pixels. */
const shapes = {
  computer: 'M5 5h14v10H5zM2.500 19h19',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
}

/** Sessions shown at first. */
const shortLength = 5

export interface SessionListProps {
  sessions: readonly OpenSession[]
  /** Asks the server for the list anew. */
  reload: () => Promise<unknown>
}

/** The open sessions, this one first, each with a way to end it. */
export function SessionList({ sessions, reload }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  /** The button with the focus is about to go. */
  const focusList = () => list.current?.focus()
  const ordered = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const shown = isWhole || ordered.length <= shortLength + 1 ? ordered : ordered.slice(0, shortLength)
  return (
    <>
      <List ref={list} aria-label={texts.list} tabIndex={-1}>
        {shown.map((session) => (
          <li key={session.id}>
            <span className="device">
              <LineShape path={/Android|iP(hone|ad)/.test(session.device) ? shapes.phone : shapes.computer} />
            </span>
            <div>
              <p className="title">
                <span className="name">{session.device}</span>
                {session.isCurrent && <span className="current">{texts.current}</span>}
              </p>
              <p className="details">{detailsOf(session)}</p>
            </div>
            {session.isCurrent ? (
              <LeaveButton />
            ) : (
              <EndButton session={session} reload={reload} focusList={focusList} />
            )}
          </li>
        ))}
      </List>
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
  const { isRunning, failure, run } = useWork(texts.endFailed)
  const { id, device } = session

  const end = () =>
    run(async () => {
      // One that has ended meanwhile is what was asked for.
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
        aria-label={texts.endOf(device, detailsOf(session))}
        aria-busy={isRunning}
        onClick={end}
      >
        {isRunning ? texts.ending : texts.end}
      </Button>
      {failure && (
        <div style={{ gridColumn: '1 / -1', marginTop: '0.5rem' }}>
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
    </>
  )
}
