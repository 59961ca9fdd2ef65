import { useLayoutEffect } from 'react'
import { forgetSession, keepThroughExpiry } from '../../apollo/cache.ts'
import { readToken } from '../../apollo/session.ts'
import { useClient } from '../../apollo/use-client.ts'
import { MeDocument } from '../../gql/graphql.ts'

/**
 * Keeps what the dashboard has asked for when its session expires, until the same administrator goes on. Whoever else
 * comes instead finds nothing of it.
 */
export function useKeptSession(userId: string): void {
  const client = useClient()
  // Before anything is painted: what the next one sees is asked for anew.
  useLayoutEffect(() => {
    const release = keepThroughExpiry()
    return () => {
      release()
      const isSame = client.readQuery({ query: MeDocument })?.me.id === userId
      if (!isSame) forgetSession(client.cache, readToken() !== null)
    }
  }, [client, userId])
}
