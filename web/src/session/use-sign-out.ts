import { useNavigate } from 'react-router-dom'
import { dropToken } from '../apollo/session.ts'
import { paths } from '../paths.ts'
import type { LoginState } from './login-state.ts'

/** Ends the session in this browser and leads to `/login`. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    dropToken('left')
    navigate(paths.login, { state: { reason: 'left' } satisfies LoginState })
  }
}
