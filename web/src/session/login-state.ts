import type { Location } from 'react-router-dom'
import { parseUrl } from '../../../schema/links/url.ts'

/** Reasons for visiting `/login` that the page explains. */
const reasons = ['expired', 'favorites', 'left', 'registered', 'passwordReset', 'invited'] as const

export type LoginReason = (typeof reasons)[number]

/** History state of `/login`. */
export interface LoginState {
  /** Path, query and fragment to return to. */
  from?: string | undefined
  /** State of the history entry to return to, such as the seed of a search. */
  entry?: unknown
  reason?: LoginReason | undefined
  /** Id of an establishment to add to the favorites after sign-in. */
  favorite?: string | undefined
  /** Sign-out to perform on arrival, see `session/sign-out.ts`. */
  signOut?: number | undefined
}

/** State of a link to `/login` that returns to this location. */
export function loginFrom(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  reason?: LoginReason,
): LoginState {
  return { from: pathname + search + hash, reason }
}

/** `loginFrom` for a search, keeping its random order and map bounds. */
export function loginFromEntry(location: Location, reason: LoginReason): LoginState {
  const { key, state } = location
  // The document's first entry stores its seed only in the browser's history (site/explore/use-search.ts).
  const seed = key === 'default' ? window.history.state?.usr?.seed : key
  return { ...loginFrom(location, reason), entry: { ...(seed && { seed }), ...state } }
}

/** Reads the history state without trusting its content. */
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

/** @returns a path of this site, or undefined if it could lead elsewhere (login-return) */
function sameSitePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const url = parseUrl(path, here)
  // A leading `//` names another host, also after normalizing "/\\host", "/./" or a tab.
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
