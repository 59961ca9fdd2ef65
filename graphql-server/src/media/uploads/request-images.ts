import type { Context } from '../../context.ts'
import { faultLevel } from '../../errors.ts'
import { ConcurrencyLimit } from '../../limits/concurrency.ts'
import type { Images } from '../images.ts'
import type { TakenImage } from '../intake.ts'
import type { Upload } from './upload.ts'

/** Images of one request decoded concurrently; further files wait on the network. */
const maxConcurrency = 2

/**
 * Stores the images of a request for the work that refers to them, and deletes them on failure.
 *
 * @param files processed as they arrive
 * @param work usually a transaction that calls `images.addRow`; gets the images in the order of `files`
 * @returns the result of `work`
 * @throws the error of the first failed file or of `work`
 */
export async function withImages<T>(
  images: Images,
  files: readonly Upload[],
  work: (taken: TakenImage[]) => Promise<T>,
): Promise<T> {
  const results = await takeAll(images, files)
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  try {
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    return await work(taken)
  } catch (error) {
    await images.discard(taken)
    throw error
  }
}

/** After a failure, stops waiting for further files and does not decode those that have arrived. */
function takeAll(images: Images, files: readonly Upload[]): Promise<PromiseSettledResult<TakenImage>[]> {
  const limit = new ConcurrencyLimit(maxConcurrency, files.length)
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  let hasFailed = false
  const fail = (error: unknown): never => {
    hasFailed = true
    failure.reject(error)
    throw error
  }
  const take = async (file: Upload) => {
    const { createReadStream } = await Promise.race([file, failure.promise])
    // Opened before it waits, since unopened files are dropped.
    const stream = createReadStream()
    return limit.run(() => {
      if (!hasFailed) return images.take(stream).catch(fail)
      stream.destroy()
      return failure.promise
    })
  }
  return Promise.allSettled(files.map((file) => take(file).catch(fail)))
}

/**
 * Deletes images that have become unreferenced, after the commit. A failure is only logged; `images:clean` finds what
 * is left.
 */
export async function deleteUnusedImages(
  { images, log, requestId }: Pick<Context, 'images' | 'log' | 'requestId'>,
  ids: readonly (number | null)[],
): Promise<void> {
  const present = ids.filter((id) => id !== null)
  if (present.length === 0) return
  try {
    await images.deleteUnreferenced(present)
  } catch (error) {
    log[faultLevel(error)]({ err: error, requestId, images: present }, 'images left for images:clean')
  }
}
