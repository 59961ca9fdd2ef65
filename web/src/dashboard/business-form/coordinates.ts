import { readDegrees } from './values.ts'

/**
 * Reads a pair of coordinates as maps copy it: "-23.0264, -45.5553", or with commas "-23,0264; -45,5553".
 * @returns null for anything else
 */
export function readPoint(text: string): { latitude: number; longitude: number } | null {
  const [first, second, ...rest] = text.trim().split(/\s*;\s*|,\s+|\s+/)
  if (!first || !second || rest.length > 0) return null
  const [latitude, longitude] = [readDegrees(first), readDegrees(second)]
  const isPlace =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : null
}
