import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LoginMutation } from '../../gql/account/graphql.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { type LoginReason, readLoginState } from '../../session/login-state.ts'
import { type User, useViewer } from '../../session/me.ts'
import { addPressedFavorite, beginSession } from '../../session/sign-in.ts'
import { signOut, useSignOutOnArrival } from '../../session/sign-out.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Notice, type NoticeProps, Skeleton } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import card from './auth-card.module.css'
import { AuthCard, OtherWay } from './auth-card.tsx'
import { LoginForm } from './login-form.tsx'

const { login: texts, toHome } = authMessages

const tones = {
  expired: 'error',
  favorites: 'info',
  left: 'info',
  registered: 'success',
  passwordReset: 'success',
  invited: 'success',
} as const satisfies Record<LoginReason, NoticeProps['tone']>

/** `/login` (login-return). */
export function LoginPage() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const loginState = readLoginState(state)
  const { from = paths.home, entry, reason, favorite } = loginState
  useSignOutOnArrival(loginState)
  const viewer = useViewer()
  // Keeps the form mounted from sign-in until the next page.
  const isMovingOn = useRef(false)

  async function moveOn(session: LoginMutation['login'], remember: boolean) {
    isMovingOn.current = true
    await beginSession(client, session, remember)
    await addPressedFavorite(favorite, () => navigate(paths.favorites))
    await navigate(from, { replace: true, state: entry })
  }

  const notice = reason && <Notice tone={tones[reason]}>{texts.reasons[reason]}</Notice>
  const home = <Link to={paths.home}>{toHome}</Link>
  if (viewer.is === 'user' && !isMovingOn.current) {
    return (
      <AuthCard title={texts.signedIn} links={home}>
        {reason === 'registered' && notice}
        <SignedIn user={viewer.user} to={from} entry={entry} />
      </AuthCard>
    )
  }
  if (viewer.is === 'unknown' && viewer.hasSession && !isMovingOn.current) {
    return (
      <AuthCard title={texts.title} links={home}>
        <Skeleton style={{ height: '3rem' }} />
        <Skeleton style={{ height: '6rem' }} />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={texts.title}
      lead={texts.lead}
      links={<OtherWay question={texts.noAccount} to={paths.register} text={texts.register} />}
    >
      {notice}
      <LoginForm onLogin={moveOn} />
    </AuthCard>
  )
}

interface SignedInProps {
  user: User
  /** Target of "Continuar". */
  to: string
  /** State of its history entry. */
  entry: unknown
}

/** Offers to continue or sign out; never redirects by itself (login-return). */
function SignedIn({ user, to, entry }: SignedInProps) {
  return (
    <>
      <div className={card.who}>
        <Avatar name={user.name} photo={user.photo} />
        <div>
          <p className={card.name}>{user.name}</p>
          <p className={text.hint}>{user.email}</p>
        </div>
      </div>
      <div className={card.actions}>
        <ButtonLink to={to} state={entry} data-button>
          {authMessages.login.continue}
        </ButtonLink>
        <Button look="outline" onClick={signOut}>
          {authMessages.login.leave}
        </Button>
      </div>
    </>
  )
}
