import { isScalar } from '../../../../schema/business/csv-columns.ts'
import { businessFields } from '../../../../schema/business/fields.ts'
import {
  isDate,
  isNoValue,
  isSpreadsheetError,
  leftoverTexts,
} from '../../../../schema/spreadsheet-leftovers.ts'
import { texts } from '../../messages/texts.ts'
import type { ColumnField, Problem, RowValues } from './columns.ts'
import { type StoredBusiness, storedCell } from './stored.ts'
import type { Taxonomy } from './taxonomy.ts'

/** Columns of names that a new entry could be made of. */
const places: readonly ColumnField[] = ['city', 'neighborhood', 'categories', 'subcategories']

/** Where a cell may have several lines. */
const severalLines = ['html', 'hours']

/**
 * What no cell may hold, by column: what a spreadsheet left in place of a value, and lines that a stray quote joined.
 *
 * @param stored the establishment that the row updates: what it holds already is no problem
 */
export function cellProblems(
  values: RowValues,
  stored: StoredBusiness | null,
  { taxonomy, delimiter }: { taxonomy: Taxonomy; delimiter: string },
): Problem[] {
  return [...values].flatMap(([field, text]) => {
    const message = cellProblem(field, text, delimiter)
    if (!message || (stored && storedCell(field, stored, taxonomy) === text)) return []
    return { field, message }
  })
}

/** Zip codes and free numbers that begin with zero, as a spreadsheet keeps them as numbers. */
function hasLostZero(field: ColumnField, text: string): boolean {
  if (!isScalar(field)) return false
  const { kind } = businessFields[field]
  return kind === 'zipCode' ? /^\d{7}$/.test(text) : kind === 'phone' && /^[3589]00\d{6,7}$/.test(text)
}

function cellProblem(field: ColumnField, text: string, delimiter: string): string | null {
  const hasSeveralLines = isScalar(field) && severalLines.includes(businessFields[field].kind)
  if (!hasSeveralLines && text.includes('\n') && text.includes(delimiter)) return texts.imports.joinedLines
  // A restaurant may be called Nan.
  const isLeftover = field === 'name' ? isSpreadsheetError : isNoValue
  if (isLeftover(text)) return leftoverTexts.noValue(text)
  if (hasLostZero(field, text)) return texts.imports.lostZero(text)
  return places.includes(field) && isDate(text) ? leftoverTexts.date(text) : null
}
