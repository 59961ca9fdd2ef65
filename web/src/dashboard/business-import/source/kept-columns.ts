import type { InspectSourceMutation } from '../../../gql/dashboard/graphql.ts'
import { sourceImportMessages } from '../../../messages/dashboard/files/source-import.ts'
import { keep, readKept } from '../../kept.ts'

export type SourceTable = InspectSourceMutation['inspectSource']

/** Content of a column: a field or the answers to an attribute; null if ignored. */
export type Holds = SourceTable['columns'][number]['holds'] | AttributeHolds

type AttributeHolds = `${typeof prefix}${string}`

const prefix = 'attribute:'

export const attributeHolds = (id: string): AttributeHolds => `${prefix}${id}`

const isAttribute = (holds: Holds): holds is AttributeHolds => holds?.startsWith(prefix) ?? false

/** Content of the columns as sent to the server. */
export const columnsInput = (columns: readonly Holds[]) => ({
  columns: columns.map((holds) => (isAttribute(holds) ? null : holds)),
  attributeColumns: columns.flatMap((holds, position) =>
    isAttribute(holds) ? { position, attributeId: holds.slice(prefix.length) } : [],
  ),
})

/** Settings for a table, stored in this browser. */
export interface SourceSettings {
  columns: Holds[]
  source: string
  licence: string
}

/** Storage key; tables with equal titles share it. */
const storageKey = ({ columns }: SourceTable) =>
  `guiadovale.dashboard.source.${columns.map(({ title }) => title.toLowerCase()).join('|')}`

const isHolds = (value: unknown, { attributes }: SourceTable): value is Holds =>
  value === null ||
  `${value}` in sourceImportMessages.fields ||
  attributes.some(({ id }) => value === attributeHolds(id))

/** Stored content of columns with the same titles, else the server's guess. */
export function readSettings(table: SourceTable): SourceSettings {
  const kept: Partial<Record<keyof SourceSettings, unknown>> = Object(
    readKept('localStorage', storageKey(table)),
  )
  const columns: unknown = kept.columns
  const isWhole =
    Array.isArray(columns) &&
    columns.length === table.columns.length &&
    columns.every((value) => isHolds(value, table))
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    columns: isWhole
      ? columns
      : table.columns.map(({ holds, attributeId }) => (attributeId ? attributeHolds(attributeId) : holds)),
    source: text(kept.source),
    licence: text(kept.licence),
  }
}

export function keepSettings(table: SourceTable, settings: SourceSettings): void {
  keep('localStorage', storageKey(table), settings)
}
