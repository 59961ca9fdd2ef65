import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** Characters of one line of a table; more means a quote that is not closed. */
const MOST_CHARACTERS = 1_000_000

/** Rules of reading a table, but for what separates its cells. */
export const csvRules = {
  record_delimiter: '\n',
  relax_column_count: true,
  // Bar do "Zé" needs no doubled quotes.
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MOST_CHARACTERS,
} as const

/** A line of a table: the cells between two separators, line breaks within quotes included. */
export interface TableRecord {
  /** Where it begins in the file, from 1. */
  line: number
  cells: string[]
}

/**
 * Reads a table line by line, with bounded memory. Lines without anything in them are left out.
 *
 * @param text in pieces, lines ending in `\n`
 * @param delimiter what separates cells
 * @throws BadUserInputError for a quote that is not closed, with the line where it begins
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<TableRecord> {
  const source = Readable.from(text)
  const parser = parse({ ...csvRules, delimiter, info: true })
  source.on('error', (error) => parser.destroy(error))
  let read = { lines: 0, empty_lines: 0 }
  try {
    for await (const { info, record } of source.pipe(parser) as AsyncIterable<{
      info: Info
      record: string[]
    }>) {
      const line = read.lines + 1 + info.empty_lines - read.empty_lines
      read = info
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BadUserInputError({ file: texts.imports.unclosedQuote(read.lines + 1) })
  } finally {
    source.destroy()
    parser.destroy()
  }
}
