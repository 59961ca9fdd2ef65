/** The formats that people may send. */
export type SentFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** AVIF's brands; those of HEIC and of video share the container and are none. */
const avifBrands = new Set(['avif', 'avis'])

/**
 * What a file is by its first bytes, whatever it is called.
 *
 * @returns null for everything that is none of the four
 */
export function sniff(bytes: Buffer): SentFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && isAvif(bytes)) return 'avif'
  return null
}

/** The major brand decides, or, under the neutral `mif1`, a compatible one. */
function isAvif(bytes: Buffer): boolean {
  const major = ascii(bytes, 8, 12)
  if (major !== 'mif1') return avifBrands.has(major)
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 16; at + 4 <= end; at += 4) if (avifBrands.has(ascii(bytes, at, at + 4))) return true
  return false
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end)
}
