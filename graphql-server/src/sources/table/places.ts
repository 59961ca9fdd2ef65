import { slugify } from '../../../../schema/slug.ts'
import { isAnswerField } from '../../answers/fields.ts'
import { type AnswerColumns, readAnswerCell } from '../../csv/import/answer-columns.ts'
import { withoutState } from '../../csv/import/columns.ts'
import type { CsvRecord } from '../../csv/reader/records.ts'
import { texts } from '../../messages/texts.ts'
import { readPhotoNames } from '../../photo-imports/names.ts'
import { readAddressLine } from '../read/address.ts'
import { type LeftOutField, readFields, type SourceField } from '../read/fields.ts'
import type { SourcePlace, UnusablePlace } from '../read/place.ts'
import { type ColumnContent, isSourceField, type TableColumns, type TableField } from './columns.ts'

/** Maximum length of a reference. */
const longestReference = 120

/** Columns of a table with their content. */
export interface TableMap {
  titles: readonly string[]
  columns: TableColumns
  answerColumns: AnswerColumns
}

/**
 * Reads a row of a foreign table as a place. Without a column of references, name and address are the reference.
 *
 * @returns the place, or the reason why the guide cannot use it
 */
export function rowPlace(
  { cells, line: lineNumber }: CsvRecord,
  { titles, columns, answerColumns }: TableMap,
): SourcePlace | UnusablePlace {
  const filled = new Map<ColumnContent, { text: string; title: string | undefined }[]>()
  for (const [index, field] of columns.entries()) {
    const text = cells[index]?.trim()
    if (field && text) filled.set(field, [...(filled.get(field) ?? []), { text, title: titles[index] }])
  }
  const first = (field: TableField) => filled.get(field)?.[0]?.text ?? null
  const titleOf = (field: SourceField | null, candidate = 0) =>
    ((field && filled.get(field)) ?? filled.get('address'))?.[candidate]?.title
  const line = readAddressLine(first('address') ?? '')
  const candidates = Object.fromEntries(
    [...filled]
      .filter(([field]) => isSourceField(field))
      .map(([field, found]) => [field, found.map(({ text }) => text)]),
  )
  if (line.street && !first('street')) candidates.street = [line.street]
  if (line.number && !first('number')) candidates.number = [line.number]
  const read = readFields(candidates as Partial<Record<SourceField, string[]>>)
  const { name, latitude = null, longitude = null, ...fields } = read.fields
  if (!name) return { problem: texts.sources.noName, column: titles[columns.indexOf('name')] ?? null }
  const leftOut = read.leftOut.map(
    ({ field, reason, candidate }): LeftOutField => ({ field, reason, column: titleOf(field, candidate) }),
  )
  const answers: Record<string, string> = {}
  for (const [content, [cell]] of filled) {
    if (!isAnswerField(content) || !cell) continue
    const column = answerColumns.get(content)
    const answer = readAnswerCell(column, cell.text)
    if ('problem' in answer) leftOut.push({ field: null, reason: answer.problem, column: cell.title })
    else if (answer.value !== null) answers[column.slug] = answer.value
  }
  const city = first('city')
  const neighborhood = first('neighborhood') ?? line.neighborhood
  const where = [name, city, neighborhood, fields.street, fields.number].map((text) => slugify(text ?? ''))
  const reference = first('reference') ?? where.join('/')
  return {
    reference: reference.slice(0, longestReference),
    name,
    fields: { ...fields, name },
    ...{ latitude, longitude, neighborhood, leftOut },
    city: city === null ? null : withoutState(city),
    photos: {
      line: lineNumber,
      names: (filled.get('photos') ?? []).flatMap(({ text }) => readPhotoNames(text)),
    },
    categories: categoryKeys(first('category'), first('subcategory')),
    answers,
    isOdbl: false,
    month: null,
  }
}

/** Keys to map: "Alimentação > Pizzarias", "Pizzarias", "Alimentação"; of lists the first names. */
function categoryKeys(category: string | null, subcategory: string | null): string[] {
  const [main, finer] = [category, subcategory].map((cell) => cell?.split(/[|;]/)[0]?.trim() || null)
  return [main && finer ? `${main} > ${finer}` : null, finer ?? null, main ?? null].filter(
    (key) => key !== null,
  )
}
