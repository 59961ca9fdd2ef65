import { redirect } from 'react-router-dom'
import { deprecatedFilters } from '../../../schema/attributes/deprecated-names.ts'
import { filterNames } from '../paths.ts'

const searchParameters: ReadonlySet<string> = new Set([
  ...filterNames,
  ...Object.keys(deprecatedFilters),
  'attribute',
  'page',
  'perPage',
  'view',
  'need',
  'typed',
])

/**
 * Redirects from a loader to another search. A redirect thrown in a browser loses the history entry's state,
 * so there the page renders `Navigate` with the returned path.
 *
 * @param query of the current URL, with its `?`
 * @throws the redirect, on the server
 */
export function redirectTo(path: string, query: string): { redirect: string } {
  if (import.meta.env.SSR) throw redirect(withForeignParameters(path, query))
  return { redirect: path }
}

/**
 * Adds query parameters that searches do not use, such as `utm_source`, to the target of a redirect; byte for
 * byte, since `URLSearchParams` would re-encode them (one-address).
 *
 * @param query of the redirecting URL, with its `?`
 */
export function withForeignParameters(to: string, query: string): string {
  const foreign = query
    .slice(1)
    .split('&')
    .filter(
      (part) =>
        part !== '' && ![...new URLSearchParams(part).keys()].some((name) => searchParameters.has(name)),
    )
  return foreign.length > 0 ? `${to}${to.includes('?') ? '&' : '?'}${foreign.join('&')}` : to
}
