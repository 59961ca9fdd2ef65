import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import busboy from 'busboy'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { parsePart, placeUploads, refused, tooManyFiles, truncated } from './operation-map.ts'
import { type SentFile, uploadLimits } from './upload.ts'

/**
 * Reads a request of the GraphQL multipart request specification up to its map.
 *
 * @param body its files are read as long as it is open
 * @param fileBytes maximum of one file
 * @returns the operation, with an Upload wherever its map says that a file goes
 * @throws RefusedRequestError 400, 408 or 413
 */
export async function readOperation(
  body: Readable,
  headers: IncomingHttpHeaders,
  fileBytes: number,
): Promise<unknown> {
  return new MultipartReader(body, createParser(headers, fileBytes)).operation
}

/** A value of exactly a limit's size counts as too large for the parser. */
function createParser(headers: IncomingHttpHeaders, fileBytes: number): busboy.Busboy {
  const { fieldBytes, maxFiles } = uploadLimits
  const limits = { fields: 2, fieldSize: fieldBytes + 1, files: maxFiles, fileSize: fileBytes + 1 }
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits })
  } catch {
    throw malformed()
  }
}

class MultipartReader {
  readonly #body: Readable
  readonly #parser: Writable
  readonly #result = Promise.withResolvers<unknown>()
  #operation: Record<string, unknown> | undefined
  #uploads: Map<string, PromiseWithResolvers<SentFile>> | undefined
  readonly #received = new Set<string>()
  readonly #streams: PassThrough[] = []
  #isDone = false

  constructor(body: Readable, parser: busboy.Busboy) {
    this.#body = body
    this.#parser = parser
    parser.on('field', (name, text, info) => this.#onField(name, text, info.valueTruncated))
    parser.on('file', (name, part, info) => this.#onFile(name, part, info.filename))
    parser.once('filesLimit', () => this.#fail(tooManyFiles()))
    parser.once('fieldsLimit', () => this.#fail(refused(texts.uploads.onlyTwoFields)))
    parser.on('error', (error) => this.#fail(error))
    parser.once('finish', () => this.#finish())
    body.once('error', (error) => this.#fail(error))
    body.once('close', () => body.readableEnded || this.#fail())
    body.pipe(parser)
  }

  get operation(): Promise<unknown> {
    return this.#result.promise
  }

  #onField(name: string, text: string, isTruncated: boolean): void {
    try {
      if (isTruncated) throw new RefusedRequestError(413, texts.tooLarge)
      if (name === 'operations' && !this.#operation) this.#operation = parsePart(name, text)
      else if (name !== 'map' || this.#uploads) throw refused(texts.uploads.onlyTwoFields)
      else if (!this.#operation) throw refused(texts.uploads.misordered)
      else {
        this.#uploads = placeUploads(this.#operation, parsePart(name, text))
        this.#result.resolve(this.#operation)
      }
    } catch (error) {
      this.#fail(error)
    }
  }

  #onFile(name: string, part: Readable, filename: string): void {
    // The parser fails with it.
    part.on('error', () => {})
    const upload = this.#uploads?.get(name)
    if (!this.#uploads) this.#fail(refused(texts.uploads.misordered))
    else if (this.#received.has(name)) this.#fail(refused(texts.uploads.sentTwice(truncated(name))))
    else if (upload) upload.resolve(this.#sentFile(name, part, filename))
    else part.resume()
    this.#received.add(name)
  }

  #sentFile(name: string, part: Readable, filename: string): SentFile {
    const stream = new PassThrough()
    this.#streams.push(stream)
    stream.on('error', () => {})
    // What is not read is discarded, since it blocks the files behind it.
    stream.once('close', () => part.unpipe(stream).resume())
    part.once('limit', () => stream.destroy(new RefusedRequestError(413, texts.uploads.tooLarge)))
    part.pipe(stream)
    const drop = () => stream.destroy(refused(texts.uploads.dropped(truncated(name))))
    const timer = setTimeout(drop, uploadLimits.unreadTimeout * 1000).unref()
    part.once('close', () => clearTimeout(timer))
    let isRead = false
    return {
      filename,
      createReadStream() {
        if (stream.errored) throw stream.errored
        if (isRead) throw refused(texts.uploads.readTwice)
        isRead = true
        clearTimeout(timer)
        return stream
      },
    }
  }

  #finish(): void {
    const missing = this.#operation ? 'map' : 'operations'
    if (!this.#uploads) this.#fail(refused(texts.uploads.missingPart(missing)))
    this.#isDone = true
    for (const [name, { reject }] of this.#uploads ?? []) {
      reject(refused(texts.uploads.missingFile(truncated(name))))
    }
  }

  /** @param error of the parser or the body; anything but our own means that the request is malformed */
  #fail(error?: unknown): void {
    if (this.#isDone) return
    this.#isDone = true
    const refusal = error instanceof RefusedRequestError ? error : malformed()
    this.#result.reject(refusal)
    for (const { reject } of this.#uploads?.values() ?? []) reject(refusal)
    for (const stream of this.#streams) stream.destroy(refusal)
    this.#body.unpipe(this.#parser).resume()
    this.#parser.destroy()
  }
}

function malformed(): RefusedRequestError {
  return refused(texts.uploads.malformed)
}
