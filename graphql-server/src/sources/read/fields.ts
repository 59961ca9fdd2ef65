import type { z } from 'zod'
import { businessFields } from '../../../../schema/business/fields.ts'
import type { BusinessFieldName, FieldValues } from '../../../../schema/business/per-field.ts'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { plainText } from '../../../../schema/excerpt.ts'
import { pointProblem } from '../../../../schema/input/place.ts'
import { isNoValue, isSpreadsheetError, leftoverTexts } from '../../../../schema/spreadsheet-leftovers.ts'
import { texts } from '../../messages/texts.ts'

/** Fields that a source can have. */
export const sourceFields = [
  'name',
  'description',
  'phone',
  'whatsapp',
  'email',
  'street',
  'number',
  'zipCode',
  'latitude',
  'longitude',
  'instagram',
  'facebook',
  'linkedin',
  'twitter',
  'tiktok',
  'site',
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
  'sundayHours',
] as const satisfies readonly BusinessFieldName[]

export type SourceField = (typeof sourceFields)[number]

/** Values in the form in which the guide stores them. */
export type FoundValues = Partial<FieldValues<SourceField>>

export interface LeftOutField {
  /** Null for the answer to an attribute, which the reason names. */
  field: SourceField | null
  /** The reason, in Portuguese. */
  reason: string
  /** Index of the candidate. */
  candidate?: number
  /** Title of the column in a table. */
  column?: string | undefined
}

/** Maximum length of a candidate; no field allows longer values. */
const longest = 2000

/** Takes the first valid candidate of each field, or the reason why none is valid. */
export function readFields(values: Partial<Record<SourceField, readonly string[]>>): {
  fields: FoundValues
  leftOut: LeftOutField[]
} {
  const fields: Record<string, unknown> = {}
  const leftOut: LeftOutField[] = []
  for (const field of sourceFields) {
    const read = (values[field] ?? []).map((text) => readField(field, text))
    const found = read.find(({ value }) => value != null && value !== '')
    if (found) fields[field] = found.value
    const candidate = read.findIndex(({ problem }) => problem)
    const reason = read[candidate]?.problem
    if (!found && reason) leftOut.push({ field, reason, candidate })
  }
  withoutWrongPoint(fields, leftOut)
  return { fields: fields as FoundValues, leftOut }
}

function readField(field: SourceField, text: string): { value?: unknown; problem?: string } {
  if (text.length > longest) return { problem: texts.sources.longValue }
  const plain = /<\/?[a-z!][^<>]*>/i.test(text) ? plainText(text) : text
  const isLeftover = field === 'name' ? isSpreadsheetError : isNoValue
  if (isLeftover(plain.trim())) return { problem: leftoverTexts.noValue(plain.trim()) }
  const { kind, rule } = businessFields[field]
  const { data, error } = (rule as z.ZodType).safeParse(kind === 'degrees' ? readDegrees(plain) : plain)
  return error ? { problem: error.issues[0]?.message ?? '' } : { value: data }
}

/** Both coordinates or neither, and only within the area of the guide. */
function withoutWrongPoint(fields: Record<string, unknown>, leftOut: LeftOutField[]): void {
  const { latitude = null, longitude = null } = fields as FoundValues
  const [problem] = Object.values(pointProblem({ latitude, longitude }))
  if (latitude !== null && longitude !== null && !problem) return
  delete fields.latitude
  delete fields.longitude
  if (problem) leftOut.push({ field: 'latitude', reason: problem })
}
