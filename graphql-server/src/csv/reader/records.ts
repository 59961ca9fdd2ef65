import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { texts } from '../../messages/texts.ts'
import { refuse } from './refuse.ts'

/** Bounds of a file; beyond them it is refused as a whole. The longest description has 50,000 characters. */
export const fileLimits = { columns: 300, cellCharacters: 100_000, recordCharacters: 200_000 } as const

/** Characters of the finished cells and bytes of the one that is read: what is within the bounds is never refused by it. */
const MAX_RECORD_SIZE = fileLimits.recordCharacters + 3 * fileLimits.cellCharacters

/** A record of a CSV file: a line, or several when a quoted cell has line breaks. */
export interface CsvRecord {
  /** Line on which it begins, from 1. */
  line: number
  cells: string[]
}

export interface ReadOptions {
  delimiter: string
  signal?: AbortSignal | undefined
}

/**
 * Reads CSV (RFC 4180) record by record in bounded memory, and lets the event loop turn after each piece of the text.
 * Records without any text are left out.
 *
 * @param text in pieces of a few thousand characters, lines ending in `\n`
 * @throws BadUserInputError that names the record's line when a limit of `fileLimits` is passed or a quote is not where
 *   quotes belong; the signal's reason
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  { delimiter, signal }: ReadOptions,
): AsyncGenerator<CsvRecord> {
  const { options, refuseFor } = createParsing(delimiter)
  const parser = parse(options)
  const piped = pipeline(Readable.from(inTurns(text, signal)), parser)
  // The error comes out of the iteration below.
  piped.catch(() => {})
  try {
    for await (const record of parser) yield record as CsvRecord
  } catch (error) {
    refuseFor(error)
  }
}

async function* inTurns(text: AsyncIterable<string>, signal?: AbortSignal): AsyncGenerator<string> {
  for await (const piece of text) {
    await nextTurn()
    signal?.throwIfAborted()
    if (piece !== '') yield piece
  }
}

/**
 * The first record of a text.
 *
 * @returns null when it has more columns than `fileLimits` allows; empty when it cannot be read
 */
export function firstRecord(text: string, delimiter: string): string[] | null {
  const { options, state } = createParsing(delimiter)
  try {
    const [first] = parseSync(text, { ...options, to: 1 })
    return first ? (first as unknown as CsvRecord).cells : []
  } catch {
    return state.cells > fileLimits.columns ? null : []
  }
}

/** The parser's options, and what it knows of the record that it reads. */
function createParsing(delimiter: string) {
  /** `line` is where the record begins: below the last line of the record above. */
  const state = { line: 1, cells: 0, characters: 0 }
  const options = {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    trim: true,
    max_record_size: MAX_RECORD_SIZE,
    cast(cell: string) {
      state.cells += 1
      state.characters += cell.length
      const { columns, cellCharacters, recordCharacters } = fileLimits
      if (state.cells > columns) refuse(texts.imports.manyColumns(state.line, columns))
      if (cell.length > cellCharacters) refuse(texts.imports.longCell(state.line, cellCharacters))
      if (state.characters > recordCharacters) refuse(texts.imports.longRecord(state.line, recordCharacters))
      return cell
    },
    on_record(cells: string[], { lines }: InfoRecord) {
      const record = { line: state.line, cells }
      Object.assign(state, { line: lines + 1, cells: 0, characters: 0 })
      return cells.some((cell) => cell.trim() !== '') ? record : null
    },
  }
  /** @throws BadUserInputError for an error of the parser, any other as it is */
  const refuseFor = (error: unknown): never => {
    if (!(error instanceof CsvError)) throw error
    const { cellCharacters } = fileLimits
    if (error.code === 'CSV_MAX_RECORD_SIZE') refuse(texts.imports.longCell(state.line, cellCharacters))
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') refuse(texts.imports.unclosedQuote(state.line))
    return refuse(texts.imports.strayQuote(state.line))
  }
  // The library's types know only records of cells.
  return { options: options as Options, state, refuseFor }
}
