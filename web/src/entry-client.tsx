import '@vitejs/plugin-react/preamble'
import 'virtual:theme.css'
import './theme/fonts.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './apollo/client.ts'
import { Document } from './document.tsx'
import { readState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { createStyles } from './theme/emotion.ts'

/** Loads the parts of the first page that come lazily: what the server rendered must be there to hydrate. */
async function loadFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}

async function start(): Promise<void> {
  const { apollo, config, origin, seed, shell } = readState(document)
  await loadFirstPage()
  const app = (
    <Providers
      client={createBrowserClient(apollo)}
      styles={createStyles()}
      page={{ config, origin, seed, response: { status: 200 } }}
    >
      <Document>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Document>
    </Providers>
  )
  if (shell) createRoot(document).render(app)
  else hydrateRoot(document, app)
}

await start()
