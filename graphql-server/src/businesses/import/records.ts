import { setImmediate as nextTurn } from 'node:timers/promises'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** Bounds of a file; beyond them it is refused as a whole. The longest description has 50,000 characters. */
export const fileLimits = { columns: 100, cellCharacters: 100_000, recordCharacters: 200_000 } as const

/** A record of a CSV file: a line, or several when a quoted cell has line breaks. */
export interface CsvRecord {
  /** Line on which it begins, from 1. */
  line: number
  cells: string[]
}

export interface ReadOptions {
  /** What separates cells. */
  delimiter: string
  /** Stops the reading. */
  signal?: AbortSignal | undefined
}

/**
 * Reads CSV (RFC 4180) record by record in bounded memory, and lets the event loop turn after each piece of the text.
 * A quote within an unquoted cell, or text after a closing quote, is taken as it stands. Records without any text are
 * left out.
 *
 * @param text in pieces of a few thousand characters, lines ending in `\n`
 * @throws BadUserInputError that names the line when a limit of `fileLimits` is passed or a quote is not closed; the
 *   signal's reason
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  { delimiter, signal }: ReadOptions,
): AsyncGenerator<CsvRecord> {
  const parser = new RecordParser(delimiter)
  for await (const piece of text) {
    await nextTurn()
    signal?.throwIfAborted()
    yield* parser.parse(piece)
  }
  yield* parser.end()
}

/**
 * The first record of a text that begins a file.
 *
 * @returns null when a limit of `fileLimits` is passed before its end; empty when it does not end within the text
 */
export function firstRecord(text: string, delimiter: string): string[] | null {
  try {
    for (const { cells } of new RecordParser(delimiter).parse(text)) return cells
    return []
  } catch {
    return null
  }
}

type State = 'cellStart' | 'unquoted' | 'quoted' | 'quoteInQuoted'

/** The state between two pieces of a text: a cell, a record or a doubled quote may lie across the cut. */
class RecordParser {
  readonly #delimiter: string
  readonly #cellEnd: RegExp
  #state: State = 'cellStart'
  #cell = ''
  #cells: string[] = []
  /** Characters of the record's finished cells. */
  #characters = 0
  #line = 1
  #firstLine = 1

  constructor(delimiter: string) {
    this.#delimiter = delimiter
    this.#cellEnd = new RegExp(`[${delimiter}\n]`, 'g')
  }

  *parse(text: string): Generator<CsvRecord> {
    let at = 0
    while (at < text.length) {
      switch (this.#state) {
        case 'cellStart':
          this.#state = text[at] === '"' ? 'quoted' : 'unquoted'
          if (this.#state === 'quoted') at += 1
          break
        case 'unquoted': {
          this.#cellEnd.lastIndex = at
          const end = this.#cellEnd.exec(text)?.index ?? text.length
          this.#append(text.slice(at, end))
          at = end + 1
          if (end === text.length) break
          this.#endCell()
          if (text[end] !== '\n') break
          this.#line += 1
          yield* this.#endRecord()
          break
        }
        case 'quoted': {
          const quote = text.indexOf('"', at)
          const end = quote < 0 ? text.length : quote
          this.#appendLines(text.slice(at, end))
          at = end + 1
          if (quote >= 0) this.#state = 'quoteInQuoted'
          break
        }
        case 'quoteInQuoted':
          if (text[at] === '"') {
            this.#append('"')
            this.#state = 'quoted'
            at += 1
            break
          }
          if (text[at] !== this.#delimiter && text[at] !== '\n') this.#cell = `"${this.#cell}"`
          this.#state = 'unquoted'
      }
    }
  }

  *end(): Generator<CsvRecord> {
    if (this.#state === 'quoted') refuse(texts.imports.unclosedQuote(this.#firstLine))
    if (this.#cells.length === 0 && this.#cell === '') return
    this.#endCell()
    yield* this.#endRecord()
  }

  #append(text: string): void {
    this.#cell += text
    if (this.#cell.length > fileLimits.cellCharacters) {
      refuse(texts.imports.longCell(this.#firstLine, fileLimits.cellCharacters))
    }
  }

  #appendLines(text: string): void {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#line += 1
    this.#append(text)
  }

  #endCell(): void {
    this.#characters += this.#cell.length
    if (this.#characters > fileLimits.recordCharacters) {
      refuse(texts.imports.longRecord(this.#firstLine, fileLimits.recordCharacters))
    }
    if (this.#cells.length === fileLimits.columns) {
      refuse(texts.imports.manyColumns(this.#firstLine, fileLimits.columns))
    }
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'cellStart'
  }

  *#endRecord(): Generator<CsvRecord> {
    const record = { line: this.#firstLine, cells: this.#cells }
    this.#cells = []
    this.#characters = 0
    this.#firstLine = this.#line
    if (record.cells.some((cell) => cell.trim() !== '')) yield record
  }
}

function refuse(message: string): never {
  throw new BadUserInputError({ file: message })
}
