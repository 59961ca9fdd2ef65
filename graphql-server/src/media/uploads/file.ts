import { PassThrough, type Readable } from 'node:stream'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

declare module '../../builder.ts' {
  interface Scalars {
    Upload: { Input: Upload; Output: never }
  }
}

/** A file that is being sent beside an operation; the same kind over GraphQL and over REST. */
export interface SentFile {
  /** As the client names it: never trusted, only shown. */
  filename: string
  /**
   * Its bytes, read once. The stream fails with a RefusedRequestError when the file is too large, is cut off or does
   * not arrive in time.
   */
  createReadStream(): Readable
}

/** What a resolver gets for an `Upload`: the file comes with the stream, so it may have to be waited for. */
export type Upload = Promise<SentFile>

/**
 * The stream of a part as a parser gives it, made safe for those who read it: it fails with errors of ours only, an
 * error that nobody listens for harms nobody, and when its reader goes away, the rest is thrown away, so that the
 * parts behind it still come.
 *
 * @param part of the parser; emits `limit` when it holds back what is too much
 * @param refusalOf what the part's own error means to the client
 */
export function readableOnce(part: Readable, refusalOf: (error?: unknown) => RefusedRequestError): Readable {
  const reader = new PassThrough()
  reader.on('error', () => {})
  part.once('limit', () => reader.destroy(tooLarge()))
  part.once('error', (error) => reader.destroy(refusalOf(error)))
  part.once('close', () => {
    if (!part.readableEnded) reader.destroy(refusalOf())
  })
  reader.once('close', () => part.unpipe(reader).resume())
  part.pipe(reader)
  return reader
}

/** The refusal of a file that the request's own bound cuts. */
export function tooLarge(): RefusedRequestError {
  return new RefusedRequestError(413, texts.uploads.tooLarge)
}
