import { imageQuality, imageWidths } from '../constants.ts'

/** The place of a picture, which determines its quality and format. */
export type ImageUse = keyof typeof imageQuality

/** A picture as the API describes it: its address without a variant, and its own size in pixels. */
export interface SourceImage {
  /** A path on this server, or an absolute address on the configured image host. */
  url: string
  width: number
}

/** What an `img` loads: one address for browsers that take only one, and the choice for all others. */
export interface ImageSources {
  src: string
  /** Undefined when the image is narrower than the narrowest variant. */
  srcSet: string | undefined
}

/**
 * The addresses of a picture in every width that does not enlarge it.
 *
 * @param use of the picture on the page
 */
export function imageSources(image: SourceImage, use: ImageUse): ImageSources {
  const widths = imageWidths.filter((width) => width <= image.width)
  if (widths.length === 0) return { src: variantUrl(image.url, use), srcSet: undefined }
  const srcSet = widths.map((width) => `${variantUrl(image.url, use, width)} ${width}w`).join(', ')
  return { src: variantUrl(image.url, use, widths[1] ?? widths[0]), srcSet }
}

/** The address of the largest variant of a picture: for links to it, and for those who share it. */
export function largestUrl(image: SourceImage, use: ImageUse): string {
  return variantUrl(
    image.url,
    use,
    imageWidths.findLast((width) => width <= image.width),
  )
}

/** A picture for readers elsewhere. */
export interface SharedImage {
  /** The whole address. */
  url: string
  /** Pixels. */
  width: number
  height: number
}

/** Wide enough for every preview, and below the 300 kB beyond which WhatsApp shows none. */
const sharedWidth = 900

/**
 * A picture as previews of shared links and search engines load it: JPEG, since many of them say nothing of what they
 * take.
 *
 * @param origin the public one, without a slash at its end
 */
export function sharedImage(image: SourceImage & { height: number }, origin: string): SharedImage {
  const width = imageWidths.findLast((one) => one <= Math.min(sharedWidth, image.width))
  const url = new URL(variantUrl(image.url, 'shared', width), origin).href
  const shown = width ?? image.width
  return { url, width: shown, height: Math.round((image.height * shown) / image.width) }
}

/** What this server is asked for by name; everything else gets what the Accept header allows. */
const ownFormats: Partial<Record<ImageUse, string>> = { card: 'webp', shared: 'jpg' }

/**
 * Writes the address of one variant. On this server that is `?w=&q=&fm=`. An image host gets the specification's
 * transformation parameters by the names that such hosts commonly have (https://docs.imgix.com/apis/rendering).
 *
 * @param url of the image, from the API
 * @param width in pixels; left out, the variant is as wide as the image
 */
function variantUrl(url: string, use: ImageUse, width?: number): string {
  const quality = imageQuality[use]
  const cards = use === 'card'
  const shared = use === 'shared'
  const own = url.startsWith('/')
  const parameters = own
    ? { w: width, q: quality, fm: ownFormats[use] }
    : {
        // The format by the Accept header, and progressive JPEG for those who take nothing newer; cards are WebP.
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
