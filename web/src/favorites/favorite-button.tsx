import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLoadClient } from '../apollo/page-data.tsx'
import { isSessionRefused, serverMessage } from '../apollo/refusals.ts'
import { readToken } from '../apollo/session.ts'
import { sessionMessages } from '../messages/session.ts'
import { paths } from '../paths.ts'
import { type LoginReason, type LoginState, loginFrom } from '../session/login-state.ts'
import { showToast } from '../toasts/toasts.tsx'
import { classNames } from '../ui/class-names.ts'
import { LineIcon } from '../ui/pictures/icons.tsx'
import styles from './favorite-button.module.css'
import { useFavorites } from './favorites-context.tsx'

export interface FavoriteButtonProps {
  business: { id: string; name: string }
  className?: string | undefined
}

/**
 * The heart of an establishment. It is disabled while a request runs, by `aria-disabled`, so that the focus of a
 * keyboard stays where it is.
 */
export function FavoriteButton({ business, className }: FavoriteButtonProps) {
  const { isFavorite, isDisabled, toggle } = useFavorite(business.id)
  const { of, add, remove } = sessionMessages.favorite
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-label={of(business.name)}
      aria-pressed={isFavorite}
      aria-disabled={isDisabled}
      title={isFavorite ? remove : add}
      onClick={toggle}
    >
      <LineIcon name="heart" />
    </button>
  )
}

/** One establishment's heart: whether it is a favorite, and how to change that. */
function useFavorite(businessId: string) {
  const loadClient = useLoadClient()
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
      const [client, { addFavorite, removeFavorite }] = await Promise.all([
        loadClient(),
        import('./change-favorites.ts'),
      ])
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
