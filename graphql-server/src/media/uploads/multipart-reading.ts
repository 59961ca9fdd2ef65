import type { Readable, Writable } from 'node:stream'
import type { FileUpload, Upload as SentPart } from 'graphql-upload-minimal'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { readableOnce, type SentFile, tooLarge, type Upload } from './file.ts'
import { uploadLimits } from './limits.ts'
import type { Meter } from './meter.ts'
import { type Place, parsePart, placesOf, replaceAt, shown, tooManyFiles } from './operation-map.ts'

/** What the parser knows of a field. */
interface Facts {
  valueTruncated: boolean
}

/**
 * One request in the hands of the package. It sees whatever the parser finds before the package does: that follows
 * paths into nowhere, waits for ever for a file that comes twice, and leaves the second error of a broken part to
 * nobody, which would end the process.
 */
export class MultipartReading {
  #parser: Writable | undefined
  #refusal: RefusedRequestError | undefined
  #operation: Record<string, unknown> | undefined
  #places: Map<string, Place> | undefined
  /** By the name of each file that has come: what drops it when nobody reads it. */
  readonly #clocks = new Map<string, NodeJS.Timeout>()
  readonly #dropped = new Set<string>()

  constructor(body: Meter) {
    const { pipe } = body
    // The package makes its parser itself; here it passes by.
    body.pipe = (parser) => {
      this.#watch(parser as unknown as Writable)
      return pipe.call(body, parser) as typeof parser
    }
    body.once('error', (error) => this.#refuse(this.refusalOf(error)))
  }

  /** What an error of the package or its parser means to the client. */
  refusalOf(error?: unknown): RefusedRequestError {
    if (error instanceof RefusedRequestError) return error
    if (this.#refusal) return this.#refusal
    if ((error as { status?: number } | undefined)?.status === 413) return tooLarge()
    const missing = this.#operation ? 'map' : 'operations'
    return refused(this.#isWhole() ? texts.uploads.missingPart(missing) : texts.uploads.malformed)
  }

  /** Puts an Upload of ours wherever the package has put one of its own. */
  handOver(operation: unknown): void {
    for (const [name, place] of this.#places ?? []) {
      replaceAt(operation, place, (there) => {
        const file: Upload = (there as SentPart).promise.then(
          (part) => this.#sentFile(name, part),
          (error: unknown) => {
            throw this.#isWhole() ? refused(texts.uploads.missingFile(shown(name))) : this.refusalOf(error)
          },
        )
        // Perhaps nobody waits for it.
        file.catch(() => {})
        return file
      })
    }
  }

  /** Whether everything came that the client wanted to send. */
  #isWhole(): boolean {
    return !this.#refusal && this.#parser?.writableFinished === true
  }

  #watch(parser: Writable): void {
    this.#parser = parser
    parser.on('error', () => {})
    parser.once('close', () => this.#clocks.forEach(clearTimeout))
    parser.prependListener('filesLimit', () => this.#refuse(tooManyFiles()))
    parser.prependListener('fieldsLimit', () => this.#refuse(refused(texts.uploads.onlyTwoFields)))
    parser.prependListener('field', (name: string, text: string, { valueTruncated }: Facts) => {
      try {
        this.#onField(name, text, valueTruncated)
      } catch (error) {
        this.#refuse(this.refusalOf(error))
      }
    })
    parser.prependListener('file', (name: string, part: Readable) => {
      if (!this.#places) this.#refuse(refused(texts.uploads.misordered))
      else if (this.#clocks.has(name)) this.#refuse(refused(texts.uploads.sentTwice(shown(name))))
      else this.#onFile(name, part)
    })
  }

  /** The package leaves off when its parser fails, and passes the error on to all who wait. */
  #refuse(refusal: RefusedRequestError): void {
    this.#refusal ??= refusal
    this.#parser?.emit('error', this.#refusal)
  }

  #onField(name: string, text: string, isTruncated: boolean): void {
    if (isTruncated) throw new RefusedRequestError(413, texts.tooLarge)
    if (name === 'operations' && !this.#operation) this.#operation = parsePart(name, text)
    else if (name !== 'map' || this.#places) throw refused(texts.uploads.onlyTwoFields)
    else if (!this.#operation) throw refused(texts.uploads.misordered)
    else this.#places = placesOf(this.#operation, parsePart(name, text))
  }

  /** A file that nobody reads holds up those behind it, so that it has to go at last. */
  #onFile(name: string, part: Readable): void {
    const drop = () => {
      this.#dropped.add(name)
      part.resume()
    }
    this.#clocks.set(name, setTimeout(drop, uploadLimits.unread * 1000))
  }

  #sentFile(name: string, part: FileUpload): SentFile {
    let isRead = false
    return {
      filename: part.filename,
      createReadStream: () => {
        if (isRead) throw refused(texts.uploads.readTwice)
        if (this.#dropped.has(name)) throw refused(texts.uploads.dropped(shown(name)))
        isRead = true
        clearTimeout(this.#clocks.get(name))
        try {
          return readableOnce(part.createReadStream(), (error) => this.refusalOf(error))
        } catch (error) {
          throw this.refusalOf(error)
        }
      },
    }
  }
}

function refused(message: string): RefusedRequestError {
  return new RefusedRequestError(400, message)
}
