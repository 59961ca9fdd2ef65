import { Transform, type TransformCallback } from 'node:stream'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** What a client may take up of us while it sends. */
export interface MeterLimits {
  /** Bytes of the whole body. */
  bytes: number
  /** Seconds until all of it is here. */
  seconds: number
  /** Seconds of waiting for the client that count for nothing. */
  grace: number
  /** Bytes a second that the client must bring in the mean after that. */
  slowest: number
}

/**
 * Passes a body on and fails with a RefusedRequestError once it is too large, too slow or too late. Only the time that
 * we wait for the client counts as slowness: not the time in which what has come is worked on.
 */
export class Meter extends Transform {
  readonly #limits: MeterLimits
  readonly #clock: NodeJS.Timeout
  #bytes = 0
  #seconds = 0
  #waited = 0

  constructor(limits: MeterLimits) {
    super()
    this.#limits = limits
    this.#clock = setInterval(() => this.#tick(), 1000)
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
    const { seconds, grace, slowest } = this.#limits
    this.#seconds += 1
    if (!this.writableNeedDrain && !this.writableEnded) this.#waited += 1
    const tooSlow = this.#bytes < (this.#waited - grace) * slowest
    if (tooSlow || this.#seconds >= seconds) this.destroy(new RefusedRequestError(408, texts.uploads.tooSlow))
  }
}
