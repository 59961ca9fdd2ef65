import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { lastSessionEnd } from '../apollo/session.ts'
import { sessionMessages } from '../messages-session.ts'
import { paths } from '../paths.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { loginFrom } from './login-state.ts'
import { type User, useViewer } from './use-viewer.ts'

export interface GuardProps {
  /** Who may pass; an administrator may whatever a user may. */
  requires?: 'user' | 'admin'
  /** The shape of what comes, shown until it is known who asks: on the server, always. */
  waiting: ReactNode
  children: (user: User) => ReactNode
}

/**
 * What only a signed-in user sees (specification point 4). Visitors go to `/login`, which brings them back; users
 * without the role go to `/unauthorized`.
 */
export function Guard({ requires = 'user', waiting, children }: GuardProps) {
  const viewer = useViewer()
  const location = useLocation()
  const hasPassed = useRef(false)
  if (viewer.is === 'user') hasPassed.current = true
  const end = lastSessionEnd()
  // Who leaves from here is on the way to where that leads: no need to send them anywhere.
  const isLeaving = hasPassed.current && end === 'left'
  if (viewer.is === 'unknown' || isLeaving) return waiting
  if (viewer.is === 'unreachable')
    return <ErrorState text={sessionMessages.unreachable} retry={viewer.retry} />
  if (viewer.is === 'visitor') {
    const reason = end === 'expired' ? 'expired' : undefined
    return <Navigate to={paths.login} state={loginFrom(location, reason)} replace />
  }
  if (requires === 'admin' && viewer.user.role !== 'ADMIN')
    return <Navigate to={paths.unauthorized} replace />
  return children(viewer.user)
}
