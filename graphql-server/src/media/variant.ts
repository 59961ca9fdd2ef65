import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import type { ImageFormat } from './store.ts'

/** Widths that pages ask for, in pixels. */
export const widths = [300, 600, 900, 1200] as const

/** Qualities that pages ask for: default, main, gallery; `auto` is a little less, since cards are many and small. */
const qualities: Readonly<Record<string, number>> = { '80': 80, '85': 85, '90': 90, auto: 75 }

/** Formats that pages ask for by name: cards WebP; JPEG for those who show a shared link and say nothing of what they take. */
const formats = { webp: 'webp', jpg: 'jpeg' } as const satisfies Record<string, ImageFormat>

/** One form of an image that is delivered. */
export interface Variant {
  /** The stored image. */
  hash: string
  /** At most so many pixels wide; null for the widest that does not enlarge. */
  width: number | null
  /** On JPEG's scale, 1 to 100. */
  quality: number
  format: ImageFormat
}

/** A variant of which the format may be left to what the browser takes. */
export type WantedVariant = Omit<Variant, 'format'> & { format: ImageFormat | null }

/**
 * Reads the query of an image's address. Only what pages use is taken, so that nobody can have the server compute
 * variants without end.
 *
 * @param query parameters `w`, `q` and `fm`, each once or not at all; others are as good as absent
 * @throws BadUserInputError
 */
export function wantedVariant(hash: string, query: Readonly<Record<string, unknown>>): WantedVariant {
  const { w, q = '80', fm } = query
  const width = w === undefined ? null : widths.find((one) => String(one) === w)
  const quality = typeof q === 'string' && Object.hasOwn(qualities, q) ? qualities[q] : undefined
  const wrong = [
    ...(width === undefined ? ['w'] : []),
    ...(quality === undefined ? ['q'] : []),
    ...(fm !== undefined && !isFormat(fm) ? ['fm'] : []),
  ]
  if (wrong.length > 0 || width === undefined || quality === undefined) {
    throw new BadUserInputError(Object.fromEntries(wrong.map((name) => [name, texts.images.unknownVariant])))
  }
  return { hash, width, quality, format: isFormat(fm) ? formats[fm] : null }
}

function isFormat(fm: unknown): fm is keyof typeof formats {
  return typeof fm === 'string' && Object.hasOwn(formats, fm)
}

/**
 * The lightest format that a browser says it takes. `image/*` and its like say nothing of new formats.
 *
 * @param accept the header
 */
export function formatFor(accept: string | undefined): ImageFormat {
  const taken = new Set(
    (accept ?? '').split(',').flatMap((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      return parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? [] : type
    }),
  )
  if (taken.has('image/avif')) return 'avif'
  return taken.has('image/webp') ? 'webp' : 'jpeg'
}
