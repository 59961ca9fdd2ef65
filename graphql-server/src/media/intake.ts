import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Metadata, Sharp } from 'sharp'
import { RefusedRequestError } from '../errors.ts'
import { ConcurrencyLimit } from '../limits/concurrency.ts'
import { texts } from '../messages/texts.ts'
import { boundedBytes } from './bounded-bytes.ts'
import { sharp } from './pixels.ts'
import { type SentFormat, sniff } from './sniff.ts'
import { type ImageFormat, storedFormat } from './store.ts'

export interface IntakeLimits {
  /** Bytes of the file as it is sent. */
  maxBytes: number
}

/** An image as the store keeps it. */
export interface TakenImage {
  /** SHA-256 of `data`, in hex. */
  hash: string
  /** SHA-256 of the file as it was sent, in hex. */
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

/** Forty megapixels are about 160 MB while they are decoded. */
const mostPixels = 40_000_000
/** What WebP can hold; nothing that a camera makes is longer. */
const longestSide = 16_383
/** The longest side that is kept: twice the widest variant. */
const keptSide = 2400
const keptQuality = 90
/** Seconds that decoding and encoding may take. */
const patience = 10

/** Two at once bound the memory; who waits holds no more than the bytes that were sent. */
const limit = new ConcurrencyLimit(2, 16)

/**
 * Takes an image in as people send it: its content decides what it is; it is decoded whole, turned upright, bounded
 * in pixels, and encoded anew, so that nothing but its pixels is kept. Of an animation that is the first frame.
 *
 * @param input the file
 * @param limits what it may be
 * @throws RefusedRequestError 413 for too many bytes or pixels, 415 for what is no image of the four formats
 * @throws UnavailableError when too many wait for their turn
 */
export async function takeImage(input: Buffer | Readable, limits: IntakeLimits): Promise<TakenImage> {
  const sent = await boundedBytes(input, limits.maxBytes)
  const format = sniff(sent)
  if (!format) throw new RefusedRequestError(415, texts.images.notAnImage, 'NOT_AN_IMAGE')
  return limit.run(async () => {
    const picture = await opened(sent, format)
    const { data, info } = await decoded(() => encode(picture).toBuffer({ resolveWithObject: true }))
    const { width, height } = info
    return {
      hash: sha256(data),
      sentHash: sha256(sent),
      format: storedFormat,
      width,
      height,
      bytes: data.length,
      color: await colorOf(data),
      data,
    }
  })
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Looks at the header only: what it claims is refused before a pixel of it is decoded. */
async function opened(sent: Buffer, format: SentFormat): Promise<Sharp> {
  const picture = sharp(sent, { failOn: 'error', limitInputPixels: mostPixels, autoOrient: true })
  const header = await decoded(() => sharp(sent, { limitInputPixels: false }).metadata())
  if (formatOf(header) !== format) throw new RefusedRequestError(415, texts.images.damaged, 'NOT_AN_IMAGE')
  const { width, height } = header
  if (width * height > mostPixels || Math.max(width, height) > longestSide) throw tooManyPixels()
  return picture
}

function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}

function encode(picture: Sharp): Sharp {
  return picture
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: patience })
    .webp({ quality: keptQuality, smartSubsample: true })
}

/** What libvips cannot read is not an image, and what it cannot read in time is too much of one. */
async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { message } = error as Error
    if (/pixel limit|timeout|exceeds/i.test(message)) throw tooManyPixels()
    throw new RefusedRequestError(415, texts.images.damaged, 'NOT_AN_IMAGE')
  }
}

function tooManyPixels(): RefusedRequestError {
  return new RefusedRequestError(413, texts.images.tooManyPixels)
}

/** A small copy says the same colour; what is transparent shows the page, which is white at noon. */
async function colorOf(data: Buffer): Promise<string> {
  const small = sharp(data)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
  const { dominant } = await sharp(await small.png({ compressionLevel: 0 }).toBuffer()).stats()
  const parts = [dominant.r, dominant.g, dominant.b]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
