import type { Readable } from 'node:stream'
import { RefusedRequestError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

/**
 * Reads a whole stream, and no more than it may bring; one that brings more is closed.
 *
 * @param input bytes, or what brings them
 * @param most bytes
 * @throws RefusedRequestError 413
 */
export async function boundedBytes(input: Buffer | Readable, most: number): Promise<Buffer> {
  if (Buffer.isBuffer(input)) {
    if (input.length > most) throw tooLarge(most)
    return input
  }
  const chunks: Buffer[] = []
  let length = 0
  // Leaving the loop closes the stream.
  for await (const chunk of input as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw tooLarge(most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function tooLarge(most: number): RefusedRequestError {
  const megabytes = most / 1024 / 1024
  return new RefusedRequestError(413, texts.images.tooLarge(megabytes.toLocaleString('pt-BR')))
}
