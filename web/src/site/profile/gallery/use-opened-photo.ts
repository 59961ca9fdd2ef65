import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../browser/use-hydrated.tsx'

export interface OpenedPhoto {
  /** Index of the photo that the gallery was opened at; null while it is closed. */
  opened: number | null
  open: (place: number) => void
  close: () => void
}

/** The gallery as an entry of the history of its own: the browser's Back closes it and leaves the page where it is. */
export function useOpenedPhoto(): OpenedPhoto {
  const location = useLocation()
  const navigate = useNavigate()
  // The server knows no history: after a reload the gallery opens again once the page is hydrated.
  const isHydrated = useHydrated()
  const { photo } = (location.state ?? {}) as { photo?: unknown }
  return {
    opened: isHydrated && typeof photo === 'number' ? photo : null,
    open: (place) =>
      navigate(location, { state: { ...location.state, photo: place }, preventScrollReset: true }),
    close: () => navigate(-1),
  }
}
