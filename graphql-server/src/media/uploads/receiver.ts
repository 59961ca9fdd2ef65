import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { RefusedRequestError, UnavailableError } from '../../errors.ts'
import { ConcurrencyLimit } from '../../limits/concurrency.ts'
import { texts } from '../../messages/texts.ts'
import { uploadLimits } from './limits.ts'
import { Meter } from './meter.ts'

export interface ReceiverLimits {
  /** Bytes of one file. */
  fileBytes: number
  /** Bytes of the whole body. */
  bytes: number
  /** Seconds until all of it is here. */
  seconds: number
}

/**
 * Receives requests that bring files: a few at a time, each bounded in size and time, and whatever becomes of it, what
 * is left of it is read and thrown away, so that its connection goes on or ends but never hangs.
 */
export class Receiver {
  readonly limits: ReceiverLimits
  readonly #limit = new ConcurrencyLimit(uploadLimits.atOnce, uploadLimits.waiting)
  readonly #underWay = new WeakSet<Socket>()

  constructor(limits: ReceiverLimits) {
    this.limits = limits
  }

  /** Whether a connection brings files, for which it has more time than other requests. */
  isReceiving(socket: Socket): boolean {
    return this.#underWay.has(socket)
  }

  /**
   * Has a request's body read.
   *
   * @param request nothing of whose body has been read
   * @param work reads it; when it ends, so does the reading. Its signal is aborted when the client goes away before
   * @throws what `work` throws, RefusedRequestError 413, UnavailableError when too many others are at work. The body
   * fails with RefusedRequestError 400, 408 or 413 when it is cut off, too slow or too large
   */
  async receive<T>(
    request: IncomingMessage,
    work: (body: Meter, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    this.#underWay.add(request.socket)
    try {
      if (Number(request.headers['content-length']) > this.limits.bytes) {
        throw new RefusedRequestError(413, texts.tooLarge)
      }
      return await this.#inTurn(() => this.#read(request, work))
    } finally {
      this.#throwAwayRest(request)
    }
  }

  async #read<T>(
    request: IncomingMessage,
    work: (body: Meter, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const refusal = new RefusedRequestError(400, texts.uploads.malformed)
    if (isCutOff(request)) throw refusal
    // Not the request's own event, which also comes when all of it has been read.
    const left = new AbortController()
    const leave = () => left.abort(refusal)
    request.socket.once('close', leave)
    const body = new Meter({ ...uploadLimits, ...this.limits })
    const cutOff = () => isCutOff(request) && body.destroy(refusal)
    body.on('error', ignore)
    request.on('error', ignore).once('close', cutOff).pipe(body)
    try {
      return await work(body, left.signal)
    } finally {
      request.socket.off('close', leave)
      request.off('close', cutOff).unpipe(body)
      body.destroy()
    }
  }

  /** Waits for a turn, but not for ever: who waits too long is as good as refused. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const patience = setTimeout(() => turn.reject(new UnavailableError()), uploadLimits.turn * 1000)
    const hold = () => {
      turn.resolve()
      return over.promise
    }
    this.#limit.run(hold).catch(turn.reject)
    try {
      await turn.promise
      return await work()
    } finally {
      clearTimeout(patience)
      over.resolve()
    }
  }

  #throwAwayRest(request: IncomingMessage): void {
    const { socket } = request
    if (request.complete || request.destroyed) {
      this.#underWay.delete(socket)
      return void request.resume()
    }
    const timer = setTimeout(() => request.destroy(), uploadLimits.leftover * 1000).unref()
    const over = () => {
      clearTimeout(timer)
      this.#underWay.delete(socket)
    }
    request.once('end', over).once('close', over).resume()
  }
}

/** Whether the client went away before all was read. */
function isCutOff({ destroyed, readableEnded }: IncomingMessage): boolean {
  return destroyed && !readableEnded
}

function ignore(): void {}
