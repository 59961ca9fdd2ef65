import type { RouteObject } from 'react-router-dom'

/** Loads the lazy parts of routes into them: what is shown first has to be there, since nothing else stands in for it. */
export async function loadRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}
