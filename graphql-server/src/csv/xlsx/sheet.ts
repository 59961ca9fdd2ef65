import { parseCellRef } from 'hucre/xlsx'
import { texts } from '../../messages/texts.ts'
import { type CsvRecord, fileLimits } from '../reader/records.ts'
import { refuse } from '../reader/refuse.ts'
import { numberText } from './number-text.ts'
import { parsePart, type XmlHandlers } from './package.ts'
import { decodeCharacters, textHandlers, type Workbook } from './workbook.ts'

/**
 * The rows of a sheet that have text, in bounded memory; lines are those of the spreadsheet. A row has at least the cells of
 * the first one. Of a formula it is the value that the spreadsheet has calculated.
 *
 * @throws BadUserInputError naming the line when a limit of `fileLimits` is passed; the signal's reason
 */
export async function* sheetRecords(
  book: Workbook,
  part: string,
  signal?: AbortSignal,
): AsyncGenerator<CsvRecord> {
  const found: CsvRecord[] = []
  let width = 0
  const handlers = rowHandlers(book, (record) => {
    if (record.cells.every((cell) => cell.trim() === '')) return
    width ||= record.cells.length
    while (record.cells.length < width) record.cells.push('')
    found.push(record)
  })
  for await (const _ of parsePart(book.path, part, handlers, signal)) yield* found.splice(0)
}

/** @param onRow called with each row, up to its last cell with text */
function rowHandlers(book: Workbook, onRow: (record: CsvRecord) => void): XmlHandlers {
  let record: CsvRecord = { line: 0, cells: [] }
  const cell = { column: -1, type: '', style: 0, value: '' }
  let isValue = false
  let characters = 0
  const inline = textHandlers((text) => put(text), 'is')

  function put(text: string): void {
    if (text === '') return
    const { columns, cellCharacters, recordCharacters } = fileLimits
    characters += text.length
    if (cell.column < 0) refuse(texts.imports.damagedWorkbook)
    if (cell.column >= columns) refuse(texts.imports.manyColumns(record.line, columns))
    if (text.length > cellCharacters) refuse(texts.imports.longCell(record.line, cellCharacters))
    if (characters > recordCharacters) refuse(texts.imports.longRecord(record.line, recordCharacters))
    while (record.cells.length < cell.column) record.cells.push('')
    record.cells[cell.column] = text.replace(/\r\n?/g, '\n')
  }

  return {
    onOpen(name, attributes) {
      const { r, t = 'n', s = '0' } = attributes
      if (name === 'row') {
        const line = Number(r ?? record.line + 1)
        if (!(line > record.line)) refuse(texts.imports.damagedWorkbook)
        record = { line, cells: [] }
        characters = 0
        cell.column = -1
      } else if (name === 'c') {
        const column = r === undefined ? cell.column + 1 : parseCellRef(r).col
        Object.assign(cell, { column, type: t, style: Number(s), value: '' })
      }
      isValue = name === 'v'
      inline.onOpen(name, attributes)
    },
    onClose(name) {
      isValue = false
      inline.onClose(name)
      if (name === 'c' && cell.value !== '') put(cellText(cell, book))
      if (name === 'row') onRow(record)
    },
    onText(text) {
      if (isValue) cell.value += text
      else inline.onText(text)
    },
  }
}

function cellText({ type, style, value }: { type: string; style: number; value: string }, book: Workbook) {
  switch (type) {
    case 's':
      return book.shared[Number(value)] ?? refuse(texts.imports.damagedWorkbook)
    case 'b':
      return value === '1' ? 'VERDADEIRO' : 'FALSO'
    case 'n':
      return numberText(value, book.formats[style] ?? '', book.is1904)
    default:
      return decodeCharacters(value)
  }
}
