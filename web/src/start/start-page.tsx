import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom'
import { ask, keepAnswers, loaderContext } from '../ask/ask.ts'
import { TypedFields, watchServerFields } from '../browser/typed-fields.tsx'
import { answersOf, Document, readState } from './document.tsx'
import { Providers } from './page-context.tsx'
import { loadRoutes, routes } from './routes.tsx'
import '../ui/business-card/card-grid.tsx'
import '../ui/links.tsx'
import '../ui/states.tsx'
import { browserContext } from './browser-context.ts'

/** Hydrates the server-rendered page. */
export async function startPage(): Promise<void> {
  // Yields after evaluating all scripts, so that input waits for one of the tasks only.
  await nextTask()
  const { loaderData, asked, config, origin, seed } = readState(document)
  // Hydration needs the components that the server rendered.
  await loadRoutes((matchRoutes(routes, window.location) ?? []).map(({ route }) => route))
  await nextTask()
  keepAnswers(answersOf({ loaderData, asked }))
  const router: DataRouter = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    hydrationData: { loaderData },
    getContext: () =>
      new RouterContextProvider(new Map([[loaderContext, browserContext(seed, () => router)]])),
  })
  const app = (
    <Providers page={{ config, origin, seed, response: { status: 200 } }}>
      <TypedFields server={watchServerFields()}>
        <Document>
          <RouterProvider router={router} />
        </Document>
      </TypedFields>
    </Providers>
  )
  // Hydrates in slices of a few milliseconds, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(document, app, { onRecoverableError })
  })
  // After hydration.
  const { isSparing, loadClientOnFirstTouch, prefetchOnIntent } = await import('../ask/prefetch.ts')
  prefetchOnIntent(routes, { ask, seed, entry: () => ({ key: 'default', state: null }) })
  if (!isSparing()) loadClientOnFirstTouch()
}

/**
 * Logs React's re-rendering after an extension or translation changed the document, instead of an uncaught
 * error.
 */
function onRecoverableError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers and tests look there
  console.warn(error)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
