import type { FieldSource } from '../../generated/prisma/client.ts'
import { valueHash } from '../hashes.ts'

/** A source of values of an establishment. */
export interface ShownSource {
  source: string
  licence: string
  /** Month of the data, yyyy-MM. */
  month: string
  /** Names of the fields. */
  fields: string[]
}

export type SourceRow = Omit<FieldSource, 'businessId' | 'isWritten'>

/**
 * Sources of the current values of an establishment, the source of most values first (sources).
 *
 * @param values by field, without hidden ones
 */
export function validSources(
  rows: readonly SourceRow[],
  values: Readonly<Record<string, unknown>>,
): ShownSource[] {
  const hashes = new Map<string, string>()
  const isValid = ({ field, valueHash: hash }: SourceRow) => {
    if (!hashes.has(field)) hashes.set(field, valueHash(values[field] ?? null))
    return hashes.get(field) === hash
  }
  const groups = Map.groupBy(rows.filter(isValid), ({ source, licence, month }) =>
    JSON.stringify([source, licence, month]),
  )
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { source, licence, month } = first
      return { source, licence, month, fields: group.map(({ field }) => field).sort() }
    })
    .sort((one, other) => other.fields.length - one.fields.length || (one.source < other.source ? -1 : 1))
}
