import { type AnswerField, answerField, attributeId, isAnswerField } from '../../answers/fields.ts'
import { builder } from '../../builder.ts'
import { type AnswerColumn, AnswerColumns } from '../../csv/import/answer-columns.ts'
import { texts } from '../../messages/texts.ts'
import { type TableColumns, type TableField, tableFieldLabel, tableFields } from '../table/columns.ts'
import type { TableHead } from '../table/open.ts'
import type { UnknownName } from '../table/unknown.ts'

/** "zipCode" as "ZIP_CODE". */
const constantCase = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase()

export const SourceColumn = builder.enumType('SourceColumn', {
  description: 'What a column of a foreign table holds.',
  values: Object.fromEntries(
    tableFields.map((field) => [constantCase(field), { value: field, description: tableFieldLabel(field) }]),
  ) as Record<string, { value: TableField; description: string }>,
})

/** Sample rows in the answer. */
const shownSamples = 3

/** GeoJSON is a table without columns. */
type ShownTable = Pick<
  TableHead,
  'format' | 'otherSheets' | 'titles' | 'samples' | 'guessed' | 'answerColumns'
>

export const geoJson: ShownTable = {
  format: 'geojson',
  otherSheets: [],
  titles: [],
  samples: [],
  guessed: [],
  answerColumns: new AnswerColumns([]),
}

interface Column {
  title: string
  samples: string[]
  holds: TableColumns[number]
}

const SourceTableColumn = builder.objectRef<Column>('SourceTableColumn').implement({
  description: 'A column of a foreign table.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title; empty if the column has none.' }),
    samples: t.exposeStringList('samples', { description: 'First values, shortened; at most three.' }),
    holds: t.field({
      type: SourceColumn,
      nullable: true,
      description: 'Content guessed by title or values; null if unknown or an attribute.',
      resolve: ({ holds }) => (holds === null || isAnswerField(holds) ? null : holds),
    }),
    attributeId: t.id({
      nullable: true,
      description: 'Id of the attribute that the title names, whose answers the column holds.',
      resolve: ({ holds }) => (holds !== null && isAnswerField(holds) ? attributeId(holds) : null),
    }),
  }),
})

const SourceAttribute = builder.objectRef<AnswerColumn>('SourceAttribute').implement({
  description: 'An attribute whose answers a column of a foreign table may hold.',
  fields: (t) => ({
    id: t.id({ description: 'Id of the attribute.', resolve: ({ field }) => attributeId(field) }),
    name: t.exposeString('name', { description: 'Name of the attribute.' }),
  }),
})

export const SourceTable = builder.objectRef<ShownTable>('SourceTable').implement({
  description: 'The columns of a foreign table.',
  fields: (t) => ({
    format: t.string({
      description: 'Encoding or format, as in `ImportReport.encoding`.',
      resolve: ({ format }) => texts.imports.encodings[format],
    }),
    otherSheets: t.exposeStringList('otherSheets', {
      description: 'Other sheets of a workbook with rows, which are not read.',
    }),
    attributes: t.field({
      type: [SourceAttribute],
      description: 'Active attributes, whose answers a column may hold.',
      resolve: ({ answerColumns }) => [...answerColumns.all],
    }),
    columns: t.field({
      type: [SourceTableColumn],
      description: 'Columns in order, at most 300; empty for GeoJSON.',
      resolve: ({ titles, samples, guessed }) =>
        titles.map((title, index) => ({
          title: title.slice(0, 200),
          samples: samples.slice(0, shownSamples).map((cells) => (cells[index] ?? '').slice(0, 100)),
          holds: guessed[index] ?? null,
        })),
    }),
  }),
})

export const SourceNameKind = builder.enumType('SourceNameKind', {
  description: 'Kind of a name in a foreign table.',
  values: {
    CITY: { value: 'city', description: 'A city.' },
    CATEGORY: { value: 'category', description: 'A category or subcategory.' },
  } as const,
})

export const SourceUnknownName = builder.objectRef<UnknownName>('SourceUnknownName').implement({
  description: 'A city or category of a foreign table that the guide does not have.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SourceNameKind, description: 'Kind of the name.' }),
    name: t.exposeString('name', { description: 'Name as written in the table.' }),
    count: t.exposeInt('count', { description: 'Number of rows with this name.' }),
    nearest: t.exposeStringList('nearest', {
      description: 'Similar names in the guide, the most similar first; "Categoria > Subcategoria".',
    }),
  }),
})

export const SourceNameChoice = builder.inputType('SourceNameChoice', {
  description: 'Assigns a name of a foreign table to a city or category of the guide.',
  fields: (t) => ({
    kind: t.field({ type: SourceNameKind, required: true, description: 'Kind of the name.' }),
    name: t.string({ required: true, description: 'Name as written in the table.' }),
    value: t.string({
      description: 'Name in the guide; null for a category that is not to be listed.',
    }),
  }),
})

export const SourceAttributeColumn = builder.inputType('SourceAttributeColumn', {
  description: 'A column of a foreign table that holds the answers to an attribute.',
  fields: (t) => ({
    position: t.int({ required: true, description: 'Position of the column, from 0.' }),
    attributeId: t.id({ required: true, description: 'Id of the attribute.' }),
  }),
})

/** Joins the fields and attributes that a client assigned to columns. */
export function readColumns(
  fields: readonly (TableField | null | undefined)[],
  attributes: readonly { position: number; attributeId: string | number }[],
): TableColumns {
  const byPosition = new Map<number, AnswerField>(
    attributes.map(({ position, attributeId }) => [position, answerField(Number(attributeId))]),
  )
  return fields.map((field, position) => byPosition.get(position) ?? field ?? null)
}
