import { matchRoutes } from 'react-router-dom'
import type { MatchedPage, PageModule } from '../../../schema/page.ts'
import { pageRenderer } from './page-renderer.tsx'
import { type RouteHandle, routes } from './routes.tsx'

/** Slugs and ids; other parameters have no page. */
const pageParameter = /^[a-z0-9-]{1,180}$/

/** Matches a path to its route, from which the server derives random orders and caching (rendered-order). */
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
 * Renders a page: runs action and loaders, then one synchronous render.
 *
 * @returns a document or a redirect
 * @throws errors of loaders that are not responses; the server then responds with an error page
 */
export const renderPage: PageModule['renderPage'] = pageRenderer(routes)
