import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSessionRefused, serverMessage } from '../apollo/refusals.ts'
import { readToken } from '../apollo/session.ts'
import { useClient } from '../apollo/use-client.ts'
import { sessionMessages } from '../messages/session.ts'
import { paths } from '../paths.ts'
import { type LoginReason, type LoginState, loginFrom } from '../session/login-state.ts'
import { showToast } from '../toasts/store.ts'
import { addFavorite, removeFavorite } from './change-favorites.ts'
import { useFavorites } from './favorites-context.tsx'

/** One establishment's heart: whether it is a favorite, and how to change that. */
export function useFavorite(businessId: string) {
  const client = useClient()
  const navigate = useNavigate()
  const location = useLocation()
  const { idOf, isLoading } = useFavorites()
  const [isRunning, setIsRunning] = useState(false)
  const isFavorite = idOf.has(businessId)
  const isDisabled = isRunning || isLoading

  const login = (reason: LoginReason, state?: LoginState) =>
    navigate(paths.login, { state: { ...loginFrom(location, reason), ...state } })

  async function change() {
    try {
      if (isFavorite) await removeFavorite(client, idOf.get(businessId))
      else await addFavorite(client, businessId)
    } catch (error) {
      if (isSessionRefused(error)) return login('expired')
      const { addFailed, removeFailed } = sessionMessages.favorite
      // The server says why no more can be added.
      showToast({ tone: 'error', text: isFavorite ? removeFailed : (serverMessage(error) ?? addFailed) })
    }
  }

  async function toggle() {
    if (isDisabled) return
    // The heart is given once there is a session.
    if (!readToken()) return login('favorites', { favorite: businessId })
    setIsRunning(true)
    await change()
    setIsRunning(false)
  }

  return { isFavorite, isDisabled, toggle }
}
