/**
 * Polyfill of `URL.parse`, which phones from before 2024 lack, as they do `URL.canParse`.
 *
 * @param base of a relative URL
 * @returns null for an invalid URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
