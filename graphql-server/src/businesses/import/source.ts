import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** Bytes that are parsed between two turns of the event loop. */
const PIECE_BYTES = 8 * 1024

/** How the text of a file is written. */
export type Encoding = 'utf-8' | 'windows-1252'

/** Programs that people mistake for a table in text, by how their files begin. */
const beginnings: readonly [beginning: string, message: string][] = [
  ['504b0304', texts.imports.spreadsheet],
  ['d0cf11e0', texts.imports.spreadsheet],
  ['fffe', texts.imports.utf16],
  ['feff', texts.imports.utf16],
  ['25504446', texts.imports.notText],
]

/**
 * Finds how a file's text is written, by all of its bytes: what is no valid UTF-8 is taken for Windows-1252, of which
 * Latin-1 is a part.
 *
 * @param path of the file
 * @throws BadUserInputError for a file that is no text
 */
export async function encodingOf(path: string): Promise<Encoding> {
  await refuseKnownFormats(path)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let encoding: Encoding = 'utf-8'
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw new BadUserInputError({ file: texts.imports.notText })
    if (encoding === 'utf-8' && !isValid(decoder, chunk)) encoding = 'windows-1252'
  }
  return isValid(decoder) ? encoding : 'windows-1252'
}

async function refuseKnownFormats(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead === 0) throw new BadUserInputError({ file: texts.imports.empty })
    const hex = buffer.toString('hex')
    const known = beginnings.find(([beginning]) => hex.startsWith(beginning))
    if (known) throw new BadUserInputError({ file: known[1] })
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

/**
 * The text of a file in pieces, without a byte order mark. Every line ends in `\n`, so that lines can be counted.
 *
 * @param path of the file
 * @param encoding as `encodingOf` found it
 */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let held = ''
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const text = held + decoder.decode(chunk, { stream: true })
    // The other half of a line break may come with the next piece.
    held = text.endsWith('\r') ? '\r' : ''
    yield unixLines(text.slice(0, text.length - held.length))
  }
  yield unixLines(held + decoder.decode())
}

function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
