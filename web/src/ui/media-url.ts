import { imageQuality, imageWidths } from '../constants.ts'

/** Use of a picture, which determines quality and format. */
export type ImageUse = keyof typeof imageQuality

/** Picture in API responses: its URL without a variant, and its size in pixels. */
export interface SourceImage {
  /** Path on this server, or URL on the configured image host. */
  url: string
  width: number
}

/** `src` and `srcSet` of an `img`. */
export interface ImageSources {
  src: string
  /** Undefined if the image is narrower than the narrowest variant. */
  srcSet: string | undefined
}

/**
 * URLs of a picture in all widths that do not enlarge it.
 *
 * @param use of the picture on the page
 */
export function imageSources(image: SourceImage, use: ImageUse): ImageSources {
  const widths = imageWidths.filter((width) => width <= image.width)
  if (widths.length === 0) return { src: variantUrl(image.url, use), srcSet: undefined }
  const srcSet = widths.map((width) => `${variantUrl(image.url, use, width)} ${width}w`).join(', ')
  return { src: variantUrl(image.url, use, widths[1] ?? widths[0]), srcSet }
}

/** URL of the largest variant, for links and sharing. */
export function largestUrl(image: SourceImage, use: ImageUse): string {
  return variantUrl(
    image.url,
    use,
    imageWidths.findLast((width) => width <= image.width),
  )
}

/** Picture for other sites. */
export interface SharedImage {
  /** Absolute URL. */
  url: string
  /** Pixels. */
  width: number
  height: number
}

/** Sufficient for previews, and below the 300 kB above which WhatsApp shows none. */
const sharedWidth = 900

/**
 * Picture for link previews and search engines: JPEG, since many do not send an Accept header.
 *
 * @param origin public origin, without a trailing slash
 */
export function sharedImage(image: SourceImage & { height: number }, origin: string): SharedImage {
  const width = imageWidths.findLast((one) => one <= Math.min(sharedWidth, image.width))
  const url = new URL(variantUrl(image.url, 'shared', width), origin).href
  const shown = width ?? image.width
  return { url, width: shown, height: Math.round((image.height * shown) / image.width) }
}

/** Formats requested explicitly from this server; others follow the Accept header. */
const ownFormats: Partial<Record<ImageUse, string>> = { card: 'webp', shared: 'jpg' }

/**
 * URL of a variant: on this server `?w=&q=&fm=`, on an image host the specification's transformation
 * parameters by common names (https://docs.imgix.com/apis/rendering).
 *
 * @param url of the image, from the API
 * @param width in pixels; defaults to the image's
 */
function variantUrl(url: string, use: ImageUse, width?: number): string {
  const quality = imageQuality[use]
  const cards = use === 'card'
  const shared = use === 'shared'
  const own = url.startsWith('/')
  const parameters = own
    ? { w: width, q: quality, fm: ownFormats[use] }
    : {
        // Other uses: format by the Accept header, with progressive JPEG as fallback.
        auto: cards || shared ? 'compress' : 'format',
        fm: cards ? 'webp' : 'pjpg',
        fit: 'max',
        sharp: 10,
        w: width,
        q: cards ? undefined : quality,
      }
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}
