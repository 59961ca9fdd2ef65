import { type Readable, Transform, type Writable } from 'node:stream'
import * as minimal from 'graphql-upload-minimal'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { checkFormText, type MultipartBody } from './multipart-body.ts'
import {
  findPaths,
  type Path,
  parsePart,
  refused,
  replaceAt,
  tooManyFiles,
  truncated,
} from './operation-map.ts'
import { type SentFile, type Upload, uploadLimits } from './upload.ts'

/** The package's actual signature; given a response, it drops the reason why reading failed. */
const processRequest = minimal.processRequest as unknown as (
  request: MultipartBody,
  response: undefined,
  options: minimal.UploadOptions,
) => Promise<unknown>

/**
 * Reads a request of the GraphQL multipart request specification up to its first file.
 *
 * @param body its files are read as long as it is open
 * @param fileBytes maximum of one file, unless its reader allows more
 * @returns the operation, with an Upload wherever its map places a file
 * @throws RefusedRequestError 400, 408 or 413
 */
export async function readOperation(body: MultipartBody, fileBytes: number): Promise<unknown> {
  const reader = new MultipartReader(body, fileBytes)
  try {
    // The parser refuses a value of exactly the limit's size.
    const operation = await processRequest(body, undefined, {
      maxFieldSize: uploadLimits.fieldBytes + 1,
      maxFileSize: Math.max(fileBytes, uploadLimits.archiveBytes) + 1,
      maxFiles: uploadLimits.maxFiles,
    })
    reader.placeUploads(operation)
    return operation
  } catch (error) {
    throw reader.refusalOf(error)
  }
}

/**
 * Validates parts before graphql-upload-minimal does: the package follows paths that do not exist, waits forever for
 * a file sent twice, and leaves the second error of a broken part unhandled, which would end the process.
 */
class MultipartReader {
  #parser: Writable | undefined
  #refusal: RefusedRequestError | undefined
  #operation: Record<string, unknown> | undefined
  #paths: Map<string, Path> | undefined
  /** Timers that drop unread files, by name. */
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #dropped = new Set<string>()

  readonly #fileBytes: number

  constructor(body: MultipartBody, fileBytes: number) {
    this.#fileBytes = fileBytes
    body.onParser = (parser) => this.#watch(parser)
    body.once('error', (error) => this.#refuse(this.refusalOf(error)))
  }

  /** Translates an error of the package or its parser for the client. */
  refusalOf(error?: unknown): RefusedRequestError {
    if (error instanceof RefusedRequestError) return error
    if (this.#refusal) return this.#refusal
    if ((error as { status?: number } | undefined)?.status === 413) return tooLarge()
    const missing = this.#operation ? 'map' : 'operations'
    return refused(this.#isComplete() ? texts.uploads.missingPart(missing) : texts.uploads.malformed)
  }

  /** Replaces the package's uploads with ours. */
  placeUploads(operation: unknown): void {
    for (const [name, path] of this.#paths ?? []) {
      replaceAt(operation, path, (placed) => {
        const upload: Upload = (placed as minimal.Upload).promise.then(
          (part) => this.#sentFile(name, part),
          (error: unknown) => {
            throw this.#isComplete()
              ? refused(texts.uploads.missingFile(truncated(name)))
              : this.refusalOf(error)
          },
        )
        // It may reject before it is awaited.
        upload.catch(() => {})
        return upload
      })
    }
  }

  /** Whether the whole request has arrived. */
  #isComplete(): boolean {
    return !this.#refusal && this.#parser?.writableFinished === true
  }

  #watch(parser: Writable): void {
    this.#parser = parser
    parser.once('close', () => this.#timers.forEach(clearTimeout))
    parser.prependListener('filesLimit', () => this.#refuse(tooManyFiles()))
    parser.prependListener('fieldsLimit', () => this.#refuse(refused(texts.uploads.onlyTwoFields)))
    parser.prependListener('field', (name: string, text: string, info: { valueTruncated: boolean }) => {
      try {
        this.#onField(name, text, info.valueTruncated)
      } catch (error) {
        this.#refuse(this.refusalOf(error))
      }
    })
    parser.prependListener('file', (name: string, part: Readable) => {
      if (!this.#paths) this.#refuse(refused(texts.uploads.misordered))
      else if (this.#timers.has(name)) this.#refuse(refused(texts.uploads.sentTwice(truncated(name))))
      else this.#onFile(name, part)
    })
  }

  /** Stops the package by a parser error, which it passes on to all uploads. */
  #refuse(refusal: RefusedRequestError): void {
    this.#refusal ??= refusal
    this.#parser?.emit('error', this.#refusal)
  }

  #onField(name: string, text: string, isTruncated: boolean): void {
    checkFormText(text, isTruncated)
    if (name === 'operations' && !this.#operation) this.#operation = parsePart(name, text)
    else if (name !== 'map' || this.#paths) throw refused(texts.uploads.onlyTwoFields)
    else if (!this.#operation) throw refused(texts.uploads.misordered)
    else this.#paths = findPaths(this.#operation, parsePart(name, text))
  }

  #onFile(name: string, part: Readable): void {
    const drop = () => {
      this.#dropped.add(name)
      part.resume()
    }
    this.#timers.set(name, setTimeout(drop, uploadLimits.unreadTimeout * 1000))
  }

  #sentFile(name: string, part: minimal.FileUpload): SentFile {
    let isRead = false
    return {
      filename: part.filename,
      createReadStream: (maxBytes = this.#fileBytes) => {
        if (isRead) throw refused(texts.uploads.readTwice)
        if (this.#dropped.has(name)) throw refused(texts.uploads.dropped(truncated(name)))
        isRead = true
        clearTimeout(this.#timers.get(name))
        try {
          return this.#readable(part.createReadStream(), maxBytes)
        } catch (error) {
          throw this.refusalOf(error)
        }
      },
    }
  }

  /** A part's bytes as a stream that fails only with our errors; the rest is discarded when its reader leaves. */
  #readable(part: Readable, maxBytes: number): Readable {
    let bytes = 0
    const stream = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        if (bytes > maxBytes) done(tooLarge())
        else done(null, chunk)
      },
    })
    stream.on('error', () => {})
    part.once('limit', () => stream.destroy(tooLarge()))
    part.once('error', (error) => stream.destroy(this.refusalOf(error)))
    part.once('close', () => {
      if (!part.readableEnded) stream.destroy(this.refusalOf())
    })
    stream.once('close', () => part.unpipe(stream).resume())
    part.pipe(stream)
    return stream
  }
}

function tooLarge(): RefusedRequestError {
  return new RefusedRequestError(413, texts.uploads.tooLarge)
}
