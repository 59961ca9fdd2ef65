/** What the browser keeps for this site, and what it keeps for one tab. */
type Place = 'localStorage' | 'sessionStorage'

/** The stored value, unchecked; null if there is none or storage is refused. */
export function readKept(place: Place, key: string): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** @param value null forgets what is kept */
export function keep(place: Place, key: string, value: object | null): void {
  try {
    if (value) globalThis[place].setItem(key, JSON.stringify(value))
    else globalThis[place].removeItem(key)
  } catch {
    // Storage is refused or full: nothing is kept.
  }
}
