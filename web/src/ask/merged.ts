import { redirect } from 'react-router-dom'

/** An establishment that another one was merged into (merge). */
interface MergedInto {
  slug: string
  isFinal: boolean
}

/**
 * Where an establishment is that was merged into another one (merge).
 *
 * @param error of `ask`: in the browser Apollo's, on the server the server's own
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
 * Redirects from the slug of an establishment that was merged into another one: for good once that cannot be taken back.
 *
 * @param path of the page, by slug
 * @returns handles what a loader's `ask` throws: throws the redirect, or the error itself
 */
export const redirectMerged = (path: (slug: string) => string, request: Request) => (error: unknown) => {
  const merged = mergedInto(error)
  if (!merged) throw error
  throw redirect(path(merged.slug) + new URL(request.url).search, merged.isFinal ? 301 : 302)
}
