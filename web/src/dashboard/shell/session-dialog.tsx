import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginForm } from '../../account/auth/login-form.tsx'
import { useClient } from '../../apollo/page-data.tsx'
import { dropToken } from '../../apollo/session.ts'
import type { LoginMutation } from '../../gql/account/graphql.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { beginSession } from '../../session/begin-session.ts'
import { loginFrom } from '../../session/login-state.ts'
import type { User } from '../../session/use-viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const { session: texts, leave } = dashboardMessages

/**
 * Over a screen whose session has ended by itself: the screen stays as it is, with everything typed in it, and goes on
 * after a login by the same administrator. It cannot be closed otherwise than by that, or by leaving.
 */
export function SessionDialog({ user }: { user: User }) {
  const client = useClient()
  const navigate = useNavigate()
  const location = useLocation()
  const form = useRef<HTMLDivElement>(null)
  // After the dialog has opened, which moves the focus to its first field: that is filled in.
  useLayoutEffect(() => form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus(), [])

  function goOn(session: LoginMutation['login'], remember: boolean) {
    beginSession(client, session, remember)
    // What was refused meanwhile. What was saved in vain is pressed again by who knows whether to.
    for (const query of client.getObservableQueries()) {
      if (query.getCurrentResult().error) query.refetch().catch(() => {})
    }
  }

  function quit() {
    // The screen goes first, so that it cannot ask whether to stay.
    flushSync(() => dropToken('left'))
    navigate(paths.login, { state: loginFrom(location, 'expired'), replace: true })
  }

  return (
    <Dialog title={messages.session.expired}>
      <p>{texts.lead}</p>
      <div ref={form}>
        <LoginForm email={user.email} onLogin={goOn} />
      </div>
      <Button look="quiet" onClick={quit}>
        {leave}
      </Button>
    </Dialog>
  )
}
