import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { sessionMessages } from '../messages/site.ts'
import { paths } from '../paths.ts'
import { ErrorState, Notice } from '../ui/states.tsx'
import { loginFrom } from './login-state.ts'
import { type User, useViewer } from './me.ts'
import { lastSessionEnd } from './token.ts'

export interface GuardProps {
  /** Required role; an administrator also passes as a user. */
  requires?: 'user' | 'admin'
  /** Skeleton while the viewer is unknown, as always on the server. */
  waiting: ReactNode
  children: (user: User) => ReactNode
  /**
   * Rendered over the page when its session expires or ends in another tab, so that input is kept. By default
   * redirects to `/login`.
   */
  interrupted?: (user: User) => ReactNode
  /**
   * Rendered below the page when its user lost the role, or another account signed in in another tab; the
   * page stays, so that input can be copied.
   */
  ousted?: (isOther: boolean) => ReactNode
}

/**
 * Renders content for signed-in users. Redirects visitors to `/login`, which returns here, and users without
 * the role to `/unauthorized`.
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
  // The sign-out is already navigating elsewhere.
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
  // Only for the page that is open, not after a navigation.
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
  // Same tree positions as above, so that React keeps the page mounted.
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
