import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** Kilometres that are offered. */
export const nearDistances = [1, 3, 5, 10] as const

/** The distance that a press asks for at first. */
export const firstDistance = 3

/** A circle around the visitor's rounded position. */
export interface Near {
  latitude: number
  longitude: number
  km: number
}

/**
 * The circle that a search is bounded by. Only the entry of the history knows it, never the address: Back and a reload find
 * it, and nobody can be sent somebody's position. The page hydrates without, as the server rendered it.
 */
export function useNear(): Near | null {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated ? readNear(state) : null
}

function readNear(state: unknown): Near | null {
  const { near } = (state ?? {}) as { near?: Partial<Near> }
  if (typeof near?.latitude !== 'number' || typeof near.longitude !== 'number') return null
  const km = nearDistances.find((each) => each === near.km)
  return km ? { latitude: near.latitude, longitude: near.longitude, km } : null
}
