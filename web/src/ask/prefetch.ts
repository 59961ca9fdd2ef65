import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom'
import { type LoaderContext, loadClient, loaderContext } from './ask.ts'

/** Events that precede following a link: pointer, touch or keyboard focus. */
const signs = ['pointerover', 'focusin'] as const

/**
 * Preloads the target of an internal link: its scripts on hover or focus, and on press the data of routes
 * with `prefetch` in their handle. Loads no data on hover, in data saving mode or on a slow connection. Does
 * not count as a visit (prefetch).
 *
 * @param context of the loaders, for an entry without state
 */
export function prefetchOnIntent(routes: RouteObject[], context: LoaderContext): void {
  for (const sign of signs)
    document.addEventListener(sign, ({ target }) => void loadTarget(target), { passive: true })
  document.addEventListener('pointerdown', (event) => void press(event), { passive: true })

  /** @returns the link's loaded routes; a failure is repeated on navigation */
  async function loadTarget(target: EventTarget | null) {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.target === '_blank') return []
    // "Ver mais" links to a profile's old URL (old-addresses).
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
      // The navigation reports errors.
      void Promise.resolve(loader({ params, request, context: provider } as never)).catch(() => {})
    }
  }
}

/** Loads Apollo Client at the first interaction: only later pages query with it. */
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

/** Network Information API (https://wicg.github.io/netinfo), which not every browser has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether to load only what was requested, in data saving mode or on a slow connection. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}
