import type { Readable } from 'node:stream'

declare module '../../builder.ts' {
  interface Scalars {
    Upload: { Input: Upload; Output: never }
  }
}

export interface SentFile {
  /** The client's file name: shown but never trusted. */
  filename: string
  /**
   * Opens its content; can be called once. The stream fails with a RefusedRequestError when the file is too large,
   * incomplete or too slow.
   *
   * @param maxBytes default: the maximum for images and tables
   */
  createReadStream(maxBytes?: number): Readable
}

/** Value of the scalar `Upload`; resolves when the file begins to arrive. */
export type Upload = Promise<SentFile>

const kilobyte = 1024

/** Limits of requests with files. Times are in seconds. */
export const uploadLimits = {
  /** The photos of an establishment, and a few more. */
  maxFiles: 20,
  /** Total size of a request: this many images of maximum size, or an archive, and one other file. */
  maxImages: 15,
  /** The operation's text. */
  fieldBytes: 100 * kilobyte,
  /** A file other than an image, such as a catalogue; its reader may limit it further. */
  fileBytes: 20 * kilobyte * kilobyte,
  /** A ZIP archive of photos; replaces the images in the total size. */
  archiveBytes: 200 * kilobyte * kilobyte,
  /** Headers and boundaries of the parts. */
  overheadBytes: 100 * kilobyte,
  maxConcurrency: 8,
  maxWaiting: 32,
  queueTimeout: 30,
  /** Waiting time for the client before the minimum rate applies. */
  gracePeriod: 10,
  minBytesPerSecond: 8 * kilobyte,
  /** Timeout after which an unread file is dropped, since it blocks those behind it. */
  unreadTimeout: 20,
  /** How long the rest of a request is read and discarded after the response. */
  discardTimeout: 30,
} as const
