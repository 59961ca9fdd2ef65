import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import {
  createMemoryRouter,
  type DataRouter,
  type Location,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from 'react-router-dom'
import { vi } from 'vitest'
import { resetBrowserClient } from '../apollo/client.ts'
import { keepAnswers, loaderContext } from '../ask/ask.ts'
import { browserContext } from '../start/browser-context.ts'
import { Providers } from '../start/page-context.tsx'
import { loadRoutes, routes } from '../start/routes.tsx'
import { detachedStyles } from './detached-styles.ts'
import { stubDialogs } from './stub-dialogs.ts'

/** Seed of the rendered page. */
export const pageSeed = 'semente-da-pagina'

export const publicConfig = {
  chatUrl: 'https://chat.test',
  contactEmail: '',
  tileUrl: '',
  tileAttribution: '',
  imageMaxBytes: 10_000_000,
}

// Preloads lazy routes, so that tests do not wait for them.
await loadRoutes(routes.flatMap(withChildren))

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children?.flatMap(withChildren) ?? [])]
}

/**
 * Renders the whole web app at a URL, as in a browser with an empty cache.
 *
 * @param path with its query
 * @param extra additional routes
 * @returns the router, a getter for the current path, and a `userEvent` instance
 */
export function renderApp(path: string, extra: readonly RouteObject[] = []) {
  // Not in jsdom.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
  stubDialogs()
  keepAnswers([])
  resetBrowserClient()
  let shown: Location | null = null
  const Shown = () => {
    const location = useLocation()
    useLayoutEffect(() => {
      shown = location
    })
    return <Outlet />
  }
  // Shows nothing until loaders finish, in place of the server's rendering.
  const root: RouteObject = {
    element: <Shown />,
    HydrateFallback: () => null,
    children: [...extra, ...routes],
  }
  const router: DataRouter = createMemoryRouter([root], {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () =>
      new RouterContextProvider(new Map([[loaderContext, browserContext(pageSeed, () => router)]])),
  })
  const page = {
    config: publicConfig,
    origin: 'https://guia.test',
    seed: pageSeed,
    response: { status: 200, styles: detachedStyles() },
  }
  render(
    <Providers page={page}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const address = () => {
    const { pathname, search } = shown ?? router.state.location
    return pathname + search
  }
  return { router, address, visitor: userEvent.setup() }
}
