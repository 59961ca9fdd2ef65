import type { IncomingHttpHeaders } from 'node:http'
import * as minimal from 'graphql-upload-minimal'
import { uploadLimits } from './limits.ts'
import type { Meter } from './meter.ts'
import { MultipartReading } from './multipart-reading.ts'

/** What it really asks of a request; without a response it never forgets why reading failed. */
const processRequest = minimal.processRequest as unknown as (
  request: Meter & { headers: IncomingHttpHeaders },
  response: undefined,
  options: minimal.UploadOptions,
) => Promise<unknown>

/**
 * Reads a request of the GraphQL multipart request specification up to its first file.
 *
 * @param body of the request; the files are read from it as long as it lives
 * @param headers of the request
 * @param fileBytes of one file at most
 * @returns the operation, with an Upload wherever its map says that a file goes
 * @throws RefusedRequestError 400, 408 or 413, in Portuguese
 */
export async function readOperation(
  body: Meter,
  headers: IncomingHttpHeaders,
  fileBytes: number,
): Promise<unknown> {
  const reading = new MultipartReading(body)
  try {
    // A value of exactly the limit's size counts as too large there.
    const operation = await processRequest(Object.assign(body, { headers }), undefined, {
      maxFieldSize: uploadLimits.fieldBytes + 1,
      maxFileSize: fileBytes + 1,
      maxFiles: uploadLimits.files,
    })
    reading.handOver(operation)
    return operation
  } catch (error) {
    throw reading.refusalOf(error)
  }
}
