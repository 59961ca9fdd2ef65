import type { InspectSourceMutation } from '../../../gql/dashboard/graphql.ts'
import { sourceImportMessages } from '../../../messages/dashboard/files/source-import.ts'
import { keep, readKept } from '../../kept.ts'

export type SourceTable = InspectSourceMutation['inspectSource']

/** What a column holds; null when it is not read. */
export type Holds = SourceTable['columns'][number]['holds']

/** What was said of a table in this browser. */
export interface SourceSettings {
  columns: Holds[]
  source: string
  licence: string
}

/** The same titles are the same table. */
const storageKey = ({ columns }: SourceTable) =>
  `guiadovale.dashboard.source.${columns.map(({ title }) => title.toLowerCase()).join('|')}`

const isHolds = (value: unknown): value is Holds =>
  value === null || `${value}` in sourceImportMessages.fields

/** What was said of a table with the same titles, else what the server has recognised. */
export function readSettings(table: SourceTable): SourceSettings {
  const kept: Partial<Record<keyof SourceSettings, unknown>> = Object(
    readKept('localStorage', storageKey(table)),
  )
  const columns: unknown = kept.columns
  const isWhole = Array.isArray(columns) && columns.length === table.columns.length && columns.every(isHolds)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    columns: isWhole ? columns : table.columns.map(({ holds }) => holds),
    source: text(kept.source),
    licence: text(kept.licence),
  }
}

export function keepSettings(table: SourceTable, settings: SourceSettings): void {
  keep('localStorage', storageKey(table), settings)
}
