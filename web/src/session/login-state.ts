import type { Location } from 'react-router-dom'
import { parseUrl } from '../../../schema/links/url.ts'

/** What brought somebody to `/login`, as far as that page has something to say about it. */
const reasons = ['expired', 'favorites', 'left', 'registered', 'passwordReset', 'invited'] as const

export type LoginReason = (typeof reasons)[number]

/** What the history keeps of the way to `/login`. */
export interface LoginState {
  /** Path, query and fragment to return to. */
  from?: string | undefined
  /** What the history entry remembers that is returned to, such as the order of a search. */
  entry?: unknown
  reason?: LoginReason | undefined
  /** Id of the establishment whose heart was pressed: it becomes a favorite with the session. */
  favorite?: string | undefined
  /** The sign-out that is done when this is reached: `session/sign-out.ts`. */
  signOut?: number | undefined
}

/** The state of a link to `/login` that leads back to where it is. */
export function loginFrom(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  reason?: LoginReason,
): LoginState {
  return { from: pathname + search + hash, reason }
}

/** `loginFrom` from a search, which is returned to in its order, with what bounds it. */
export function loginFromEntry(location: Location, reason: LoginReason): LoginState {
  const { key, state } = location
  // The document's entry keeps its seed in the browser's history alone (site/explore/use-search.ts).
  const seed = key === 'default' ? window.history.state?.usr?.seed : key
  return { ...loginFrom(location, reason), entry: { ...(seed && { seed }), ...state } }
}

/** Reads what the history says; what anybody could have written there is checked. */
export function readLoginState(state: unknown): LoginState {
  const { from, entry, reason, favorite, signOut } = (state ?? {}) as Record<string, unknown>
  return {
    from: sameSitePath(from),
    entry,
    reason: reasons.find((known) => known === reason),
    favorite: typeof favorite === 'string' ? favorite : undefined,
    signOut: typeof signOut === 'number' ? signOut : undefined,
  }
}

const here = 'https://here.invalid'

/** @returns a path of this site as it was meant, or undefined for anything that could lead elsewhere (login-return) */
function sameSitePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const url = parseUrl(path, here)
  // Two slashes name another host, wherever they come from: "/\\host", "/./" before them, a tab between.
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
