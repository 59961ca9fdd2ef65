import { type DataRouter, data } from 'react-router-dom'
import { ask, type LoaderContext } from '../ask/ask.ts'
import { untilOnline } from '../ask/network.ts'

/**
 * Context of loaders in the browser. The entry comes from the router, since `window.history` is updated only
 * after a push.
 */
export function browserContext(seed: string, router: () => DataRouter): LoaderContext {
  return {
    ask: (document, variables, options) =>
      untilOnline(() => ask(document, variables, options)).catch((error: unknown) => {
        // Shown by the route's error boundary (ask/use-load-failure.ts).
        throw data({ cause: error }, { status: 502 })
      }),
    seed,
    entry: () => router().state.navigation.location ?? router().state.location,
  }
}
