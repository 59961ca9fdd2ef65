import { z } from 'zod'
import { misplacement } from '../coordinates.ts'
import { isDate, isNoValue, leftoverTexts } from '../spreadsheet-leftovers.ts'
import { keyText } from '../text.ts'
import { degrees, optionalText, textOrNull } from './rules.ts'

/** Coordinates, each checked by itself; `bothCoordinates` checks the pair. */
export const coordinates = { latitude: degrees('a latitude', 90), longitude: degrees('a longitude', 180) }

const incompleteCoordinates = 'Informe a latitude e a longitude, ou nenhuma das duas.'

/** Messages for a point that cannot be in the guide, shown at the latitude. */
export const misplaced = {
  zero: 'A latitude 0 e a longitude 0 são um ponto no mar: informe as do lugar, ou nenhuma das duas.',
  swapped: 'A latitude e a longitude parecem trocadas: este ponto fica fora do Brasil.',
  outside: 'Este ponto fica fora do Brasil. Confira a latitude, a longitude e os sinais de menos.',
} as const

/**
 * The coordinate that is missing while the other is present.
 * @returns null if both or neither are present
 */
function missingCoordinate(point: {
  latitude?: unknown
  longitude?: unknown
}): 'latitude' | 'longitude' | null {
  const [latitude, longitude] = [point.latitude ?? null, point.longitude ?? null]
  if ((latitude === null) === (longitude === null)) return null
  return latitude === null ? 'latitude' : 'longitude'
}

/**
 * Checks the pair: incomplete, or a point outside Brazil.
 * @returns messages by field; empty if there is no problem
 */
export function pointProblem(point: { latitude?: number | null; longitude?: number | null }): {
  latitude?: string
  longitude?: string
} {
  const missing = missingCoordinate(point)
  if (missing) return { [missing]: incompleteCoordinates }
  const { latitude, longitude } = point
  if (latitude == null || longitude == null) return {}
  // `degrees` refuses it.
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return {}
  const reason = misplacement({ latitude, longitude })
  return reason ? { latitude: misplaced[reason] } : {}
}

/**
 * Refuses an incomplete pair and a point outside Brazil. Runs even if other fields have issues, so that one
 * response lists all of them.
 */
export const bothCoordinates = z.superRefine<Parameters<typeof pointProblem>[0]>(
  (point, check) => {
    for (const [path, message] of Object.entries(pointProblem(point)))
      check.addIssue({ code: 'custom', path: [path], message })
  },
  {
    when: ({ value, issues }) =>
      typeof value === 'object' && value !== null && !issues.some(({ path }) => isCoordinate(path?.[0])),
  },
)

const isCoordinate = (name: unknown) => name === 'latitude' || name === 'longitude'

/** Part of an address; refuses values that a spreadsheet has corrupted. */
const addressText = (label: string, most: number) =>
  optionalText(label, most).superRefine((text, check) => {
    if (text === null) return
    if (isNoValue(text)) check.addIssue(leftoverTexts.noValue(text))
    else if (isDate(text)) check.addIssue(leftoverTexts.date(text))
  })

export const optionalStreet = addressText('a rua', 160)

/** Removes zero decimals that a spreadsheet adds to a whole number: `120.0`. */
export const optionalStreetNumber = addressText('o número', 20)
  .refine(
    (text) => !/^\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text ?? ''),
    'Escreva o número por extenso, sem expoente.',
  )
  .transform((text) => text?.replace(/^(\d+)[.,]0+$/, '$1') ?? null)

const zipCodeMessage = 'Informe um CEP com 8 dígitos.'

/** Normalizes a zip code as people write it: "12010-000", "12.010-000", "CEP 12010–000". */
const zipCodeDigits = (text: string) =>
  keyText(text)
    .replace(/^cep[\s.:]*/i, '')
    // Decimal added by a spreadsheet.
    .replace(/^(\d{8})[.,]0$/, '$1')
    .replace(/[\s.-]/g, '')

const zipCode = z.string().regex(/^\d{8}$/, zipCodeMessage)

/** Optional zip code; blank is null. */
export const optionalZipCode = textOrNull(zipCodeDigits, zipCode)

/** Arguments of the query for a zip code. */
export const zipCodeInput = z.object({ zipCode: z.string().transform(zipCodeDigits).pipe(zipCode) })
