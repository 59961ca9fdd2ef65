import { texts } from '../../messages/texts.ts'
import { refuse } from '../reader/refuse.ts'
import { openTable } from '../reader/table.ts'
import {
  isRosterTitle,
  type RosterHeader,
  type RosterValues,
  readRosterHeader,
  rosterValues,
} from './columns.ts'

/** Rows of a file at most. */
export const maxRosterRows = 5000

export interface RosterLine {
  /** From 1, the titles included. */
  line: number
  values: RosterValues
}

/** @throws BadUserInputError for a file that is refused as a whole; the signal's reason */
export async function readRosterFile(path: string, signal?: AbortSignal) {
  const { format, otherSheets, records } = await openTable(path, isRosterTitle)
  let header: RosterHeader | undefined
  const lines: RosterLine[] = []
  for await (const { line, cells } of records(signal)) {
    if (!header) {
      header = readRosterHeader(line, cells)
      continue
    }
    if (lines.length === maxRosterRows) refuse(texts.imports.manyRows(maxRosterRows))
    lines.push({ line, values: rosterValues(header, cells) })
  }
  if (!header) return refuse(texts.imports.empty)
  return { format, otherSheets, header, lines }
}
