import { matchRoutes } from 'react-router-dom'
import type { MatchedPage, PageModule } from '../../../schema/page.ts'
import { pageRenderer } from './page-renderer.tsx'
import { type RouteHandle, routes } from './routes.tsx'

/** A slug or an id: nothing else has a page. */
const pageParameter = /^[a-z0-9-]{1,180}$/

/** Finds the route of a path, by which the server draws orders and caches (rendered-order). */
export async function matchPage(path: string): Promise<MatchedPage | null> {
  const matches = matchRoutes(routes, path) ?? []
  const { route, params } = matches.at(-1) ?? {}
  const { '*': _rest, ...named } = params ?? {}
  if (Object.values(named).some((value) => !pageParameter.test(value ?? ''))) return null
  const loaded = await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : route)),
  )
  const kinds = loaded.map(({ handle }) => (handle as RouteHandle | undefined)?.cache)
  return {
    route: route?.path ?? '*',
    params: named,
    cache: (['never', 'private', 'minute'] as const).find((kind) => kinds.includes(kind)) ?? 'public',
    action: loaded.at(-1)?.action !== undefined,
  }
}

/**
 * Renders one page: the router matches and runs an action and the loaders, then one synchronous render.
 *
 * @returns the document, or where to go instead
 * @throws what a loader threw that is no response: the server answers in place
 */
export const renderPage: PageModule['renderPage'] = pageRenderer(routes)
