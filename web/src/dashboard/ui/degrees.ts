import type { Point } from '../../map/place-picker.tsx'

/** Degrees as people here write them: "-23,0264". */
export function writeDegrees(degrees: number | null): string {
  return degrees === null ? '' : String(Math.round(degrees * 1e6) / 1e6).replace('.', ',')
}

/** @returns null for an empty text, NaN for what is no number */
export function readDegrees(text: string): number | null {
  const number = text.trim().replace(',', '.')
  if (number === '') return null
  return /^[-+−]?\d+(?:\.\d*)?$/.test(number) ? Number(number.replace('−', '-')) : Number.NaN
}

/**
 * Reads a pair of coordinates as maps copy it: "-23.0264, -45.5553", or with commas "-23,0264; -45,5553".
 * @returns null for anything else
 */
export function readPoint(text: string): Point | null {
  const [first, second, ...rest] = text.trim().split(/\s*;\s*|,\s+|\s+/)
  if (!first || !second || rest.length > 0) return null
  return pointOf(readDegrees(first), readDegrees(second))
}

/** Both, when they are on the globe. */
export function pointOf(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
