import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { sessionMessages } from '../messages/site.ts'
import { paths } from '../paths.ts'
import { ErrorState, Notice } from '../ui/states.tsx'
import { loginFrom } from './login-state.ts'
import { type User, useViewer } from './me.ts'
import { lastSessionEnd } from './token.ts'

export interface GuardProps {
  /** Who may pass; an administrator may whatever a user may. */
  requires?: 'user' | 'admin'
  /** The shape of what comes, shown until it is known who asks: on the server, always. */
  waiting: ReactNode
  children: (user: User) => ReactNode
  /**
   * Shown over the page when its session expires or ends in another tab: the page and its input stay.
   * Without this the way leads to `/login`.
   */
  interrupted?: (user: User) => ReactNode
  /**
   * Shown below the page when its user has lost the role, or somebody without it has signed in in another tab: the page
   * stays, so that what is typed can be copied.
   */
  ousted?: (isOther: boolean) => ReactNode
}

/**
 * What only a signed-in user sees. Visitors go to `/login`, which brings them back; users
 * without the role go to `/unauthorized`.
 */
export function Guard({ requires = 'user', waiting, children, interrupted, ousted }: GuardProps) {
  const viewer = useViewer()
  const location = useLocation()
  const passed = useRef<User>(null)
  const passedAt = useRef('')
  if (viewer.is === 'user' && mayPass(viewer.user, requires)) {
    passed.current = viewer.user
    passedAt.current = location.pathname
  }
  const end = lastSessionEnd()
  // Who leaves from here is on the way to where that leads: no need to send them anywhere.
  const isLeaving = passed.current && end === 'left'
  if (isLeaving) return waiting
  if (interrupted && passed.current && viewer.is !== 'user') {
    return (
      <>
        {children(passed.current)}
        {viewer.is === 'visitor' && interrupted(passed.current)}
      </>
    )
  }
  if (viewer.is === 'unknown') {
    return (
      <>
        <noscript>
          <div style={{ marginBottom: 'var(--gv-spacing-6)' }}>
            <Notice tone="info">{sessionMessages.needsScript}</Notice>
          </div>
        </noscript>
        {waiting}
      </>
    )
  }
  if (viewer.is === 'unreachable')
    return <ErrorState text={sessionMessages.unreachable} retry={viewer.retry} />
  if (viewer.is === 'visitor') {
    const reason = end === 'expired' ? 'expired' : undefined
    return <Navigate to={paths.login} state={loginFrom(location, reason)} replace />
  }
  const isOusted = !mayPass(viewer.user, requires)
  // Only what is open: no other page opens any more.
  if (ousted && passed.current && isOusted && location.pathname === passedAt.current) {
    return (
      <>
        {children(passed.current)}
        {ousted(passed.current.id !== viewer.user.id)}
      </>
    )
  }
  if (requires === 'admin' && viewer.user.role !== 'ADMIN')
    return <Navigate to={paths.unauthorized} replace />
  if (requires === 'admin' && viewer.user.mustAddPasskey) return <Navigate to={paths.account} replace />
  // In the same place as above, so that the page stays.
  return (
    <>
      {children(viewer.user)}
      {null}
    </>
  )
}

function mayPass({ role, mustAddPasskey }: User, requires: 'user' | 'admin'): boolean {
  return requires === 'user' || (role === 'ADMIN' && !mustAddPasskey)
}
