import '@vitejs/plugin-react/preamble'
import 'virtual:theme.css'
import './theme/fonts.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './apollo/client.ts'
import { Document } from './document.tsx'
import { loadRoutes } from './load-routes.ts'
import { readState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { createStyles } from './theme/emotion.ts'

// The pages' policy forbids `eval`. Zod would try it out when its first schema is made, and the console would tell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function start(): Promise<void> {
  const { apollo, config, origin, seed, shell } = readState(document)
  // What the server rendered must be there to hydrate.
  await loadRoutes(matchRoutes(routes, window.location)?.map(({ route }) => route) ?? [])
  // Between two tasks the page can be scrolled: loading the code was one.
  await new Promise((resolve) => setTimeout(resolve))
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
  // In slices of a few milliseconds: a page that is there already must scroll and answer meanwhile.
  startTransition(() => {
    if (shell) createRoot(document).render(app)
    else hydrateRoot(document, app)
  })
}

// Not awaited here: what is loaded below imports the file that this ends up in, and would wait for it in turn.
void start()
