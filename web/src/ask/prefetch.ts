import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom'
import { type LoaderContext, loadClient, loaderContext } from './ask.ts'

/** Signs that a link is about to be followed: a pointer or a finger on it, the focus of a keyboard. */
const signs = ['pointerover', 'focusin'] as const

/**
 * Loads what a link of this site leads to before it is followed: its scripts when a visitor points at it, and the data of a
 * route with `prefetch` in its handle when a finger or a button is pressed on it. No data for a link that is only pointed at,
 * and none where the visitor saves data or the connection is slow. It counts as no visit (prefetch).
 *
 * @param context what loaders get, for an entry without a state
 */
export function prefetchOnIntent(routes: RouteObject[], context: LoaderContext): void {
  for (const sign of signs)
    document.addEventListener(sign, ({ target }) => void loadTarget(target), { passive: true })
  document.addEventListener('pointerdown', (event) => void press(event), { passive: true })

  /** @returns the link's routes, loaded; a failure is repeated when the link is followed */
  async function loadTarget(target: EventTarget | null) {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.target === '_blank') return []
    // "Ver mais" leads to the old address of a profile (old-addresses).
    const path = link.pathname.replace(/^\/(business|empresa)(?=\/)/, '')
    const loading = (matchRoutes(routes, path) ?? []).map(async ({ params, route }) => {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : route
      return { params, loader: loaded.loader, handle: loaded.handle, url: link.href }
    })
    return Promise.all(loading).catch(() => [])
  }

  async function press({ target, button, isPrimary }: PointerEvent): Promise<void> {
    if (button !== 0 || !isPrimary || isSparing()) return
    for (const { params, loader, handle, url } of await loadTarget(target)) {
      if (!handle?.prefetch || typeof loader !== 'function') continue
      const provider = new RouterContextProvider(new Map([[loaderContext, context]]))
      const request = new Request(url)
      // The navigation reports what is wrong.
      void Promise.resolve(loader({ params, request, context: provider } as never)).catch(() => {})
    }
  }
}

/** Loads Apollo Client at the first scroll, pointer or key: the next page asks with it, and the first one does not. */
export function loadClientOnFirstTouch(): void {
  const touches = ['scroll', 'pointermove', 'pointerdown', 'focusin', 'keydown'] as const
  const stop = new AbortController()
  const load = () => {
    stop.abort()
    loadClient().catch(() => {})
  }
  for (const touch of touches)
    window.addEventListener(touch, load, { passive: true, capture: true, signal: stop.signal })
}

/** What https://wicg.github.io/netinfo says of the connection, where the browser does. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data, or the connection is slow: then only what was asked for is loaded. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}
