import { stat } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { refuse } from '../reader/refuse.ts'

const megabyte = 1024 * 1024

/** Bounds of a workbook; beyond them it is refused as a whole. */
const limits = {
  fileBytes: 100 * megabyte,
  /** Files in the ZIP archive. */
  parts: 10_000,
  /** Of one of them, decompressed. */
  partBytes: 1024 * megabyte,
  /** Between two tags: more than any cell has. */
  characters: megabyte,
}

export interface XmlHandlers {
  /** @param name without its namespace */
  onOpen(name: string, attributes: Record<string, string>): void
  onClose?(name: string): void
  onText?(text: string): void
}

/**
 * Parses an XML part of a workbook in bounded memory. Yields after each piece, so that a caller can take what its handlers
 * have found; the event loop turns between two pieces.
 *
 * @returns false when the workbook has no such part
 * @throws BadUserInputError for a workbook that is damaged or beyond the limits; the signal's reason
 */
export async function* parsePart(
  path: string,
  part: string,
  handlers: XmlHandlers,
  signal?: AbortSignal,
): AsyncGenerator<void, boolean> {
  if ((await stat(path)).size > limits.fileBytes) refuse(texts.imports.largeWorkbook)
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    const entry = await findEntry(zip, part)
    if (!entry) return false
    if (entry.uncompressedSize > limits.partBytes) refuse(texts.imports.largeWorkbook)
    const write = createWriter(handlers)
    // The library ends with an error when a part is not of the size that it declares.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      await nextTurn()
      signal?.throwIfAborted()
      write(chunk as Buffer)
      yield
    }
    write(null)
    return true
  } catch (error) {
    if (error instanceof BadUserInputError || signal?.aborted || isSystemError(error)) throw error
    return refuse(texts.imports.damagedWorkbook)
  } finally {
    zip?.close()
  }
}

/** Such as of a disk that cannot be read. */
const isSystemError = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined

async function findEntry(zip: ZipFile, part: string): Promise<Entry | undefined> {
  if (zip.entryCount > limits.parts) refuse(texts.imports.largeWorkbook)
  for await (const entry of zip.eachEntry()) if (entry.fileName === part) return entry
  return undefined
}

/** @returns takes the bytes of a part piece by piece, then null */
function createWriter({ onOpen, onClose, onText }: XmlHandlers): (chunk: Buffer | null) => void {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // The parser joins text, comments and attributes without a bound of its own.
  let withoutTag = 0
  parser.on('opentag', ({ name, attributes }) => {
    withoutTag = 0
    onOpen(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    withoutTag = 0
    onClose?.(localName(name))
  })
  if (onText) for (const event of ['text', 'cdata'] as const) parser.on(event, onText)
  return (chunk) => {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    withoutTag += text.length
    parser.write(text)
    if (withoutTag > limits.characters) refuse(texts.imports.damagedWorkbook)
    if (!chunk) parser.close()
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
