import type { ApolloCache } from '@apollo/client'

/** What counts or lists establishments elsewhere in the web app. */
const lists = [
  ...['dashboardStats', 'recentBusinesses', 'registrations', 'registrationsByDay'],
  ...['latestBusinesses', 'relatedBusinesses', 'searchBusinesses', 'favorites'],
]

/**
 * Forgets establishments that are gone, and everything that may still show or count them: it is asked for anew where it
 * is shown again.
 */
export function forgetBusinesses(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Business', id }) })
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
