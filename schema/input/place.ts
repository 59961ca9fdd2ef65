import { z } from 'zod'
import { degrees, textOrNull } from './rules.ts'

/** Where something is: both or neither. */
export const coordinates = { latitude: degrees('a latitude', 90), longitude: degrees('a longitude', 180) }

/** Said of a latitude without a longitude, and the other way round. */
export const incompleteCoordinates = 'Informe a latitude e a longitude, ou nenhuma das duas.'

/**
 * Which of the coordinates is missing beside the other one.
 * @returns null when both are there or neither
 */
export function missingCoordinate(point: {
  latitude?: unknown
  longitude?: unknown
}): 'latitude' | 'longitude' | null {
  const [latitude, longitude] = [point.latitude ?? null, point.longitude ?? null]
  if ((latitude === null) === (longitude === null)) return null
  return latitude === null ? 'latitude' : 'longitude'
}

/** Refuses a latitude without a longitude, and the other way round. */
export function bothCoordinates(point: Parameters<typeof missingCoordinate>[0], check: z.RefinementCtx) {
  const missing = missingCoordinate(point)
  if (missing) check.addIssue({ code: 'custom', path: [missing], message: incompleteCoordinates })
}

const zipCodeMessage = 'Informe um CEP com 8 dígitos.'

/** The digits of a zip code as people write it: "12010-000", "12.010-000". */
const zipCodeDigits = (text: string) => text.replace(/[\s.-]/g, '')

const zipCode = z.string().regex(/^\d{8}$/, zipCodeMessage)

/** A zip code that may be absent; blank is null. */
export const optionalZipCode = textOrNull(zipCodeDigits, zipCode)

/** The arguments of a question about a zip code. */
export const zipCodeInput = z.object({ zipCode: z.string().transform(zipCodeDigits).pipe(zipCode) })
