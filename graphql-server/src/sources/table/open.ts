import type { AnswerColumns } from '../../csv/import/answer-columns.ts'
import type { Taxonomy } from '../../csv/import/taxonomy.ts'
import type { CsvRecord } from '../../csv/reader/records.ts'
import { refuse } from '../../csv/reader/refuse.ts'
import { openTable, type TableFormat } from '../../csv/reader/table.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import type { SourceFile } from '../file.ts'
import type { CategoryMap } from '../maps/categories.ts'
import { type TableColumns, tableFields } from './columns.ts'
import { guessColumns, meaningOf } from './guess.ts'
import { rowPlace } from './places.ts'
import { type NameChoices, UnknownNames } from './unknown.ts'

/** Number of rows used to guess the columns. */
const sampleRows = 50

/** Titles of a foreign table with the guessed content of its columns. */
export interface TableHead {
  format: TableFormat
  otherSheets: string[]
  /** Line of the titles. */
  line: number
  titles: string[]
  /** First rows below the titles. */
  samples: string[][]
  guessed: TableColumns
  /** Attributes that a column may hold. */
  answerColumns: AnswerColumns
  records(signal?: AbortSignal): AsyncGenerator<CsvRecord>
}

/**
 * Reads the titles of a table: the first row with several texts, since tables may have a heading above.
 *
 * @throws BadUserInputError for a file without titles
 */
export async function readTableHead(path: string, answerColumns: AnswerColumns): Promise<TableHead> {
  const { format, otherSheets, records } = await openTable(
    path,
    (cell) => meaningOf(cell, answerColumns) !== null,
  )
  let head: CsvRecord | null = null
  const samples: string[][] = []
  for await (const record of records()) {
    if (head) samples.push(record.cells)
    else if (record.cells.filter((cell) => cell.trim() !== '').length > 1) head = record
    if (samples.length === sampleRows) break
  }
  if (!head) return refuse(texts.sourceTables.noTitles)
  const titles = head.cells.map((cell) => cell.trim())
  return {
    format,
    otherSheets,
    line: head.line,
    titles,
    samples,
    guessed: guessColumns(titles, samples, answerColumns),
    answerColumns,
    records,
  }
}

export interface TableOptions {
  prisma: PrismaClient
  path: string
  taxonomy: Taxonomy
  categories: CategoryMap
  create: boolean
  /** Content of the columns; guessed when absent. */
  columns?: TableColumns | undefined
  /** Assignments for names that the guide does not have. */
  choices?: NameChoices | undefined
  signal?: AbortSignal | undefined
}

/**
 * Opens a foreign table as places. Reads it once to resolve its cities and categories.
 *
 * @throws BadUserInputError for a file that is no table or has no column of names
 */
export async function openTableSource(options: TableOptions): Promise<SourceFile> {
  const head = await readTableHead(options.path, options.taxonomy.answers)
  const columns = options.columns ?? head.guessed
  const known = new Set<unknown>([null, ...tableFields, ...head.answerColumns.all.map(({ field }) => field)])
  const areKnown = columns.every((content) => known.has(content))
  if (columns.length !== head.titles.length || !areKnown) refuse(texts.sourceTables.otherTitles)
  if (!columns.includes('name')) refuse(texts.sourceTables.noName)
  const unknown = await UnknownNames.create(options)
  async function* places(signal?: AbortSignal) {
    for await (const record of head.records(signal)) {
      if (record.line <= head.line) continue
      const { line } = record
      const place = rowPlace(record, { ...head, columns })
      yield 'problem' in place ? { ...place, line } : { ...place, line, city: unknown.chosenCity(place.city) }
    }
  }
  for await (const place of places(options.signal)) if (!('problem' in place)) unknown.add(place)
  return {
    places,
    isTable: true,
    titleOf: (field) => head.titles[columns.indexOf(field)] ?? null,
    categories: unknown.categories,
    unknownNames: unknown.list(),
  }
}
