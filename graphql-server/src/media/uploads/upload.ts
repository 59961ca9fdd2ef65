import type { Readable } from 'node:stream'

declare module '../../builder.ts' {
  interface Scalars {
    Upload: { Input: Upload; Output: never }
  }
}

export interface SentFile {
  /** The client's name of it: never trusted, only shown. */
  filename: string
  /**
   * Opens its bytes; can be called once. The stream fails with a RefusedRequestError when the file is too large,
   * incomplete or too slow.
   *
   * @param maxBytes that of images and tables when absent
   */
  createReadStream(maxBytes?: number): Readable
}

/** Value of the scalar `Upload`: resolves when the file begins to arrive. */
export type Upload = Promise<SentFile>

const kilobyte = 1024

/** Limits of requests with files. Times are in seconds. */
export const uploadLimits = {
  /** The photos of an establishment, and a few more. */
  maxFiles: 20,
  /** Of the whole request: this many images of the maximum size, or an archive, and one other file. */
  maxImages: 15,
  /** Of the operation's text. */
  fieldBytes: 100 * kilobyte,
  /** Of a file that is not an image, such as a catalogue; its reader may limit it further. */
  fileBytes: 20 * kilobyte * kilobyte,
  /** Of a ZIP archive of photos; of the whole request, in place of the images. */
  archiveBytes: 200 * kilobyte * kilobyte,
  /** Headers and boundaries of the parts. */
  overheadBytes: 100 * kilobyte,
  maxConcurrency: 8,
  maxWaiting: 32,
  queueTimeout: 30,
  /** Waiting for the client that does not count as slowness. */
  gracePeriod: 10,
  minBytesPerSecond: 8 * kilobyte,
  /** An unread file is dropped after this, since it blocks those behind it. */
  unreadTimeout: 20,
  /** How long the rest of a request is read and discarded after the response. */
  discardTimeout: 30,
} as const
