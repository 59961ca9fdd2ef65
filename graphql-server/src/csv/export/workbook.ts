import { writeXlsxStream } from 'hucre/xlsx'
import { texts } from '../../messages/texts.ts'
import { protect } from '../import/columns.ts'

/** Text that Excel would decode as an escaped character, such as `_x000D_`. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi

/** A workbook of text cells, which a spreadsheet does not reformat; the title row is frozen. */
export async function* writeWorkbook(batches: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  const rows = async function* () {
    // Guarded as a CSV file is, since people save workbooks as one.
    for await (const batch of batches)
      for (const cells of batch) yield cells.map((cell) => protect(cell).replace(escaped, '_x005F_') || null)
  }
  yield* writeXlsxStream(rows(), { name: texts.exports.sheet, freezePane: { rows: 1 } })
}
