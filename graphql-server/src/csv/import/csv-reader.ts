import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** Bounds of a file; beyond them it is refused as a whole. The longest description has 50,000 characters. */
export const fileLimits = { columns: 100, cellCharacters: 100_000, recordCharacters: 200_000 } as const

/** Bytes that are parsed between two turns of the event loop. */
const PIECE_BYTES = 8 * 1024

export type Encoding = 'utf-8' | 'windows-1252'

/** Formats that people take for CSV, by their first bytes in hex. */
const otherFormats: readonly [signature: string, message: string][] = [
  ['504b0304', texts.imports.spreadsheet],
  ['d0cf11e0', texts.imports.spreadsheet],
  ['fffe', texts.imports.utf16],
  ['feff', texts.imports.utf16],
  ['25504446', texts.imports.notText],
]

/**
 * Detects a file's encoding by all of its bytes: what is not valid UTF-8 is taken for Windows-1252, a superset of
 * Latin-1.
 *
 * @throws BadUserInputError for a file that is not text
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  await refuseOtherFormats(path)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let encoding: Encoding = 'utf-8'
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) refuse(texts.imports.notText)
    if (encoding === 'utf-8' && !isValid(decoder, chunk)) encoding = 'windows-1252'
  }
  return isValid(decoder) ? encoding : 'windows-1252'
}

async function refuseOtherFormats(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead === 0) refuse(texts.imports.empty)
    const hex = buffer.toString('hex')
    const known = otherFormats.find(([signature]) => hex.startsWith(signature))
    if (known) refuse(known[1])
  } finally {
    await file.close()
  }
}

/** @param chunk the next bytes; absent for the end */
function isValid(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** The text of a file in pieces, without a byte order mark. Every line ends in `\n`, so that lines can be counted. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const text = rest + decoder.decode(chunk, { stream: true })
    // The `\n` of a `\r\n` may come with the next piece.
    rest = text.endsWith('\r') ? '\r' : ''
    yield withUnixLines(text.slice(0, text.length - rest.length))
  }
  yield withUnixLines(rest + decoder.decode())
}

function withUnixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

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

/** Keeps its state between two pieces of a text: a cell, a record or a doubled quote may lie across the cut. */
class RecordParser {
  readonly #delimiter: string
  readonly #tokens: RegExp
  #state: State = 'cellStart'
  #cell = ''
  #cells: string[] = []
  /** Characters of the record's finished cells. */
  #characters = 0
  #line = 1
  #firstLine = 1

  constructor(delimiter: string) {
    this.#delimiter = delimiter
    this.#tokens = new RegExp(`["${delimiter}\n]|[^"${delimiter}\n]+`, 'g')
  }

  *parse(text: string): Generator<CsvRecord> {
    for (const [token] of text.matchAll(this.#tokens)) {
      if (token === '\n') this.#line += 1
      const isText = token !== '\n' && token !== this.#delimiter
      if (token === '"') this.#quote()
      else if (isText || this.#state === 'quoted') this.#append(token)
      else {
        this.#endCell()
        if (token === '\n') yield* this.#endRecord()
      }
    }
  }

  *end(): Generator<CsvRecord> {
    if (this.#state === 'quoted') refuse(texts.imports.unclosedQuote(this.#firstLine))
    if (this.#cells.length === 0 && this.#cell === '') return
    this.#endCell()
    yield* this.#endRecord()
  }

  #quote(): void {
    if (this.#state === 'cellStart') this.#state = 'quoted'
    else if (this.#state === 'quoted') this.#state = 'quoteInQuoted'
    else {
      if (this.#state === 'quoteInQuoted') this.#state = 'quoted'
      this.#append('"')
    }
  }

  #append(text: string): void {
    if (this.#state === 'quoteInQuoted') this.#cell = `"${this.#cell}"`
    if (this.#state !== 'quoted') this.#state = 'unquoted'
    this.#cell += text
    if (this.#cell.length > fileLimits.cellCharacters) {
      refuse(texts.imports.longCell(this.#firstLine, fileLimits.cellCharacters))
    }
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

/** @throws BadUserInputError for the file as a whole */
export function refuse(message: string): never {
  throw new BadUserInputError({ file: message })
}
