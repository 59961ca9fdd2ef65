import { texts } from '../../messages/texts.ts'
import { type ImportProblem, maxItems, shorten, unreadParts } from '../import/report.ts'
import type { readRosterFile } from './file.ts'
import type { CheckedRow } from './import.ts'

export interface ReportedRow {
  line: number
  businessId: number | null
  name: string
  /** yyyy-MM-dd; null where it cannot be read. */
  date: string | null
  hours: string
  reason: string | null
  outcome: CheckedRow['outcome']
}

export interface DutyRosterReport {
  dryRun: boolean
  entryId: number | null
  encoding: string
  lines: number
  changed: number
  unchanged: number
  refused: number
  rows: ReportedRow[]
  problems: ImportProblem[]
}

type RosterFile = Awaited<ReturnType<typeof readRosterFile>>

/** What was done, or would be done: refused rows first, then in the order of the file. */
export function rosterReport(
  { format, otherSheets, header }: RosterFile,
  rows: readonly CheckedRow[],
  { dryRun, entryId }: Pick<DutyRosterReport, 'dryRun' | 'entryId'>,
): DutyRosterReport {
  const counted = (outcome: CheckedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const problems = rows.flatMap(({ line, problems }) =>
    problems.map(({ column, message }) => {
      const title = column && header.titles.get(column)
      return { line, column: title ?? null, message: shorten(message) }
    }),
  )
  const sorted = rows.toSorted(
    (one, other) => Number(other.outcome === 'REFUSED') - Number(one.outcome === 'REFUSED'),
  )
  return {
    dryRun,
    entryId,
    encoding: texts.imports.encodings[format],
    lines: rows.length,
    changed: counted('CHANGED'),
    unchanged: counted('UNCHANGED'),
    refused: counted('REFUSED'),
    rows: sorted.slice(0, maxItems).map(reportedRow),
    problems: [...unreadParts(header, otherSheets), ...problems].slice(0, maxItems),
  }
}

const reportedRow = ({ line, values, business, duty, outcome }: CheckedRow): ReportedRow => ({
  line,
  businessId: business?.id ?? null,
  name: business?.name ?? values.business,
  date: duty?.date ?? null,
  hours: duty?.hours ?? values.hours,
  reason: duty?.reason ?? null,
  outcome,
})
