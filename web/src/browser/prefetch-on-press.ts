import type { ApolloClient } from '@apollo/client'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type PageMatches, pageInput, pageQueries } from '../route-handle.ts'

/**
 * Asks for a page's data when a finger or a button goes down on a link to it: it is there, or on its way, when the link is
 * followed. Never for a link that is only looked at, and never where the visitor saves data or the connection is slow.
 * It counts as no visit: only the page that is shown may tell of one.
 *
 * @param routes of which those with `prefetch` in their handle are asked for
 * @param seed of the page's random orders
 */
export function prefetchOnPress(routes: RouteObject[], client: ApolloClient, seed: string): void {
  document.addEventListener('pointerdown', press, { passive: true })

  function press({ target, button, isPrimary }: PointerEvent) {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    if (button !== 0 || !isPrimary || isSparing()) return
    // What fails now is asked for again when the link is followed, and then says so.
    void prefetch(link).catch(() => {})
  }

  async function prefetch({ pathname, search }: HTMLAnchorElement): Promise<void> {
    // "Ver mais" leads to the old address of a profile (old-addresses).
    const matches = matchRoutes(routes, pathname.replace(/^\/(business|empresa)(?=\/)/, '')) ?? []
    const loaded: PageMatches = await Promise.all(
      matches.map(async ({ params, route }) => {
        const { handle } = typeof route.lazy === 'function' ? await route.lazy() : route
        return { params, route: { handle } }
      }),
    )
    const wanted = loaded.filter(({ route }) => route.handle?.prefetch)
    const input = pageInput(wanted, new URLSearchParams(search), seed)
    await Promise.all(pageQueries(wanted, input).map((query) => client.query(query)))
  }
}

/** What https://wicg.github.io/netinfo says of the connection, where the browser does. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}
