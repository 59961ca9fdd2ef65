import { readDegrees } from './values.ts'

/** A place on the map. */
export interface Point {
  /** Degrees. */
  latitude: number
  longitude: number
}

/**
 * Reads a pair of coordinates as maps copy it: "-23.0264, -45.5553", or with commas "-23,0264; -45,5553".
 * @returns null for anything else
 */
export function readPoint(text: string): Point | null {
  const [first, second, ...rest] = text.trim().split(/\s*;\s*|,\s+|\s+/)
  if (!first || !second || rest.length > 0) return null
  const [latitude, longitude] = [readDegrees(first), readDegrees(second)]
  const isPlace =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : null
}
