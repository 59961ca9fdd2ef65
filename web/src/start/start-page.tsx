import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { PageDataProvider } from '../apollo/page-data.tsx'
import { resultsOf } from '../apollo/page-results.ts'
import { TypedFields, watchServerFields } from '../browser/typed-fields.tsx'
import { Document, readState } from './document.tsx'
import { Providers } from './page-context.tsx'
import { pageFollowUps, pageInput, pageQueries } from './route-handle.ts'
import { loadRoutes, routes } from './routes.tsx'
// What home, explore and profiles share is in every page's file: in files of its own it costs each of the three more.
import '../ui/business-card/card-grid.tsx'
import '../ui/links.tsx'
import '../ui/states.tsx'

/** Makes the page that the server rendered the browser's. */
export async function startPage(): Promise<void> {
  // Not in the task that has run all scripts: whoever presses something waits for no more than one of them.
  await nextTask()
  const { data, config, origin, seed } = readState(document)
  // What the server rendered must be there to hydrate.
  const matches = matchRoutes(routes, window.location) ?? []
  await loadRoutes(matches.map(({ route }) => route))
  await nextTask()
  const input = pageInput(matches, new URLSearchParams(window.location.search), seed)
  const queries = pageQueries(matches, input)
  const followUps = pageFollowUps(matches, input, resultsOf(queries, data))
  const asked = [...queries, ...followUps]
  const loadClient = once(async () => {
    const { createBrowserClient } = await loadApollo()
    return createBrowserClient(asked, data)
  })
  const app = (
    <PageDataProvider results={resultsOf(asked, data)} loadClient={loadClient}>
      <Providers page={{ config, origin, seed, response: { status: 200 } }}>
        <TypedFields server={watchServerFields()}>
          <Document>
            <RouterProvider router={createBrowserRouter(routes)} />
          </Document>
        </TypedFields>
      </Providers>
    </PageDataProvider>
  )
  // In slices of a few milliseconds: a page that is there already must scroll and answer meanwhile.
  startTransition(() => {
    hydrateRoot(document, app, { onRecoverableError })
  })
  // Once there is something to press.
  const { isSparing, loadOnIntent } = await import('../browser/load-on-intent.ts')
  loadOnIntent(routes, loadClient, seed)
  // What the next page asks with: nothing that is seen waits for it, and nobody who presses something does.
  if (!isSparing()) whenLoaded(() => loadApollo().catch(() => {}))
}

/** An extension or a translation has changed the server's document, and React renders it again: no uncaught error. */
function onRecoverableError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers and tests look there
  console.warn(error)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The page that the server rendered needs none of it. */
const loadApollo = () => import('../apollo/client.ts')

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else window.addEventListener('load', then, { once: true })
}

/** What is loaded once, unless it fails: then it may be tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
