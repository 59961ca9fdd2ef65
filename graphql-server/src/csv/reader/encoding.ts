import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { texts } from '../../messages/texts.ts'
import { refuse } from './refuse.ts'
import { type SingleByteEncoding, SingleByteEvidence } from './single-byte.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByteEncoding

/** Formats that people take for CSV, by their first bytes in hex. */
const otherFormats: readonly [signature: string, message: string][] = [
  ['504b0304', texts.imports.spreadsheet],
  ['d0cf11e0', texts.imports.spreadsheet],
  ['25504446', texts.imports.notText],
]

const byteOrderMarks: readonly [signature: string, encoding: Encoding][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/**
 * Detects a file's encoding by all of its bytes: by its byte order mark, by whether it is valid UTF-8, or by the encoding
 * in which its letters are where Portuguese has them.
 *
 * @throws BadUserInputError for a file that is not text, and for one that can be read in two ways, naming the line
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const declared = await readSignature(path)
  if (declared === 'utf-16le' || declared === 'utf-16be') {
    await checkUtf16(path, declared)
    return declared
  }
  const utf8 = { lines: 0, first: 0 }
  const faults = { lines: 0, first: 0 }
  const evidence = new SingleByteEvidence()
  for await (const { line, bytes } of linesBeyondAscii(path)) {
    const isValid = isUtf8(bytes)
    if (isValid || hasUtf8(bytes)) count(utf8, line)
    if (isValid) continue
    count(faults, line)
    evidence.add(line, bytes)
  }
  if (faults.lines === 0) return 'utf-8'
  if (declared) refuse(texts.imports.otherEncoding(faults.first))
  if (utf8.lines > 0) {
    refuse(texts.imports.otherEncoding(utf8.lines < faults.lines ? utf8.first : faults.first))
  }
  const reading = evidence.decide()
  return 'encoding' in reading ? reading.encoding : refuse(texts.imports.unclearEncoding(reading.unclearLine))
}

function count(found: { lines: number; first: number }, line: number): void {
  found.lines += 1
  found.first ||= line
}

/** Whether bytes that are not valid UTF-8 as a whole have characters of it. */
function hasUtf8(bytes: Buffer): boolean {
  return /[^\0-\x7f\ufffd]/.test(bytes.toString('utf8'))
}

/** @returns what the file's byte order mark declares; null without one */
async function readSignature(path: string): Promise<Encoding | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead === 0) refuse(texts.imports.empty)
    const hex = buffer.toString('hex')
    const known = otherFormats.find(([signature]) => hex.startsWith(signature))
    if (known) refuse(known[1])
    return byteOrderMarks.find(([signature]) => hex.startsWith(signature))?.[1] ?? null
  } finally {
    await file.close()
  }
}

/** @throws BadUserInputError naming the line of half a character */
async function checkUtf16(path: string, encoding: 'utf-16le' | 'utf-16be'): Promise<void> {
  const decoder = new TextDecoder(encoding)
  let line = 1
  const check = (text: string) => {
    if (text.includes('\0')) refuse(texts.imports.notText)
    const fault = text.indexOf('\uFFFD')
    if (fault !== -1) refuse(texts.imports.otherEncoding(line + countBreaks(text.slice(0, fault))))
    line += countBreaks(text)
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    check(decoder.decode(chunk, { stream: true }))
  }
  check(decoder.decode())
}

const countBreaks = (text: string) => text.split('\n').length - 1

/** Bytes without a line break that are looked at together: more than a line may have. */
const MAX_REST = 512 * 1024

/**
 * The lines of a file that have bytes beyond ASCII; a very long line comes in parts.
 *
 * @throws BadUserInputError for a file that has zeros
 */
async function* linesBeyondAscii(path: string): AsyncGenerator<{ line: number; bytes: Buffer }> {
  let line = 1
  let rest: Buffer = Buffer.alloc(0)
  function* splitLines(piece: Buffer): Generator<{ line: number; bytes: Buffer }> {
    const lines = piece.toString('latin1').split(/\r\n?|\n/)
    if (!isAscii(piece)) {
      for (const [index, text] of lines.entries()) {
        if (/[\x80-\xff]/.test(text)) yield { line: line + index, bytes: Buffer.from(text, 'latin1') }
      }
    }
    line += lines.length - 1
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) refuse(texts.imports.notText)
    const bytes = Buffer.concat([rest, chunk])
    const end = pieceEnd(bytes)
    yield* splitLines(bytes.subarray(0, end))
    rest = bytes.subarray(end)
  }
  yield* splitLines(rest)
}

/** Where bytes can be cut: behind the last line break, else within no character and no line break. */
function pieceEnd(bytes: Buffer): number {
  const afterBreak = bytes.lastIndexOf('\n') + 1
  if (afterBreak > 0 || bytes.length < MAX_REST) return afterBreak
  const isWhole = (byte: number) => byte < 0x80 && byte !== 0x0d
  return bytes.findLastIndex(isWhole) + 1 || bytes.length
}
