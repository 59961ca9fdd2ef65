import { texts } from '../../messages/texts.ts'
import type { CsvRecord } from '../reader/records.ts'
import { refuse } from '../reader/refuse.ts'
import { openTable } from '../reader/table.ts'
import { AnswerColumns } from './answer-columns.ts'
import { type Header, isTitle, nameKey, readHeader, rowValues } from './columns.ts'

export interface FileOptions {
  /** A file with more rows below its titles is refused; no limit when absent. */
  maxRows?: number | undefined
  /** Columns of attributes; none when absent. */
  answers?: AnswerColumns | undefined
  /** Stops the import once the batch under way is saved. */
  signal?: AbortSignal | undefined
}

/**
 * Reads a whole file once, so that one that cannot be read to its end is refused before anything is saved.
 *
 * @returns also how many rows are below the titles, without empty ones, and the names that it has several times in one
 *   neighborhood, as `nameKey` writes them
 * @throws BadUserInputError that says what is wrong with it; the signal's reason
 */
export async function inspectFile(path: string, options: FileOptions = {}) {
  const { maxRows = Infinity, answers = new AnswerColumns([]), signal } = options
  const table = await openTable(path, (cell) => isTitle(cell) || answers.find(cell) !== undefined)
  let header: Header | undefined
  let total = 0
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for await (const { line, cells } of table.records(signal)) {
    if (!header) {
      header = readHeader(line, cells, answers)
      continue
    }
    total += 1
    if (total > maxRows) refuse(texts.imports.manyRows(maxRows))
    const key = nameKey(rowValues(header, cells))
    if (seen.has(key)) repeated.add(key)
    else seen.add(key)
  }
  if (!header) return refuse(texts.imports.empty)
  return { ...table, header, total, repeated }
}

type InspectedFile = Awaited<ReturnType<typeof inspectFile>>

/** The records of an inspected file below its titles. */
export async function* readRows(
  { records, header }: InspectedFile,
  signal?: AbortSignal,
): AsyncGenerator<CsvRecord> {
  for await (const record of records(signal)) {
    if (record.line > header.line) yield record
  }
}
