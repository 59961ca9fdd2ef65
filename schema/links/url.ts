/**
 * Reads an address, as `URL.parse` does, which phones of before 2024 do not have, nor `URL.canParse`.
 *
 * @param base of a relative address
 * @returns null for what is no address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
