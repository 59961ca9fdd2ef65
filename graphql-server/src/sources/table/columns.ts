import { businessFields } from '../../../../schema/business/fields.ts'
import type { AnswerField } from '../../answers/fields.ts'
import { isAnswerField } from '../../answers/fields.ts'
import type { AnswerColumns } from '../../csv/import/answer-columns.ts'
import { texts } from '../../messages/texts.ts'
import { type SourceField, sourceFields } from '../read/fields.ts'

/** Content of a column of a foreign table: a field, reference, place or category. */
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

/** A field, or the answers to an attribute. */
export type ColumnContent = TableField | AnswerField

/** Content by position; null for an ignored column. */
export type TableColumns = readonly (ColumnContent | null)[]

export const isSourceField = (field: ColumnContent): field is SourceField =>
  (sourceFields as readonly string[]).includes(field)

/** Portuguese label of a field. */
export const tableFieldLabel = (field: TableField): string =>
  isSourceField(field) ? businessFields[field].label : texts.sourceTables.fields[field]

/** Portuguese label of a column's content. */
export const contentLabel = (content: ColumnContent, answers: AnswerColumns): string =>
  isAnswerField(content) ? answers.get(content).name : tableFieldLabel(content)
