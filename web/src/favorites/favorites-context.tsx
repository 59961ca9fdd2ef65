import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useFavoriteIdsQuery } from '../gql/hooks.ts'
import { useToken } from '../session/use-viewer.ts'

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

export function useFavorites(): Favorites {
  return useContext(FavoritesContext)
}
