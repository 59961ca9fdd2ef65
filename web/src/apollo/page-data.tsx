import type { ApolloClient } from '@apollo/client'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { noResults, type PageResults } from './page-results.ts'

type LoadClient = () => Promise<ApolloClient>

/** Where the data of a page come from. */
interface PageData {
  /** What the operations of the page answered that the server has rendered. */
  results: PageResults
  /** What queries are read from: null on the server, and in the browser until one asks for what was not rendered. */
  client: ApolloClient | null
  /** Loads the browser's client, the same for all who ask; null on the server, where nobody asks. */
  loadClient: LoadClient | null
  /** Has all queries of the page read from the client's cache from now on: in slices, since all may render again. */
  readFrom: (client: ApolloClient) => void
}

const PageDataContext = createContext<PageData | null>(null)

interface PageDataProviderProps {
  results?: PageResults
  /** One that is there from the beginning. */
  client?: ApolloClient
  /** Gives the same promise each time, until that fails; left out on the server. */
  loadClient?: LoadClient
  children: ReactNode
}

/** Gives the hooks of queries and mutations what they read and how they ask. */
export function PageDataProvider({
  results = noResults,
  client: first,
  loadClient: load,
  children,
}: PageDataProviderProps) {
  const [client, setClient] = useState(first ?? null)
  const readFrom = useCallback((loaded: ApolloClient) => startTransition(() => setClient(loaded)), [])
  const data = useMemo(
    (): PageData => ({
      results,
      client,
      loadClient: load ?? (first ? () => Promise.resolve(first) : null),
      readFrom,
    }),
    [results, client, first, load, readFrom],
  )
  return <PageDataContext value={data}>{children}</PageDataContext>
}

/** @throws outside of a page */
export function usePageData(): PageData {
  const data = useContext(PageDataContext)
  if (!data) throw new Error('usePageData outside of a page')
  return data
}

/**
 * The browser's Apollo Client, for what happens after the render. A page that begins with this is the browser's once the
 * client is there; pages that everybody reads load it when it is needed (`useLoadClient`).
 *
 * @returns nothing on the server, where pages are rendered and nobody acts
 */
export function useClient(): ApolloClient {
  const { client, loadClient } = usePageData()
  if (client || !loadClient) return client as ApolloClient
  return use(loadClient())
}

/** How to get the browser's Apollo Client from a press. */
export function useLoadClient(): () => Promise<ApolloClient> {
  const { loadClient } = usePageData()
  return loadClient ?? neverAsked
}

function neverAsked(): never {
  throw new Error('a request while a page renders')
}
