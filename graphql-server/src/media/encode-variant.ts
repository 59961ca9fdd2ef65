import type { Sharp } from 'sharp'
import { sharp } from './pixels.ts'
import { type Variant, widths } from './variant.ts'

/**
 * AVIF looks like WebP at 80 with 50, in half the bytes. Effort 2 is the first at which drawn pictures keep their
 * edges (42 dB at 24 kB and 190 ms of one core for 900 pixels; effort 0: 36 dB at 29 kB and 70 ms).
 */
const avif = { less: 30, effort: 2 }

/** Which encoder makes variants: what another one makes may differ in its bytes. */
export const encoderVersion = sharp.versions.sharp ?? '0'

/**
 * Computes a variant: shrunk to its width and then sharpened a little, never enlarged; JPEG progressive, and white
 * where the image is transparent.
 *
 * @param stored bytes of the stored image
 * @param variant what to make of it
 */
export async function encodeVariant(stored: Buffer, { width, quality, format }: Variant): Promise<Buffer> {
  const original = await sharp(stored).metadata()
  const target = width ?? widestOf(original.width)
  const picture = sharp(stored).timeout({ seconds: 20 })
  if (target < original.width) picture.resize({ width: target }).sharpen({ sigma: 0.5, m1: 0.4, m2: 1.2 })
  return encoded(picture, format, quality).toBuffer()
}

function widestOf(originalWidth: number): number {
  return widths.findLast((width) => width <= originalWidth) ?? originalWidth
}

function encoded(picture: Sharp, format: Variant['format'], quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: quality - avif.less, effort: avif.effort })
  if (format === 'webp') return picture.webp({ quality })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
}
