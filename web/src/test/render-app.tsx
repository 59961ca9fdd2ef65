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

/** The seed that a rendered page would bring along. */
export const pageSeed = 'semente-da-pagina'

export const publicConfig = {
  chatUrl: 'https://chat.test',
  contactEmail: '',
  tileUrl: '',
  tileAttribution: '',
  imageMaxBytes: 10_000_000,
}

// As in a browser that has loaded the page: tests begin with it, not with its loading.
await loadRoutes(routes.flatMap(withChildren))

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children?.flatMap(withChildren) ?? [])]
}

/**
 * Shows the whole web app at one address, as a browser does that has loaded nothing yet.
 *
 * @param path with its query
 * @param extra routes in addition to those of the app
 * @returns the router, the address of the page that is shown, and a visitor with keyboard and pointer
 */
export function renderApp(path: string, extra: readonly RouteObject[] = []) {
  // Missing in jsdom: no preference is set, and nothing scrolls.
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
  // The server renders a page first; here nothing is shown until its loaders have answered.
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
