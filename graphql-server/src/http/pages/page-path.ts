import { keyText } from '../../../../schema/text.ts'

/** Segments that no route matches: control characters, line separators, dots in another encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unmatched = /[\u0000-\u001f\u007f\u2028\u2029]|^\.\.?$/

/**
 * The canonical path of a page (`one-address`): dot segments resolved, repeated and trailing slashes removed, decoded
 * once, lower case, each segment normalized (unseen-characters), and encoded if it contains more than letters, digits
 * and hyphens.
 *
 * @param path as received, without the query
 * @returns null for a path that cannot be decoded or contains control characters
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith('/')) return null
  // Browsers read a backslash as a slash, so a second one would begin another host.
  const { pathname } = new URL(`http://host${path.replace(/[/\\]+/g, '/')}`)
  try {
    const decoded = pathname.split('/').map(decodeURIComponent)
    // Lower case may have a shorter normal form.
    const segments = decoded.map((segment) => keyText(keyText(segment).toLowerCase())).filter(Boolean)
    if ([...decoded, ...segments].some((segment) => unmatched.test(segment))) return null
    return `/${segments.map(encodeURIComponent).join('/')}`
  } catch {
    return null
  }
}
