import { readMinute } from '../../../browser/server-clock.ts'

/** Filters of a search that are in its history entry, not in its address. */
export interface Bounds extends Partial<Moved> {
  near?: Near | undefined
  openNow?: OpenNow | undefined
}

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
 * The circle of a search. It is kept in the history entry, never in the address: Back and a reload restore it, and a shared
 * link does not reveal a position.
 */
export function readNear(state: unknown): Near | null {
  const { near } = (state ?? {}) as { near?: Partial<Near> }
  if (typeof near?.latitude !== 'number' || typeof near.longitude !== 'number') return null
  const km = nearDistances.find((each) => each === near.km)
  return km ? { latitude: near.latitude, longitude: near.longitude, km } : null
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A search for what is open (open-now). */
export interface OpenNow {
  /** The whole minute at which it looks, in ISO 8601: one for all pages. */
  at: string
  /** Whether those without hours of that day are included. */
  withUnknown: boolean
}

/** The present minute, as `OpenNow` has it. */
export const presentMinute = () => new Date(readMinute() * minuteMs).toISOString()

/**
 * How a search looks for what is open; null without that filter. Only the entry of the history knows it; after a day it
 * is no answer to anything.
 */
export function readOpenNow(state: unknown): OpenNow | null {
  const { at, withUnknown } = ((state ?? {}) as Bounds).openNow ?? ({} as Partial<OpenNow>)
  if (typeof at !== 'string' || !(Date.now() - Date.parse(at) < dayMs)) return null
  return { at, withUnknown: withUnknown === true }
}

const sides = ['south', 'west', 'north', 'east'] as const

/** A part of the map, in degrees. */
export type Box = Record<(typeof sides)[number], number>

/** What an entry of the history remembers of a map that the visitor has moved. */
interface Moved {
  /** What the search is bounded by: a little more than is seen. */
  within: Box
  seen: Box
}

/**
 * Where the visitor has moved the map, by which the search is bounded (within); null before that. Only the entry of the
 * history knows it, and another search begins with all of its own.
 */
export function readMoved(state: unknown): Moved | null {
  const { within, seen } = (state ?? {}) as Partial<Moved>
  return isBox(within) && isBox(seen) ? { within, seen } : null
}

const isBox = (box: Box | undefined): box is Box => sides.every((side) => typeof box?.[side] === 'number')
