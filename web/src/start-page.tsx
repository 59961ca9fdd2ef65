import { ApolloProvider } from '@apollo/client/react'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './apollo/client.ts'
import { nextTask } from './browser/load-in-turn.ts'
import { loadOnIntent } from './browser/load-on-intent.ts'
import { Document } from './document.tsx'
import { loadRoutes } from './load-routes.ts'
import { mount } from './mount.ts'
import { readState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { pageInput, pageQueries } from './route-handle.ts'
import { routes } from './routes.tsx'
import { createStyles } from './theme/emotion.ts'

/** Makes the page that the server rendered the browser's. */
export async function startPage(): Promise<void> {
  const { data, config, origin, seed, shell } = readState(document)
  // What the server rendered must be there to hydrate.
  const matches = matchRoutes(routes, window.location) ?? []
  await loadRoutes(matches.map(({ route }) => route))
  const input = pageInput(matches, new URLSearchParams(window.location.search), seed)
  const client = createBrowserClient(pageQueries(matches, input), data)
  await nextTask()
  const router = createBrowserRouter(routes)
  await nextTask()
  const styles = createStyles()
  const page = { config, origin, seed, response: { status: 200 } }
  mount(
    <ApolloProvider client={client}>
      <Providers styles={styles} page={page}>
        <Document>
          <RouterProvider router={router} />
        </Document>
      </Providers>
    </ApolloProvider>,
    shell,
  )
  loadOnIntent(routes)
}
