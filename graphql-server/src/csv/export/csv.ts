import { stringify } from 'csv-stringify/sync'
import { protect } from '../import/columns.ts'

/** Byte order mark: Excel needs it to read UTF-8. */
export const beginFile = '\uFEFF'

/** Rows as Excel in Brazil opens them well: cells separated by semicolons. */
export function toCsv(rows: string[][]): string {
  return stringify(rows, { delimiter: ';', record_delimiter: '\r\n' })
}

/** A CSV file in UTF-8 with a byte order mark. */
export async function* writeCsv(batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let begin = beginFile
  for await (const rows of batches) {
    yield begin + toCsv(rows.map((cells) => cells.map(protect)))
    begin = ''
  }
}
