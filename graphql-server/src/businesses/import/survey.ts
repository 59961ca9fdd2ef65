import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { type Header, readHeader } from './columns.ts'
import { type Delimiter, delimiterOf } from './delimiter.ts'
import { type CsvRecord, readRecords } from './records.ts'
import { type Encoding, encodingOf, readText } from './source.ts'
import { nameKey, valuesOf } from './values.ts'

/** What is known of a file before anything of it is saved. */
export interface Survey {
  encoding: Encoding
  delimiter: Delimiter
  header: Header
  /** Lines below the titles that have something in them. */
  total: number
  /** Names that the file has more than once in one neighborhood, as `nameKey` writes them. */
  repeated: Set<string>
}

export interface SurveyOptions {
  /** Rows below the titles; a file with more is refused. */
  maxRows?: number | undefined
  /** Stops the reading. */
  signal?: AbortSignal | undefined
}

/**
 * Reads a whole file once, so that one that cannot be read to its end is refused before anything is saved.
 *
 * @param path of the file
 * @throws BadUserInputError that says what is wrong with the file as a whole
 */
export async function surveyFile(
  path: string,
  { maxRows = Infinity, signal }: SurveyOptions = {},
): Promise<Survey> {
  const encoding = await encodingOf(path)
  const delimiter = delimiterOf(await beginningOf(path, encoding))
  let header: Header | undefined
  let total = 0
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for await (const { line, cells } of readRecords(readText(path, encoding), { delimiter, signal })) {
    if (!header) {
      header = readHeader(line, cells)
      continue
    }
    total += 1
    if (total > maxRows) throw new BadUserInputError({ file: texts.imports.manyRows(maxRows) })
    const key = nameKey(valuesOf(header, cells))
    if (seen.has(key)) repeated.add(key)
    else seen.add(key)
  }
  if (!header) throw new BadUserInputError({ file: texts.imports.empty })
  return { encoding, delimiter, header, total, repeated }
}

/** The lines of a surveyed file, without its titles. */
export async function* readLines(
  path: string,
  { encoding, delimiter, header }: Survey,
  signal?: AbortSignal,
): AsyncGenerator<CsvRecord> {
  for await (const record of readRecords(readText(path, encoding), { delimiter, signal })) {
    if (record.line > header.line) yield record
  }
}

/** Characters in which the line of titles is looked for. */
const BEGINNING = 64 * 1024

async function beginningOf(path: string, encoding: Encoding): Promise<string> {
  let beginning = ''
  for await (const text of readText(path, encoding)) {
    beginning += text
    if (beginning.trim() === '') beginning = ''
    if (beginning.length >= BEGINNING) break
  }
  return beginning
}
