import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import type { ImageFormat } from './store.ts'

/** Pixels. */
export const widths = [300, 600, 900, 1200] as const

/** Default, main, gallery; `auto` is for cards, which are many and small. */
const qualities: Readonly<Record<string, number>> = { '80': 80, '85': 85, '90': 90, auto: 75 }

/** Cards request WebP; JPEG is for previews of shared links, whose readers send no Accept header. */
const formats: Readonly<Record<string, ImageFormat>> = { webp: 'webp', jpg: 'jpeg' }

export interface Variant {
  hash: string
  /** Maximum in pixels; null for the widest of `widths` that does not enlarge. */
  width: number | null
  /** On JPEG's scale, 1 to 100. */
  quality: number
  format: ImageFormat
}

/**
 * Parses the query of an image URL. Only listed values are accepted, so that clients cannot cause unlimited variants.
 *
 * @param query optional `w`, `q` and `fm`; others are ignored
 * @returns `format` null when the Accept header decides
 * @throws BadUserInputError
 */
export function parseVariant(
  hash: string,
  { w, q = '80', fm }: Readonly<Record<string, unknown>>,
): Omit<Variant, 'format'> & { format: ImageFormat | null } {
  const width = w === undefined ? null : widths.find((each) => String(each) === w)
  const quality = ownValue(qualities, q)
  const format = fm === undefined ? null : ownValue(formats, fm)
  if (width !== undefined && quality !== undefined && format !== undefined) {
    return { hash, width, quality, format }
  }
  const invalid = Object.entries({ w: width, q: quality, fm: format }).filter(
    ([, value]) => value === undefined,
  )
  throw new BadUserInputError(
    Object.fromEntries(invalid.map(([name]) => [name, texts.images.unknownVariant])),
  )
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: unknown): T | undefined {
  return typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined
}

/** The smallest format named in an Accept header; `image/*` does not imply the newer ones. */
export function formatFor(accept = ''): ImageFormat {
  const accepted = new Set(
    accept.split(',').flatMap((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      return parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? [] : type
    }),
  )
  if (accepted.has('image/avif')) return 'avif'
  return accepted.has('image/webp') ? 'webp' : 'jpeg'
}
