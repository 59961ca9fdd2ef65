import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { RefusedRequestError } from '../../errors.ts'
import { ConcurrencyLimit } from '../../limits/concurrency.ts'
import { texts } from '../../messages/texts.ts'
import { MultipartBody } from './multipart-body.ts'
import { uploadLimits } from './upload.ts'

const { archiveBytes, fieldBytes, fileBytes, overheadBytes, maxImages, maxConcurrency, maxWaiting } =
  uploadLimits

/**
 * Receives requests with files: a few at a time, with limits of size and time. The rest of a refused request is read
 * and discarded, so that the client gets the response.
 */
export class Receiver {
  /** Maximum size of one file, archives excepted. */
  readonly fileBytes: number
  readonly #bytes: number
  readonly #seconds: number
  readonly #limit = new ConcurrencyLimit(maxConcurrency, maxWaiting)
  readonly #receiving = new WeakSet<Socket>()

  /**
   * @param imageBytes IMAGE_MAX_BYTES
   * @param seconds UPLOAD_TIMEOUT of a whole body
   */
  constructor(imageBytes: number, seconds: number) {
    this.fileBytes = Math.max(imageBytes, fileBytes)
    this.#bytes = Math.max(maxImages * imageBytes, archiveBytes) + fileBytes + fieldBytes + overheadBytes
    this.#seconds = seconds
  }

  /** Whether a connection is exempt from the timeouts of other requests. */
  isReceiving(socket: Socket): boolean {
    return this.#receiving.has(socket)
  }

  /**
   * @param request with its body unread
   * @param work reads the body, which fails with RefusedRequestError 400, 408 or 413 when it is incomplete, too slow
   * or too large; the signal is aborted when the client disconnects
   * @throws RefusedRequestError 413 or 415, UnavailableError when too many requests wait, and errors of `work`
   */
  async receive<T>(
    request: IncomingMessage,
    work: (body: MultipartBody, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    this.#receiving.add(request.socket)
    try {
      const { 'content-length': length, 'content-encoding': encoding = 'identity' } = request.headers
      // Compressed bodies go to another decoder: read here, this would be an empty form.
      if (encoding !== 'identity') throw new RefusedRequestError(415, texts.unknownContentType)
      if (Number(length) > this.#bytes) throw new RefusedRequestError(413, texts.tooLarge)
      return await this.#limit.run(() => this.#read(request, work), uploadLimits.queueTimeout * 1000)
    } finally {
      this.#discardRest(request)
    }
  }

  async #read<T>(
    request: IncomingMessage,
    work: (body: MultipartBody, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const refusal = new RefusedRequestError(400, texts.uploads.malformed)
    if (isCutOff(request)) throw refusal
    const { gracePeriod, minBytesPerSecond } = uploadLimits
    const limits = { bytes: this.#bytes, seconds: this.#seconds, gracePeriod, minBytesPerSecond }
    const body = new MultipartBody(request.headers, limits)
    const disconnected = new AbortController()
    const onDisconnect = () => disconnected.abort(refusal)
    const onClose = () => isCutOff(request) && body.destroy(refusal)
    // The request's own `close` is also emitted after a complete body.
    request.socket.once('close', onDisconnect)
    body.on('error', () => {})
    request
      .on('error', () => {})
      .once('close', onClose)
      .pipe(body)
    try {
      return await work(body, disconnected.signal)
    } finally {
      request.socket.off('close', onDisconnect)
      request.off('close', onClose).unpipe(body)
      body.destroy()
    }
  }

  #discardRest(request: IncomingMessage): void {
    const { socket } = request
    if (request.complete || request.destroyed) {
      this.#receiving.delete(socket)
      return void request.resume()
    }
    const timer = setTimeout(() => request.destroy(), uploadLimits.discardTimeout * 1000).unref()
    const finish = () => {
      clearTimeout(timer)
      this.#receiving.delete(socket)
    }
    request.once('end', finish).once('close', finish).resume()
  }
}

function isCutOff({ destroyed, readableEnded }: IncomingMessage): boolean {
  return destroyed && !readableEnded
}
