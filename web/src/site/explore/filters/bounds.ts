import { readMinute } from '../../../browser/server-clock.ts'

/** Filters that are in the history entry's state instead of the URL. */
export interface Bounds extends Partial<Moved> {
  near?: Near | undefined
  openNow?: OpenNow | undefined
}

/** Offered distances in kilometres. */
export const nearDistances = [1, 3, 5, 10] as const

/** Initial distance. */
export const firstDistance = 3

export interface Near {
  latitude: number
  longitude: number
  km: number
}

/**
 * Reads the circle from the history state: Back and reload restore it, and a shared link does not reveal a
 * position.
 */
export function readNear(state: unknown): Near | null {
  const { near } = (state ?? {}) as { near?: Partial<Near> }
  if (typeof near?.latitude !== 'number' || typeof near.longitude !== 'number') return null
  const km = nearDistances.find((each) => each === near.km)
  return km ? { latitude: near.latitude, longitude: near.longitude, km } : null
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Filter for establishments that are open (open-now). */
export interface OpenNow {
  /** Minute to evaluate, in ISO 8601; shared by all pages of the search. */
  at: string
  /** Whether to include establishments without hours for that day. */
  withUnknown: boolean
}

/** Current minute in the format of `OpenNow`. */
export const presentMinute = () => new Date(readMinute() * minuteMs).toISOString()

/** Reads the filter from the history state; null without it, or after a day, when it is outdated. */
export function readOpenNow(state: unknown): OpenNow | null {
  const { at, withUnknown } = ((state ?? {}) as Bounds).openNow ?? ({} as Partial<OpenNow>)
  if (typeof at !== 'string' || !(Date.now() - Date.parse(at) < dayMs)) return null
  return { at, withUnknown: withUnknown === true }
}

const sides = ['south', 'west', 'north', 'east'] as const

/** Bounding box in degrees. */
export type Box = Record<(typeof sides)[number], number>

/** Map viewport in the history state, after a move by the visitor. */
interface Moved {
  /** Bounds of the search, slightly larger than the viewport. */
  within: Box
  seen: Box
}

/**
 * Reads the viewport that bounds the search (within) from the history state; null if the map was not moved. A
 * new search drops it.
 */
export function readMoved(state: unknown): Moved | null {
  const { within, seen } = (state ?? {}) as Partial<Moved>
  return isBox(within) && isBox(seen) ? { within, seen } : null
}

const isBox = (box: Box | undefined): box is Box => sides.every((side) => typeof box?.[side] === 'number')
