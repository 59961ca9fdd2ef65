import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'

/**
 * Why a loader of this route got no answer, for the route's error boundary.
 *
 * @throws any other error, which the layout's boundary shows
 */
export function useLoadFailure(): { error: unknown; retry: () => void } {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (!isRouteErrorResponse(error)) throw error
  return { error: error.data?.cause, retry: () => void revalidate() }
}
