import { forgetUnsavedForms } from './unsaved-forms.ts'

/** Where the browser keeps the session's token, and whether it was asked for as a lasting one. */
const tokenKey = 'guiadovale.token'
const rememberKey = 'guiadovale.remember'

/** How a session came to its end: its owner left, or the server refused it. */
export type SessionEnd = 'left' | 'expired'

/** Holds the token where the browser refuses storage: until the page is closed. */
let unstored: string | null = null
let lastEnd: SessionEnd | null = null
const listeners = new Set<() => void>()

/** @returns the token of the signed-in user, or null for a visitor and on the server */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(tokenKey) ?? unstored
  } catch {
    return unstored
  }
}

/**
 * Begins a session in this browser, in every tab of it.
 *
 * @param token what login or registration answered
 * @param remember whether it was asked for with "Lembrar-me"
 */
export function keepToken(token: string, remember = false): void {
  lastEnd = null
  try {
    localStorage.setItem(tokenKey, token)
    localStorage.setItem(rememberKey, remember ? '1' : '0')
  } catch {
    unstored = token
  }
  announce()
}

/** Ends the session in this browser, in every tab of it. */
export function dropToken(end: SessionEnd): void {
  lastEnd = end
  unstored = null
  try {
    globalThis.localStorage?.removeItem(tokenKey)
    if (end === 'left') forgetUnsavedForms()
  } catch {
    // Storage is refused: the token was not there.
  }
  announce()
}

/** @returns how the last session ended in this tab; null while there is one, and when it ended in another tab */
export function lastSessionEnd(): SessionEnd | null {
  return lastEnd
}

/** @returns whether the session was begun with "Lembrar-me": a new token for it shall last as long */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(rememberKey) === '1'
  } catch {
    return false
  }
}

/**
 * Calls back at every start and end of a session, in other tabs too.
 *
 * @returns how to stop listening
 */
export function onSessionChange(changed: () => void): () => void {
  const changedElsewhere = () => {
    // What ended here before was another session.
    lastEnd = null
    changed()
  }
  const follow = ({ key }: StorageEvent) => {
    // Null when everything was cleared.
    if (key === tokenKey || key === null) changedElsewhere()
  }
  // A page in the back/forward cache receives no events.
  let tokenBefore: string | null = null
  const leave = () => {
    tokenBefore = readToken()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readToken() !== tokenBefore) changedElsewhere()
  }
  listeners.add(changed)
  window.addEventListener('storage', follow)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', follow)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
  }
}

function announce(): void {
  for (const changed of listeners) changed()
}
