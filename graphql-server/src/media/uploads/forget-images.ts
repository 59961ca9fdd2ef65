import type { Context } from '../../context.ts'

/**
 * Removes images that a write no longer refers to, once it is done: one that cannot be removed now is left for
 * `images:clean`, and nobody is told that the write failed.
 *
 * @param ids of the images; null is none
 */
export async function forgetImages(
  { images, log, requestId }: Pick<Context, 'images' | 'log' | 'requestId'>,
  ids: readonly (number | null)[],
): Promise<void> {
  const gone = ids.filter((id) => id !== null)
  if (gone.length === 0) return
  try {
    await images.deleteUnreferenced(gone)
  } catch (error) {
    log.warn({ err: error, requestId, images: gone }, 'images left for images:clean')
  }
}
