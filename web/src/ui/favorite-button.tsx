import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLoadClient } from '../apollo/page-data.tsx'
import { isSessionRefused, serverMessage } from '../ask/errors.ts'
import { useFavoriteIdsQuery } from '../gql/hooks.ts'
import { sessionMessages } from '../messages/site.ts'
import { paths } from '../paths.ts'
import { type LoginReason, type LoginState, loginFrom } from '../session/login-state.ts'
import { readToken } from '../session/token.ts'
import { useToken } from '../session/use-viewer.ts'
import { classNames } from './class-names.ts'
import styles from './favorite-button.module.css'
import { LineIcon } from './pictures/icons.tsx'
import { showToast } from './toasts/toasts.tsx'

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
        import('../session/change-favorites.ts'),
      ])
      if (isFavorite) await removeFavorite(client, idOf.get(businessId))
      else await addFavorite(client, businessId)
    } catch (error) {
      if (isSessionRefused(error)) return login('expired', isFavorite ? {} : { favorite: businessId })
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

/** The favorites of who looks at the page. */
export interface Favorites {
  /** Ids of favorites by id of the establishment. */
  idOf: ReadonlyMap<string, string>
  /** True while it is not known which they are. */
  isLoading: boolean
}

const nobodys: Favorites = { idOf: new Map(), isLoading: false }

const FavoritesContext = createContext<Favorites>(nobodys)

/** Loads the favorites once for all hearts on the page, and only with a session. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const { data, loading } = useFavoriteIdsQuery({ skip: !token })
  const favorites = useMemo(() => {
    const entries = data?.favorites.map(({ id, business }): [string, string] => [business.id, id])
    return { idOf: new Map(entries), isLoading: loading }
  }, [data, loading])
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>
}

function useFavorites(): Favorites {
  return useContext(FavoritesContext)
}
