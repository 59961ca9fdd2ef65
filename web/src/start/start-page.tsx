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

/** Hydrates the page that the server rendered. */
export async function startPage(): Promise<void> {
  // Not in the task that has run all scripts: a press waits for no more than one of them.
  await nextTask()
  const { loaderData, asked, config, origin, seed } = readState(document)
  // What the server rendered must be there to hydrate.
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
  // In slices of a few milliseconds: the page must scroll and answer in the meantime.
  startTransition(() => {
    hydrateRoot(document, app, { onRecoverableError })
  })
  // Once there is something to press.
  const { isSparing, loadClientOnFirstTouch, prefetchOnIntent } = await import('../ask/prefetch.ts')
  prefetchOnIntent(routes, { ask, seed, entry: () => ({ key: 'default', state: null }) })
  if (!isSparing()) loadClientOnFirstTouch()
}

/** An extension or a translation has changed the server's document, and React renders it again: no uncaught error. */
function onRecoverableError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers and tests look there
  console.warn(error)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
