import { matchRoutes, type RouteObject } from 'react-router-dom'

/** What tells that a link is about to be followed: a pointer or a finger on it, the focus of a keyboard. */
const signs = ['pointerover', 'focusin'] as const

/**
 * Loads what a link of this site leads to as soon as somebody turns to it, so that it is there when it is followed.
 *
 * @param routes whose lazy parts are loaded
 */
export function loadOnIntent(routes: RouteObject[]): void {
  for (const sign of signs) document.addEventListener(sign, follow, { passive: true })

  function follow({ target }: Event) {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // What fails now is asked for again when the link is followed, and then says so.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => {})
    }
  }
}
