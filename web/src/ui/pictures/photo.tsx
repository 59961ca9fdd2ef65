import { type ImageUse, imageSources, type SourceImage } from '../media-url.ts'

/** Picture with the data for its placeholder. */
export interface PlacedImage extends SourceImage {
  height: number
  /** Dominant colour, `#rrggbb`. */
  color: string
}

export interface PhotoProps {
  image: PlacedImage
  /** Empty if adjacent text says the same. */
  alt: string
  use: ImageUse
  /** `sizes` of the `img`. */
  sizes: string
  /**
   * `first` is the page's main picture and loads with high priority; `now` loads eagerly; `late` near the
   * viewport.
   */
  load?: 'first' | 'now' | 'late'
  className?: string | undefined
}

/** Stored picture in responsive widths, with its space and dominant colour reserved before it loads. */
export function Photo({ image, alt, use, sizes, load = 'late', className }: PhotoProps) {
  const { src, srcSet } = imageSources(image, use)
  return (
    <img
      // Before the URLs: some browsers start loading as soon as they are set.
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
