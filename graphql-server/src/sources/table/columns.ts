import { businessFields } from '../../../../schema/business/fields.ts'
import type { AnswerField } from '../../answers/fields.ts'
import { isAnswerField } from '../../answers/fields.ts'
import type { AnswerColumns } from '../../csv/import/answer-columns.ts'
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

/** What a column holds: a field, or the answers to an attribute. */
export type ColumnContent = TableField | AnswerField

/** By position; null for a column that is not read. */
export type TableColumns = readonly (ColumnContent | null)[]

export const isSourceField = (field: ColumnContent): field is SourceField =>
  (sourceFields as readonly string[]).includes(field)

/** The Portuguese name of a field. */
export const tableFieldLabel = (field: TableField): string =>
  isSourceField(field) ? businessFields[field].label : texts.sourceTables.fields[field]

/** The Portuguese name of what a column holds. */
export const contentLabel = (content: ColumnContent, answers: AnswerColumns): string =>
  isAnswerField(content) ? answers.get(content).name : tableFieldLabel(content)
