/** Where the browser keeps the session's token. */
const tokenKey = 'guiadovale.token'

/** @returns the token of the signed-in user, or null for a visitor, on the server, or where storage is refused */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(tokenKey) ?? null
  } catch {
    return null
  }
}

/** @param token what login or registration answered */
export function keepToken(token: string): void {
  localStorage.setItem(tokenKey, token)
}

/** Ends the session in this browser. */
export function dropToken(): void {
  try {
    globalThis.localStorage?.removeItem(tokenKey)
  } catch {
    // Storage is refused: there was no token to drop.
  }
}
