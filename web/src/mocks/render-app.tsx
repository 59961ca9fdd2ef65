import { ApolloProvider } from '@apollo/client/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createBrowserClient } from '../apollo/client.ts'
import { PageDataProvider } from '../apollo/page-data.tsx'
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
 * @returns the router, to look at the address, and a visitor with keyboard and pointer
 */
export function renderApp(path: string) {
  // What jsdom lacks: nobody prefers anything, and nothing scrolls.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
  stubDialogs()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const page = {
    config: publicConfig,
    origin: 'https://guia.test',
    seed: pageSeed,
    response: { status: 200, styles: detachedStyles() },
  }
  const client = createBrowserClient()
  render(
    <ApolloProvider client={client}>
      <PageDataProvider client={client}>
        <Providers page={page}>
          <RouterProvider router={router} />
        </Providers>
      </PageDataProvider>
    </ApolloProvider>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address, visitor: userEvent.setup() }
}
