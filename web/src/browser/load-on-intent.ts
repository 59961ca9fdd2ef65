import type { ApolloClient } from '@apollo/client'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type PageMatches, pageInput, pageQueries } from '../start/route-handle.ts'

/** What tells that a link is about to be followed: a pointer or a finger on it, the focus of a keyboard. */
const signs = ['pointerover', 'focusin'] as const

/**
 * Loads what a link of this site leads to before it is followed: its scripts as soon as somebody turns to it, and the data
 * of a page with `prefetch` in its handle when a finger or a button goes down on it. Data never for a link that is only
 * looked at, and never where the visitor saves data or the connection is slow. It counts as no visit: only the page that
 * is shown may tell of one (prefetch).
 *
 * @param routes whose lazy parts are loaded
 * @param seed of the page's random orders
 */
export function loadOnIntent(
  routes: RouteObject[],
  loadClient: () => Promise<ApolloClient>,
  seed: string,
): void {
  for (const sign of signs) document.addEventListener(sign, ({ target }) => turnTo(target), { passive: true })
  document.addEventListener('pointerdown', press, { passive: true })

  /** @returns the routes that a link leads to, loaded; what fails now is asked for again when it is followed */
  async function turnTo(target: EventTarget | null): Promise<PageMatches> {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.target === '_blank') return []
    // "Ver mais" leads to the old address of a profile (old-addresses).
    const path = link.pathname.replace(/^\/(business|empresa)(?=\/)/, '')
    const loading = (matchRoutes(routes, path) ?? []).map(async ({ params, route }) => {
      const { handle } = typeof route.lazy === 'function' ? await route.lazy() : route
      return { params, route: { handle } }
    })
    return Promise.all(loading).catch(() => [])
  }

  async function press({ target, button, isPrimary }: PointerEvent): Promise<void> {
    if (button !== 0 || !isPrimary || isSparing()) return
    const matches = (await turnTo(target)).filter(({ route }) => route.handle?.prefetch)
    const input = pageInput(matches, new URLSearchParams(), seed)
    const queries = pageQueries(matches, input)
    if (queries.length === 0) return
    const client = await loadClient()
    for (const query of queries) void client.query(query).catch(() => {})
  }
}

/** What https://wicg.github.io/netinfo says of the connection, where the browser does. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data, or the connection is slow: then nothing is loaded that nobody has asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}
