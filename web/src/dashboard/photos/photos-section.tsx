import type { PhotosState } from './use-photos.ts'

/** The photos of the form: choose, drop, order, describe, delete. Its field is named `photos` for messages. */
export function PhotosSection(_: { photos: PhotosState; error?: string | undefined }) {
  return null
}
