import { createReadStream } from 'node:fs'
import type { Encoding } from './encoding.ts'
import { decodeSingleByte } from './single-byte.ts'

/** Bytes that are parsed between two turns of the event loop. */
const PIECE_BYTES = 2 * 1024

/** A first line that is for spreadsheets, such as `sep=;`. */
const separatorLine = /^"?sep=[^\n]{0,3}[;,\t]*(?=\n|$)/i

/**
 * The text of a file in pieces, without a byte order mark. Every line ends in `\n`, so that lines can be counted; a first line
 * `sep=;` is empty.
 */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  let rest = ''
  let isFirst = true
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const text = rest + decoder.decode(chunk, { stream: true })
    // The `\n` of a `\r\n` may come with the next piece.
    rest = text.endsWith('\r') ? '\r' : ''
    const piece = withUnixLines(text.slice(0, text.length - rest.length))
    yield isFirst ? piece.replace(separatorLine, '') : piece
    isFirst = false
  }
  yield withUnixLines(rest + decoder.decode())
}

/** Text is valid by now: see `detectEncoding`. */
function createDecoder(encoding: Encoding): {
  decode(bytes?: Buffer, options?: { stream: boolean }): string
} {
  if (encoding !== 'cp850') return new TextDecoder(encoding)
  return { decode: (bytes) => (bytes ? decodeSingleByte(bytes, encoding) : '') }
}

function withUnixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
