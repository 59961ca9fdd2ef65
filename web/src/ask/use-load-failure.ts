import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'

/**
 * Failure of a loader's query, for the route's error boundary.
 *
 * @throws any other error, for the layout's boundary
 */
export function useLoadFailure(): { error: unknown; retry: () => void } {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (!isRouteErrorResponse(error)) throw error
  return { error: error.data?.cause, retry: () => void revalidate() }
}
