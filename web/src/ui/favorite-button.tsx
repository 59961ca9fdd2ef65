import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSessionRefused, serverMessage } from '../ask/errors.ts'
import { repeated } from '../browser/early-presses.ts'
import { sessionMessages } from '../messages/site.ts'
import { paths } from '../paths.ts'
import { addFavorite, removeFavorite, useFavorites } from '../session/favorites.ts'
import { type LoginReason, type LoginState, loginFromEntry } from '../session/login-state.ts'
import { readToken } from '../session/token.ts'
import { classNames } from './class-names.ts'
import styles from './favorite-button.module.css'
import { LineIcon } from './pictures/icons.tsx'
import { showToast } from './toasts/toast-store.ts'

export interface FavoriteButtonProps {
  business: { id: string; name: string }
  className?: string | undefined
}

/**
 * Heart button of an establishment. Disabled during a request by `aria-disabled`, which keeps keyboard focus.
 */
export function FavoriteButton({ business, className }: FavoriteButtonProps) {
  const { isFavorite, isDisabled, toggle } = useFavorite(business.id)
  const { of, add, remove } = sessionMessages.favorite
  return (
    <button
      type="button"
      {...repeated}
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

/** Favorite state of an establishment, with a toggle. */
function useFavorite(businessId: string) {
  const navigate = useNavigate()
  const location = useLocation()
  const { ids, isReady } = useFavorites()
  const [isRunning, setIsRunning] = useState(false)
  const isFavorite = ids.has(businessId)
  const isDisabled = isRunning || !isReady

  const login = (reason: LoginReason, state?: LoginState) =>
    navigate(paths.login, { state: { ...loginFromEntry(location, reason), ...state } })

  async function change() {
    try {
      if (isFavorite) await removeFavorite(businessId)
      else await addFavorite(businessId)
    } catch (error) {
      if (isSessionRefused(error)) return login('expired', isFavorite ? {} : { favorite: businessId })
      const { addFailed, removeFailed } = sessionMessages.favorite
      // The server explains a refusal, such as the limit.
      showToast({ tone: 'error', text: isFavorite ? removeFailed : (serverMessage(error) ?? addFailed) })
    }
  }

  async function toggle() {
    if (isDisabled) return
    // Added after sign-in.
    if (!readToken()) return login('favorites', { favorite: businessId })
    setIsRunning(true)
    await change()
    setIsRunning(false)
  }

  return { isFavorite, isDisabled, toggle }
}
