import { businessFields } from '../../../../schema/business/fields.ts'
import { texts } from '../../messages/texts.ts'
import { type SourceField, sourceFields } from '../read/fields.ts'

/** What a column of a foreign table holds: a field, or what a place is found by, is in, or is of. */
export const tableFields = [
  ...sourceFields,
  'reference',
  'address',
  'neighborhood',
  'city',
  'category',
  'subcategory',
  'photos',
] as const

export type TableField = (typeof tableFields)[number]

/** By position; null for a column that is not read. */
export type TableColumns = readonly (TableField | null)[]

export const isSourceField = (field: TableField): field is SourceField =>
  (sourceFields as readonly string[]).includes(field)

/** The Portuguese name of a field. */
export const tableFieldLabel = (field: TableField): string =>
  isSourceField(field) ? businessFields[field].label : texts.sourceTables.fields[field]
