import { type ApolloClient, ApolloLink } from '@apollo/client'
import { from, mergeMap, of } from 'rxjs'

/** Asks who looks at the page for the password again; whether it was right. */
type Ask = () => Promise<boolean>

/**
 * Repeats an operation that the server refused for want of a fresh sign-in (fresh-sign-in), once who looks at the page
 * has shown the password again. Whoever sent it waits meanwhile, so that nothing that is typed is lost.
 *
 * @param client whose operations are watched; public pages, whose scripts are counted, need none of this
 * @returns how to end that
 */
export function onFreshSignInNeeded(client: ApolloClient, ask: Ask): () => void {
  const { link } = client
  const repeat = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        const isNeeded = result.errors?.some(({ extensions }) => extensions?.reason === 'FRESH_SIGN_IN')
        if (!isNeeded) return of(result)
        return from(ask()).pipe(mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))))
      }),
    ),
  )
  client.setLink(repeat.concat(link))
  return () => client.setLink(link)
}
