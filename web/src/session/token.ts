import { forgetUnsavedForms } from './unsaved-forms.ts'

/** Keys in `localStorage` of the token and the choice of "Lembrar-me". */
const tokenKey = 'guiadovale.token'
const rememberKey = 'guiadovale.remember'

/** Why a session ended: its owner signed out, or the server refused it. */
export type SessionEnd = 'left' | 'expired'

/** Token for the lifetime of the page, if the browser denies storage. */
let unstored: string | null = null
let lastEnd: SessionEnd | null = null
const listeners = new Set<() => void>()

/** @returns the session's token; null for visitors and on the server */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(tokenKey) ?? unstored
  } catch {
    return unstored
  }
}

/**
 * Starts a session in all tabs.
 *
 * @param token from login or registration
 * @param remember whether "Lembrar-me" was checked
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

/** Ends the session in all tabs. */
export function dropToken(end: SessionEnd): void {
  lastEnd = end
  unstored = null
  try {
    globalThis.localStorage?.removeItem(tokenKey)
    if (end === 'left') forgetUnsavedForms()
  } catch {
    // Without storage there is no stored token.
  }
  announce()
}

/** @returns why the last session ended in this tab; null during a session, and if it ended in another tab */
export function lastSessionEnd(): SessionEnd | null {
  return lastEnd
}

/** @returns whether the session began with "Lembrar-me", so that a renewed token lasts as long */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(rememberKey) === '1'
  } catch {
    return false
  }
}

/**
 * Calls back when a session starts or ends, also in another tab.
 *
 * @returns unsubscribes
 */
export function onSessionChange(changed: () => void): () => void {
  const changedElsewhere = () => {
    // A previous end in this tab concerns another session.
    lastEnd = null
    changed()
  }
  const follow = ({ key }: StorageEvent) => {
    // Null if all storage was cleared.
    if (key === tokenKey || key === null) changedElsewhere()
  }
  // Pages in the back/forward cache receive no events.
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
