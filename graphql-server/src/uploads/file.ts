import type { Readable } from 'node:stream'

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
