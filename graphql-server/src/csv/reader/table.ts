import { open } from 'node:fs/promises'
import { sheetRecords } from '../xlsx/sheet.ts'
import { openWorkbook } from '../xlsx/workbook.ts'
import { detectDelimiter } from './delimiter.ts'
import { detectEncoding, type Encoding } from './encoding.ts'
import { type CsvRecord, readRecords } from './records.ts'
import { readText } from './text.ts'

export type TableFormat = Encoding | 'xlsx'

/** A file of rows, of whichever format. */
export interface Table {
  format: TableFormat
  /** What separates cells. */
  delimiter: string
  /** Sheets of a workbook that have rows and are not read. */
  otherSheets: string[]
  /** Reads the file from its beginning. */
  records(signal?: AbortSignal): AsyncGenerator<CsvRecord>
}

/**
 * Opens a file of rows by its content: CSV, or the first visible sheet of a workbook (.xlsx) that has rows.
 *
 * @param isTitle whether a cell is a known title
 * @throws BadUserInputError for a file that is neither
 */
export async function openTable(path: string, isTitle: (cell: string) => boolean): Promise<Table> {
  if (await isArchive(path)) return openSheet(path)
  const encoding = await detectEncoding(path)
  const delimiter = await detectDelimiter(path, encoding, isTitle)
  return {
    format: encoding,
    delimiter,
    otherSheets: [],
    records: (signal) => readRecords(readText(path, encoding), { delimiter, signal }),
  }
}

/** Whether a file is a ZIP archive, as workbooks are. */
async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

async function openSheet(path: string): Promise<Table> {
  const book = await openWorkbook(path)
  const filled: typeof book.sheets = []
  for (const sheet of book.sheets) if (await hasRows(sheetRecords(book, sheet.part))) filled.push(sheet)
  const [first, ...others] = filled
  return {
    format: 'xlsx',
    // Lists in a cell may be separated by bars or semicolons; a tab is in no cell that people type.
    delimiter: '\t',
    otherSheets: others.map(({ name }) => name),
    records: (signal) => (first ? sheetRecords(book, first.part, signal) : noRecords()),
  }
}

async function hasRows(records: AsyncGenerator<CsvRecord>): Promise<boolean> {
  for await (const _ of records) return true
  return false
}

async function* noRecords(): AsyncGenerator<CsvRecord> {}
