import { ConcurrencyLimit } from '../../limits/concurrency.ts'
import type { Images } from '../images.ts'
import type { TakenImage } from '../intake.ts'
import type { Upload } from './file.ts'

/** Files of one request that are taken in at the same time: the others wait where they are, on their way. */
const atOnce = 2

/**
 * Takes images in, does the work that refers to them, and takes them back when anything of it fails, so that a request
 * that is refused leaves no file.
 *
 * @param images where to
 * @param files in any order: they are taken in as they arrive
 * @param work what refers to them, usually a transaction that gives each its row with `images.addRow`; gets them in
 * the order of `files`
 * @returns what `work` returns
 * @throws what the first file that fails or `work` throws, once nothing of the request is stored any more
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

/** Once one has failed, those that have not come are not waited for, and those that have come are not looked at. */
function takeAll(images: Images, files: readonly Upload[]): Promise<PromiseSettledResult<TakenImage>[]> {
  const turns = new ConcurrencyLimit(atOnce, files.length)
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
    // Whoever reads must say so as soon as the file is here, even if it has to wait for its turn.
    const stream = createReadStream()
    return turns.run(() => {
      if (!hasFailed) return images.take(stream).catch(fail)
      stream.destroy()
      return failure.promise
    })
  }
  return Promise.allSettled(files.map((file) => take(file).catch(fail)))
}
