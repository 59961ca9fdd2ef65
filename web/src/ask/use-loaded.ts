import { useMatches } from 'react-router-dom'

/**
 * Reads what a loader of the page has returned under the name of a query. The generated hooks call this.
 *
 * @throws when none of the page's loaders returns it
 */
export function useLoaded<TData>(query: string): TData {
  const loaded = useMatches().find(({ loaderData }) => query in Object(loaderData))
  if (!loaded) throw new Error(`no loader of this page returns ${query}`)
  return (loaded.loaderData as Record<string, TData>)[query] as TData
}
