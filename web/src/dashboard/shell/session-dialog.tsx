import { useApolloClient } from '@apollo/client/react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginForm } from '../../account/auth/login-form.tsx'
import type { LoginMutation } from '../../gql/account/graphql.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { loginFrom } from '../../session/login-state.ts'
import type { User } from '../../session/me.ts'
import { beginSession } from '../../session/sign-in.ts'
import { dropToken } from '../../session/token.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './session-dialog.module.css'

const { session: texts, ousted, leave } = dashboardMessages

/**
 * Over a screen whose session has ended by itself: the screen stays as it is, with everything typed in it, and goes on
 * after a login by the same administrator. It cannot be closed otherwise than by that, or by leaving.
 */
export function SessionDialog({ user }: { user: User }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const location = useLocation()

  async function goOn(session: LoginMutation['login'], remember: boolean) {
    await beginSession(client, session, remember)
    // Refetches the queries refused without a session. Mutations are not repeated.
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
      <div className={styles.actions}>
        <LoginForm email={user.email} onLogin={goOn} />
      </div>
      <Button look="quiet" onClick={quit}>
        {leave}
      </Button>
    </Dialog>
  )
}

/**
 * What an administrator reads who has lost the role while a screen was open.
 *
 * @param isOther whether somebody else has signed in instead
 */
export function OustedNotice({ isOther }: { isOther: boolean }) {
  return (
    <div className={styles.frame} data-ousted>
      <Notice tone="error">{isOther ? ousted.other : ousted.demoted}</Notice>
      <ButtonLink to={paths.home}>{ousted.leave}</ButtonLink>
    </div>
  )
}
