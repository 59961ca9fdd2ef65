/**
 * Whether a path cannot be a page of the web app: one segment that can never be a slug (a dot, an accent, a
 * NUL, `wp-login.php`, ...) or a path that is no valid URL. Such requests get a static 404, unrendered.
 *
 * @param path the path as it arrived, without the query
 */
export function isImpossiblePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return path !== '/'
  return segments.length === 1 ? !/^[a-z0-9-]{1,180}$/i.test(segments[0] ?? '') : !canDecode(path)
}

/** What no route of the web app can match: control characters and line separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unmatched = /[\u0000-\u001f\u007f\u2028\u2029]/

function canDecode(path: string): boolean {
  try {
    return !unmatched.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
