import { ApolloLink } from '@apollo/client'
import { from, mergeMap, of } from 'rxjs'

/** Asks who looks at the page for the password again; whether it was right. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null

/**
 * Has somebody ask while this page is shown.
 *
 * @returns how to end that
 */
export function onFreshSignInNeeded(asked: Ask): () => void {
  ask = asked
  return () => {
    if (ask === asked) ask = null
  }
}

/**
 * Repeats an operation that the server refused for want of a fresh sign-in (fresh-sign-in), once who looks at the page
 * has shown the password again. Whoever sent it waits meanwhile, so that nothing that is typed is lost.
 */
export const freshSignInLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      const isNeeded = result.errors?.some(({ extensions }) => extensions?.reason === 'FRESH_SIGN_IN')
      if (!isNeeded || !ask) return of(result)
      return from(ask()).pipe(mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))))
    }),
  ),
)
