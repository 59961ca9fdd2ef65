import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './apollo/client.ts'
import { nextTask } from './browser/load-in-turn.ts'
import { loadOnIntent } from './browser/load-on-intent.ts'
import { Document } from './document.tsx'
import { loadRoutes } from './load-routes.ts'
import { mount } from './mount.ts'
import { readState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { createStyles } from './theme/emotion.ts'

/** Makes the page that the server rendered the browser's. */
export async function startPage(): Promise<void> {
  const { apollo, config, origin, seed, shell } = readState(document)
  // What the server rendered must be there to hydrate.
  await loadRoutes(matchRoutes(routes, window.location)?.map(({ route }) => route) ?? [])
  const client = createBrowserClient(apollo)
  await nextTask()
  const router = createBrowserRouter(routes)
  await nextTask()
  const styles = createStyles()
  const page = { config, origin, seed, response: { status: 200 } }
  mount(
    <Providers client={client} styles={styles} page={page}>
      <Document>
        <RouterProvider router={router} />
      </Document>
    </Providers>,
    shell,
  )
  loadOnIntent(routes)
}
