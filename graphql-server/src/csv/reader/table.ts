import { open } from 'node:fs/promises'
import { geoJsonRecords } from '../geojson/read.ts'
import { sheetRecords } from '../xlsx/sheet.ts'
import { openWorkbook } from '../xlsx/workbook.ts'
import { detectDelimiter } from './delimiter.ts'
import { detectEncoding, type Encoding } from './encoding.ts'
import { type CsvRecord, readRecords } from './records.ts'
import { readText } from './text.ts'

export type TableFormat = Encoding | 'xlsx' | 'geojson'

/** A file of rows, of whichever format. */
export interface Table {
  format: TableFormat
  delimiter: string
  /** Sheets of a workbook that have rows and are not read. */
  otherSheets: string[]
  records(signal?: AbortSignal): AsyncGenerator<CsvRecord>
}

/**
 * Opens a file of rows by its content: CSV, the first visible sheet of a workbook (.xlsx) that has rows, or GeoJSON
 * with the columns of an export.
 *
 * @param isTitle whether a cell is a known title
 * @throws BadUserInputError for a file that is none of them
 */
export async function openTable(path: string, isTitle: (cell: string) => boolean): Promise<Table> {
  const beginning = await readBeginning(path)
  if (beginning.startsWith('PK\x03\x04')) return openSheet(path)
  const encoding = await detectEncoding(path)
  if (encoding === 'utf-8' && jsonBeginning.test(beginning)) {
    const records = (signal?: AbortSignal) => geoJsonRecords(path, signal)
    return { format: 'geojson', delimiter: '\t', otherSheets: [], records }
  }
  const delimiter = await detectDelimiter(path, encoding, isTitle)
  return {
    format: encoding,
    delimiter,
    otherSheets: [],
    records: (signal) => readRecords(readText(path, encoding), { delimiter, signal }),
  }
}

/** An object, behind a byte order mark or the record separator of GeoJSON lines. */
const jsonBeginning = /^(?:\xef\xbb\xbf)?\s*\{/

/** Whether a file is GeoJSON, ours or foreign, or no table at all. */
export async function isGeoJson(path: string): Promise<boolean> {
  return jsonBeginning.test(await readBeginning(path))
}

async function readBeginning(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.toString('latin1', 0, bytesRead).replaceAll('\u001e', '')
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
