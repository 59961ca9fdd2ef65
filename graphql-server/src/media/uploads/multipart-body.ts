import type { IncomingHttpHeaders } from 'node:http'
import { Transform, type TransformCallback, type Writable } from 'node:stream'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

interface BodyLimits {
  bytes: number
  /** Timeout of the whole body. */
  seconds: number
  /** Seconds of waiting for the client before the minimum rate applies. */
  gracePeriod: number
  /** Average, while we wait for the client. */
  minBytesPerSecond: number
}

/**
 * A multipart body for parser packages, with its request's headers. Fails with RefusedRequestError 413 if too large,
 * 408 if too slow.
 */
export class MultipartBody extends Transform {
  /** Called with the parser before it receives any data. */
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

  /** The packages create their parsers themselves, and handle only the first of several errors. */
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
    // Counts only while the client is the slower side.
    if (!this.writableNeedDrain && !this.writableEnded) this.#secondsWaited += 1
    const isTooSlow = this.#bytes < (this.#secondsWaited - gracePeriod) * minBytesPerSecond
    if (isTooSlow || this.#seconds >= seconds)
      this.destroy(new RefusedRequestError(408, texts.uploads.tooSlow))
  }
}

/** @throws RefusedRequestError for a text that the parser cut off, or in which it replaced invalid UTF-8 */
export function checkFormText(text: unknown, isTruncated: boolean): void {
  if (isTruncated) throw new RefusedRequestError(413, texts.tooLarge)
  if (typeof text === 'string' && text.includes('\uFFFD')) throw new RefusedRequestError(400, texts.notUtf8)
}

/** Translates a parser's error; ours and those of the file system stay unchanged. */
export function multipartRefusal(error: unknown, tooLarge: string = texts.tooLarge): unknown {
  const { status, statusCode = status, syscall } = (error ?? {}) as Record<string, unknown>
  if (error instanceof RefusedRequestError || syscall) return error
  return statusCode === 413
    ? new RefusedRequestError(413, tooLarge)
    : new RefusedRequestError(400, texts.uploads.malformed)
}
