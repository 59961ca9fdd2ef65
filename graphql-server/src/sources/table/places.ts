import { slugify } from '../../../../schema/slug.ts'
import { withoutState } from '../../csv/import/columns.ts'
import type { CsvRecord } from '../../csv/reader/records.ts'
import { texts } from '../../messages/texts.ts'
import { readPhotoNames } from '../../photo-imports/names.ts'
import { readAddressLine } from '../read/address.ts'
import { readFields, type SourceField } from '../read/fields.ts'
import type { SourcePlace } from '../read/place.ts'
import { isSourceField, type TableColumns, type TableField } from './columns.ts'

/** Characters of a reference at most. */
const longestReference = 120

/**
 * A row of a foreign table as a place. Without a column of references, its name and where it is are its reference.
 *
 * @returns why the row is no place that the guide can use
 */
export function rowPlace(
  { cells, line: lineNumber }: CsvRecord,
  columns: TableColumns,
): SourcePlace | { problem: string } {
  const values = new Map<TableField, string[]>()
  for (const [index, field] of columns.entries()) {
    const text = cells[index]?.trim()
    if (field && text) values.set(field, [...(values.get(field) ?? []), text])
  }
  const first = (field: TableField) => values.get(field)?.[0] ?? null
  const line = readAddressLine(first('address') ?? '')
  const candidates = Object.fromEntries([...values].filter(([field]) => isSourceField(field)))
  if (line.street && !first('street')) candidates.street = [line.street]
  if (line.number && !first('number')) candidates.number = [line.number]
  const read = readFields(candidates as Partial<Record<SourceField, string[]>>)
  const { name, latitude = null, longitude = null, ...fields } = read.fields
  if (!name) return { problem: texts.sources.noName }
  const city = first('city')
  const neighborhood = first('neighborhood') ?? line.neighborhood
  const where = [name, city, neighborhood, fields.street, fields.number].map((text) => slugify(text ?? ''))
  const reference = first('reference') ?? where.join('/')
  return {
    reference: reference.slice(0, longestReference),
    name,
    fields: { ...fields, name },
    ...{ latitude, longitude, neighborhood, leftOut: read.leftOut },
    city: city === null ? null : withoutState(city),
    photos: { line: lineNumber, names: (values.get('photos') ?? []).flatMap(readPhotoNames) },
    categories: categoryKeys(first('category'), first('subcategory')),
    answers: {},
    isOdbl: false,
    month: null,
  }
}

/** "Alimentação > Pizzarias", then the finer name and the other alone; the first names of lists. */
function categoryKeys(category: string | null, subcategory: string | null): string[] {
  const [main, finer] = [category, subcategory].map((cell) => cell?.split(/[|;]/)[0]?.trim() || null)
  return [main && finer ? `${main} > ${finer}` : null, finer ?? null, main ?? null].filter(
    (key) => key !== null,
  )
}
