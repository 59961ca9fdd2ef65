import { type DataRouter, data } from 'react-router-dom'
import { ask, type LoaderContext } from '../ask/ask.ts'
import { untilOnline } from '../ask/network.ts'

/** What loaders get in the browser. On a push `window.history` still has the old entry: the router knows the new one. */
export function browserContext(seed: string, router: () => DataRouter): LoaderContext {
  return {
    ask: (document, variables, options) =>
      untilOnline(() => ask(document, variables, options)).catch((error: unknown) => {
        // For the route's error boundary (ask/use-load-failure.ts).
        throw data({ cause: error }, { status: 502 })
      }),
    seed,
    entry: () => router().state.navigation.location ?? router().state.location,
  }
}
