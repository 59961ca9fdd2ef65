/**
 * The one path of a page (`one-address`): dot segments resolved, doubled and closing slashes removed, lower case.
 * What a page shows, its order included, depends on this path alone, never on how somebody spelled it.
 *
 * @param path as it arrived, without the query
 * @returns null for what cannot be a page: one segment that can never be a slug (a dot, an accent, `wp-login.php`), or
 *   what is no valid path. Such requests get a static 404, unrendered.
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith('/') || !isDecodable(path)) return null
  // A backslash counts as a slash: browsers read one after the first slash as the start of another host.
  const { pathname } = new URL(`http://host${path.replace(/[/\\]+/g, '/')}`)
  const canonical = pathname
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()
  const segments = canonical.split('/').filter(Boolean)
  return segments.length === 1 && !/^[a-z0-9-]{1,180}$/.test(segments[0] ?? '') ? null : canonical
}

/** What no route of the web app can match: control characters and line separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unmatched = /[\u0000-\u001f\u007f\u2028\u2029]/

function isDecodable(path: string): boolean {
  try {
    return !unmatched.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
