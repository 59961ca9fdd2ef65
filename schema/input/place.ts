import { z } from 'zod'
import { isDate, isNoValue, leftoverTexts } from '../spreadsheet-leftovers.ts'
import { degrees, optionalText, textOrNull } from './rules.ts'

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

/** A part of an address, and no value that a spreadsheet has spoilt. */
const addressText = (label: string, most: number) =>
  optionalText(label, most).superRefine((text, check) => {
    if (text === null) return
    if (isNoValue(text)) check.addIssue(leftoverTexts.noValue(text))
    else if (isDate(text)) check.addIssue(leftoverTexts.date(text))
  })

export const optionalStreet = addressText('a rua', 160)

/** A whole number may have the decimals that a spreadsheet gave it: `120.0`. */
export const optionalStreetNumber = addressText('o número', 20)
  .refine(
    (text) => !/^\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text ?? ''),
    'Escreva o número por extenso, sem expoente.',
  )
  .transform((text) => text?.replace(/^(\d+)[.,]0+$/, '$1') ?? null)

const zipCodeMessage = 'Informe um CEP com 8 dígitos.'

/** The digits of a zip code as people write it: "12010-000", "12.010-000". */
const zipCodeDigits = (text: string) => text.replace(/[\s.-]/g, '')

const zipCode = z.string().regex(/^\d{8}$/, zipCodeMessage)

/** A zip code that may be absent; blank is null. */
export const optionalZipCode = textOrNull(zipCodeDigits, zipCode)

/** The arguments of a question about a zip code. */
export const zipCodeInput = z.object({ zipCode: z.string().transform(zipCodeDigits).pipe(zipCode) })
