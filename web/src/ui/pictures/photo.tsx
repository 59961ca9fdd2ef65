import { type ImageUse, imageSources, type SourceImage } from '../media-url.ts'

/** A picture with what is shown of it before its bytes are there. */
export interface PlacedImage extends SourceImage {
  height: number
  /** Dominant colour, `#rrggbb`. */
  color: string
}

export interface PhotoProps {
  image: PlacedImage
  /** Empty where the text next to it says the same. */
  alt: string
  use: ImageUse
  /** How wide it is shown: the `sizes` of an `img`. */
  sizes: string
  /**
   * `first` is the page's main picture and loads before anything else; `now` loads with the page; all others wait until
   * they are nearly in view.
   */
  load?: 'first' | 'now' | 'late'
  className?: string | undefined
}

/** The one way a stored picture is shown: in the right width and format, in its place and colour before it is there. */
export function Photo({ image, alt, use, sizes, load = 'late', className }: PhotoProps) {
  const { src, srcSet } = imageSources(image, use)
  return (
    <img
      // Before the addresses: some browsers begin to load as soon as they have one.
      loading={load === 'late' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding="async"
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={src}
      width={image.width}
      height={image.height}
      alt={alt}
      className={className}
      style={{ backgroundColor: image.color }}
    />
  )
}
