import type { IncomingHttpHeaders } from 'node:http'
import { Transform, type TransformCallback, type Writable } from 'node:stream'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

interface BodyLimits {
  bytes: number
  /** Until the whole body has arrived. */
  seconds: number
  /** Seconds of waiting for the client that do not count. */
  gracePeriod: number
  /** On average, while we wait for the client. */
  minBytesPerSecond: number
}

/**
 * A body as packages read it, with the headers of its request. Fails with RefusedRequestError 413 or 408 when it is too large
 * or too slow.
 */
export class MultipartBody extends Transform {
  /** Called with the parser before it gets a byte. */
  onParser: ((parser: Writable) => void) | undefined
  readonly headers: IncomingHttpHeaders
  readonly #limits: BodyLimits
  readonly #clock: NodeJS.Timeout
  #bytes = 0
  #seconds = 0
  #secondsWaited = 0

  constructor(headers: IncomingHttpHeaders, limits: BodyLimits) {
    super()
    this.headers = headers
    this.#limits = limits
    this.#clock = setInterval(() => this.#tick(), 1000)
  }

  get isEmpty(): boolean {
    return this.#bytes === 0
  }

  /** Packages make their parsers themselves, and listen for the first of several errors only. */
  override pipe<Parser extends NodeJS.WritableStream>(parser: Parser, options?: { end?: boolean }): Parser {
    parser.on('error', () => {})
    this.onParser?.(parser as unknown as Writable)
    return super.pipe(parser, options)
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limits.bytes) done(new RefusedRequestError(413, texts.tooLarge))
    else done(null, chunk)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#clock)
    done(error)
  }

  #tick(): void {
    const { seconds, gracePeriod, minBytesPerSecond } = this.#limits
    this.#seconds += 1
    // Not while we are the slower side.
    if (!this.writableNeedDrain && !this.writableEnded) this.#secondsWaited += 1
    const isTooSlow = this.#bytes < (this.#secondsWaited - gracePeriod) * minBytesPerSecond
    if (isTooSlow || this.#seconds >= seconds)
      this.destroy(new RefusedRequestError(408, texts.uploads.tooSlow))
  }
}

/** @throws RefusedRequestError for a text that the parser cut off, or in which it replaced bytes that are no UTF-8 */
export function checkFormText(text: unknown, isTruncated: boolean): void {
  if (isTruncated) throw new RefusedRequestError(413, texts.tooLarge)
  if (typeof text === 'string' && text.includes('\uFFFD')) throw new RefusedRequestError(400, texts.notUtf8)
}

/** Translates an error of a parser; ours and those of the file system stay as they are. */
export function multipartRefusal(error: unknown, tooLarge: string = texts.tooLarge): unknown {
  const { status, statusCode = status, syscall } = (error ?? {}) as Record<string, unknown>
  if (error instanceof RefusedRequestError || syscall) return error
  return statusCode === 413
    ? new RefusedRequestError(413, tooLarge)
    : new RefusedRequestError(400, texts.uploads.malformed)
}
