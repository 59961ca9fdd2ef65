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

/** Rows of a table that are shown. */
const shownSamples = 3

/** Without columns, GeoJSON. */
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
    title: t.exposeString('title', { description: 'Its title; empty where it has none.' }),
    samples: t.exposeStringList('samples', { description: 'Its first values, shortened; at most three.' }),
    holds: t.field({
      type: SourceColumn,
      nullable: true,
      description: 'What it holds, by title or values; null where that is not known, or an attribute.',
      resolve: ({ holds }) => (holds === null || isAnswerField(holds) ? null : holds),
    }),
    attributeId: t.id({
      nullable: true,
      description: 'Id of the attribute whose answers it holds, by its title.',
      resolve: ({ holds }) => (holds !== null && isAnswerField(holds) ? attributeId(holds) : null),
    }),
  }),
})

const SourceAttribute = builder.objectRef<AnswerColumn>('SourceAttribute').implement({
  description: 'An attribute whose answers a column of a foreign table may hold.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.', resolve: ({ field }) => attributeId(field) }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
})

export const SourceTable = builder.objectRef<ShownTable>('SourceTable').implement({
  description: 'The columns of a foreign table.',
  fields: (t) => ({
    format: t.string({
      description: 'As `encoding` of `ImportReport`.',
      resolve: ({ format }) => texts.imports.encodings[format],
    }),
    otherSheets: t.exposeStringList('otherSheets', {
      description: 'Sheets of a workbook that have rows and are not read.',
    }),
    attributes: t.field({
      type: [SourceAttribute],
      description: 'The attributes that a column may hold, all that are active.',
      resolve: ({ answerColumns }) => [...answerColumns.all],
    }),
    columns: t.field({
      type: [SourceTableColumn],
      description: 'In their order, at most 300; none of GeoJSON.',
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
  description: 'What a name of a foreign table is of.',
  values: {
    CITY: { value: 'city', description: 'A city.' },
    CATEGORY: { value: 'category', description: 'A category or subcategory.' },
  } as const,
})

export const SourceUnknownName = builder.objectRef<UnknownName>('SourceUnknownName').implement({
  description: 'A city or category of a foreign table that the guide has not.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SourceNameKind, description: 'Which of them.' }),
    name: t.exposeString('name', { description: 'As the table writes it.' }),
    count: t.exposeInt('count', { description: 'Rows that have it.' }),
    nearest: t.exposeStringList('nearest', {
      description: 'Names of the guide that are like it, the nearest first; "Categoria > Subcategoria".',
    }),
  }),
})

export const SourceNameChoice = builder.inputType('SourceNameChoice', {
  description: 'What the guide calls a city or category of a foreign table.',
  fields: (t) => ({
    kind: t.field({ type: SourceNameKind, required: true, description: 'Which of them.' }),
    name: t.string({ required: true, description: 'As the table writes it.' }),
    value: t.string({
      description: 'The name in the guide; null for a category that the guide does not list.',
    }),
  }),
})

export const SourceAttributeColumn = builder.inputType('SourceAttributeColumn', {
  description: 'A column of a foreign table that holds the answers to an attribute.',
  fields: (t) => ({
    position: t.int({ required: true, description: 'Of the column, from 0.' }),
    attributeId: t.id({ required: true, description: 'Id of the attribute.' }),
  }),
})

/** What columns hold, of what a client says of fields and of attributes. */
export function readColumns(
  fields: readonly (TableField | null | undefined)[],
  attributes: readonly { position: number; attributeId: string | number }[],
): TableColumns {
  const byPosition = new Map<number, AnswerField>(
    attributes.map(({ position, attributeId }) => [position, answerField(Number(attributeId))]),
  )
  return fields.map((field, position) => byPosition.get(position) ?? field ?? null)
}
