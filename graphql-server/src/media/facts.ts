/** What a picture on a page needs to know of a stored image, before its bytes are there. */
export interface ImageFacts {
  /** SHA-256 of the stored bytes, in hex. */
  hash: string
  /** Pixels of the stored image. */
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
}

/** A photo of an establishment. */
export interface PhotoFacts {
  id: number
  alt: string | null
  image: ImageFacts
}
