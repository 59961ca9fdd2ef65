import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const sides = ['south', 'west', 'north', 'east'] as const

/** A part of the map, in degrees. */
export type Box = Record<(typeof sides)[number], number>

/** What an entry of the history remembers of a map that the visitor has moved. */
export interface Moved {
  /** What the search is bounded by: a little more than is seen. */
  within: Box
  seen: Box
}

/**
 * Where the visitor has moved the map, by which the search is bounded (within); null before that, and without the map. Only the
 * entry of the history knows it, and another search begins with all of its own. The page hydrates without, as the server
 * rendered it.
 */
export function useMoved(isOnMap: boolean): Moved | null {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated && isOnMap ? readMoved(state) : null
}

function readMoved(state: unknown): Moved | null {
  const { within, seen } = (state ?? {}) as Partial<Moved>
  return isBox(within) && isBox(seen) ? { within, seen } : null
}

const isBox = (box: Box | undefined): box is Box => sides.every((side) => typeof box?.[side] === 'number')
