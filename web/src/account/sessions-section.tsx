import { Skeleton } from '@chakra-ui/react/skeleton'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAction } from '../forms/use-action.ts'
import { useLogOutEverywhereMutation, type useOpenSessionsQuery } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { paths } from '../paths.ts'
import type { LoginState } from '../session/login-state.ts'
import { dropToken } from '../session/token.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/chakra/states.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/states.tsx'
import { AccountSection } from './section.tsx'
import { SessionList } from './session-list.tsx'

const { sessions: texts, cancel, close } = accountMessages

/** Open sessions of the account (sessions). */
export function SessionsSection({
  data,
  error,
  refetch,
}: Pick<ReturnType<typeof useOpenSessionsQuery>, 'data' | 'error' | 'refetch'>) {
  // The query reports a failed refetch.
  const reload = () => refetch().catch(() => {})
  const sessions = data?.openSessions
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      {sessions && sessions.length > 0 && <SessionList sessions={sessions} reload={reload} />}
      {sessions?.length === 0 && <p>{texts.empty}</p>}
      {!sessions && error && <ErrorState text={texts.loadFailed} retry={reload} />}
      {!sessions && !error && <Skeleton width="100%" height="8rem" />}
      <LeaveEverywhere />
    </AccountSection>
  )
}

/** "Sair de todos os dispositivos": ends every session of the account, including this one. */
function LeaveEverywhere() {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [logOutEverywhere] = useLogOutEverywhereMutation()
  const { isRunning, failure, run } = useAction(texts.failed)

  const leave = () =>
    run(async () => {
      await logOutEverywhere()
      dropToken('left')
      navigate(paths.login, { state: { reason: 'left' } satisfies LoginState })
    })

  return (
    <>
      <Button look="outline" onClick={() => setIsAsking(true)}>
        {texts.submit}
      </Button>
      {isAsking && (
        <Dialog title={texts.submit} close={close} onClose={() => setIsAsking(false)}>
          {failure && <Notice tone="error">{failure}</Notice>}
          <p>{texts.confirm}</p>
          <div className={actions.end}>
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              {cancel}
            </Button>
            <Button aria-busy={isRunning} onClick={leave}>
              {isRunning ? texts.submitting : texts.submit}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
