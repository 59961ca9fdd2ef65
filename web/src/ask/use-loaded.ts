import { useMatches } from 'react-router-dom'

/**
 * Reads a query's result from the page's loaders, for the generated hooks.
 *
 * @throws if no loader of the page returns it
 */
export function useLoaded<TData>(query: string): TData {
  const loaded = useMatches().find(({ loaderData }) => query in Object(loaderData))
  if (!loaded) throw new Error(`no loader of this page returns ${query}`)
  return (loaded.loaderData as Record<string, TData>)[query] as TData
}
