import type { Images } from '../media/images.ts'
import type { TakenImage } from '../media/intake.ts'
import type { Upload } from './file.ts'

/**
 * Takes images in, does the work that refers to them, and takes them back when anything of it fails, so that a request
 * that is refused leaves no file.
 *
 * @param images where to
 * @param files as they arrive; all are read at the same time, since they may come in any order
 * @param work what refers to them, usually a transaction that gives each its row with `images.addRow`
 * @returns what `work` returns
 * @throws what the intake or `work` throws, once nothing of the request is stored any more
 */
export async function withImages<T>(
  images: Images,
  files: readonly Upload[],
  work: (taken: TakenImage[]) => Promise<T>,
): Promise<T> {
  const results = await Promise.allSettled(
    files.map(async (file) => images.take((await file).createReadStream())),
  )
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
