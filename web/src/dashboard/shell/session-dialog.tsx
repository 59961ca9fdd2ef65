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
import { card, styled } from '../../theme/theme.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'

const { session: texts, ousted, leave } = dashboardMessages

/** The password and the passkey, one below the other. */
const Ways = styled('div', { display: 'grid', gap: '4' })

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
      <Ways>
        <LoginForm email={user.email} onLogin={goOn} />
      </Ways>
      <Button look="quiet" onClick={quit}>
        {leave}
      </Button>
    </Dialog>
  )
}

/** Stays in view at the end of the page, whose text can still be selected and copied. */
const Frame = styled('div', {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  marginTop: '6',
  padding: '4',
  ...card,
})

/**
 * What an administrator reads who has lost the role while a screen was open.
 *
 * @param isOther whether somebody else has signed in instead
 */
export function OustedNotice({ isOther }: { isOther: boolean }) {
  return (
    <Frame data-ousted>
      <Notice tone="error">{isOther ? ousted.other : ousted.demoted}</Notice>
      <ButtonLink to={paths.home}>{ousted.leave}</ButtonLink>
    </Frame>
  )
}
