import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { RefusedRequestError } from '../errors.ts'
import { heavyWork } from '../limits/concurrency.ts'
import { texts } from '../messages/texts.ts'
import { dominantColor, encodeStored, sharp } from './encoding.ts'
import { type ImageFormat, storedFormat } from './store.ts'

export interface TakenImage {
  /** SHA-256 of `data`, in hex. */
  hash: string
  /** SHA-256 of the file as sent, in hex. */
  sentHash: string
  format: ImageFormat
  /** Pixels, upright. */
  width: number
  height: number
  bytes: number
  /** Dominant colour, #rrggbb. */
  color: string
  data: Buffer
}

/** About 160 MB when decoded. */
const maxPixels = 40_000_000
/** WebP's limit. */
const maxSide = 16_383

/**
 * Reads and re-encodes an uploaded image (image-intake), keeping only its pixels, and of an animation the first
 * frame.
 *
 * @param options `quarterTurns` clockwise, from upright
 * @throws RefusedRequestError 413 for too many bytes or pixels, 415 for unaccepted formats
 * @throws UnavailableError when too many images wait
 */
export async function takeImage(
  input: Buffer | Readable,
  { maxBytes, quarterTurns = 0 }: { maxBytes: number; quarterTurns?: number },
): Promise<TakenImage> {
  const sent = await readBounded(input, maxBytes)
  await checkHeader(sent)
  return heavyWork.run(async () => {
    const image = sharp(sent, { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true })
    if (quarterTurns > 0) image.rotate(quarterTurns * 90)
    const { data, info } = await decoding(() => encodeStored(image).toBuffer({ resolveWithObject: true }))
    return {
      hash: sha256(data),
      sentHash: sha256(sent),
      format: storedFormat,
      width: info.width,
      height: info.height,
      bytes: data.length,
      color: await dominantColor(data),
      data,
    }
  })
}

async function readBounded(input: Buffer | Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  // Leaving the loop closes the stream.
  for await (const chunk of Buffer.isBuffer(input) ? [input] : (input as AsyncIterable<Buffer>)) {
    length += chunk.length
    if (length > maxBytes) {
      const megabytes = (maxBytes / 1024 / 1024).toLocaleString('pt-BR')
      throw new RefusedRequestError(413, texts.images.tooLarge(megabytes))
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Refuses by its header an image that is too large to decode. */
async function checkHeader(sent: Buffer): Promise<void> {
  const header = await decoding(() => sharp(sent, { limitInputPixels: false }).metadata())
  const { format, compression, width, height } = header
  if (format === 'heif' && compression !== 'av1') throw notAnImage()
  if (width * height > maxPixels || Math.max(width, height) > maxSide) throw tooManyPixels()
}

/** Translates the errors of libvips. */
async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { message } = error as Error
    if (/unsupported image format|buffer is empty/i.test(message)) throw notAnImage()
    if (/pixel limit|timeout|exceeds/i.test(message)) throw tooManyPixels()
    throw new RefusedRequestError(415, texts.images.damaged, 'NOT_AN_IMAGE')
  }
}

function notAnImage(): RefusedRequestError {
  return new RefusedRequestError(415, texts.images.notAnImage, 'NOT_AN_IMAGE')
}

function tooManyPixels(): RefusedRequestError {
  return new RefusedRequestError(413, texts.images.tooManyPixels)
}
