import { redirect } from 'react-router-dom'

/** Target of a merged establishment (merge). */
interface MergedInto {
  slug: string
  isFinal: boolean
}

/**
 * The establishment into which the requested one was merged (merge).
 *
 * @param error of `ask`: Apollo's in the browser, the server's own in SSR
 * @returns null for any other failure
 */
export function mergedInto(error: unknown): MergedInto | null {
  const { errors } = (error ?? {}) as { errors?: { extensions?: object }[] }
  const { code, details } = (errors?.[0]?.extensions ?? error ?? {}) as {
    code?: string
    details?: MergedInto
  }
  return (code === 'MERGED' && details) || null
}

/**
 * Redirects from the slug of a merged establishment; permanently once the merge cannot be undone.
 *
 * @param path of the page, by slug
 * @returns an error handler for a loader's `ask`: throws the redirect, or the error itself
 */
export const redirectMerged = (path: (slug: string) => string, request: Request) => (error: unknown) => {
  const merged = mergedInto(error)
  if (!merged) throw error
  throw redirect(path(merged.slug) + new URL(request.url).search, merged.isFinal ? 301 : 302)
}
