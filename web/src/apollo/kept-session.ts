import type { ApolloCache } from '@apollo/client'
import { forgetSession } from './cache.ts'
import { lastSessionEnd, readToken } from './session.ts'

/** Pages on the screen that outlive their session. */
let keepers = 0

/**
 * What a session has asked for stays in the cache when it expires, for a page that asks for the login again over
 * itself: asked for anew, the page would lose what is typed in it. Somebody who leaves is forgotten all the same.
 *
 * @returns how to end that
 */
export function keepThroughExpiry(): () => void {
  keepers += 1
  return () => {
    keepers -= 1
  }
}

/** Forgets, when a session begins or ends, what only the one before might know. */
export function followSession(cache: ApolloCache): void {
  const hasToken = readToken() !== null
  // Whose session it is has to be asked in any case.
  if (keepers > 0 && lastSessionEnd() !== 'left')
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'me', broadcast: hasToken })
  else forgetSession(cache, hasToken)
}
