import { setPhotos } from '../businesses/photos/photos.ts'
import { lockBusiness } from '../businesses/write.ts'
import { inTransaction } from '../database/transaction.ts'
import { isDatabaseAway } from '../database-away.ts'
import { NotFoundError, RefusedRequestError, UnavailableError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Images } from '../media/images.ts'
import type { TakenImage } from '../media/intake.ts'
import type { Author } from '../writes/trail.ts'
import type { PhotoItem } from './plan.ts'
import type { PhotoProblem } from './problems.ts'
import { BrokenEntry, type PhotoZip } from './zip.ts'

export interface PhotoWork {
  prisma: PrismaClient
  images: Images
  zip: PhotoZip
  /** Author of the import's act, which the photos join. */
  author: Author
  /** Whether existing listings without photos get photos. */
  fills: boolean
  /** Whether the file is a foreign source, which fills nothing that a person emptied (sources). */
  isSource: boolean
  /** Aborts between two photos. */
  signal?: AbortSignal | undefined
  /** Called with the error of a photo that the report lists as failed. */
  onFailure?: ((error: unknown, item: PhotoItem) => void) | undefined
}

/** Thrown by `record` when another process has taken over or the act was undone. */
export class StoppedImport extends Error {}

/** Result for the photos of a listing. */
export interface AddedPhotos {
  added: number
  problems: { problem: PhotoProblem; photo: number }[]
}

/**
 * Adds photos to a listing without photos: each passes the intake of an upload (image-intake), and the valid ones are added in one
 * transaction.
 *
 * @param record writes the progress of the import in that transaction
 * @throws when the database or the image store is unavailable or the intake is full; the signal's reason; StoppedImport
 */
export async function addPhotos(
  work: PhotoWork,
  item: PhotoItem,
  record: (transaction: Prisma.TransactionClient, result: AddedPhotos) => Promise<void>,
): Promise<AddedPhotos> {
  const { prisma, images, author } = work
  const refused = (problem: PhotoProblem): AddedPhotos => ({
    added: 0,
    problems: item.photos.map((photo) => ({ problem, photo })),
  })
  const known = await refusal(prisma, item, work)
  const { taken, problems } = known ? { taken: [], problems: [] } : await takePhotos(work, item)
  let isKept = false
  try {
    return await inTransaction(prisma, async (transaction) => {
      isKept = false
      const problem = known ?? (await lockedRefusal(transaction, item, work))
      const result = problem ? refused(problem) : { added: taken.length, problems }
      await record(transaction, result)
      if (result.added === 0) return result
      const writing = { author: { ...author, joinsLine: true }, images, path: 'photos' } as const
      await setPhotos(transaction, writing, item.businessId, () => taken)
      isKept = true
      return result
    })
  } catch (error) {
    isKept = false
    if (problemOf(error) === null) throw error
    work.onFailure?.(error, item)
    const result = refused('failed')
    await inTransaction(prisma, (transaction) => record(transaction, result))
    return result
  } finally {
    if (!isKept) await images.discard(taken)
  }
}

async function lockedRefusal(transaction: Prisma.TransactionClient, item: PhotoItem, work: PhotoWork) {
  try {
    await lockBusiness(transaction, item.businessId)
  } catch (error) {
    if (error instanceof NotFoundError) return 'gone'
    throw error
  }
  return refusal(transaction, item, work)
}

/** Reason why a listing gets no photos; null if it gets them. */
async function refusal(
  transaction: Prisma.TransactionClient,
  { businessId }: PhotoItem,
  { author, fills, isSource }: PhotoWork,
): Promise<PhotoProblem | null> {
  const select = { state: true, photos: { take: 1, select: { id: true } } } as const
  const listing = await transaction.business.findUnique({ where: { id: businessId }, select })
  if (!listing) return 'gone'
  if (listing.photos.length > 0) return 'hasPhotos'
  if (!isSource) return null
  const made = await transaction.auditEntry.findFirst({
    where: { entity: 'business', entityId: businessId, action: 'create', partOf: { action: 'import' } },
    select: { partOf: { select: { actKey: true } } },
  })
  const removals = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM audit_entries WHERE entity = 'business' AND entity_id = ${businessId}
    AND undoes_id IS NULL AND JSON_LENGTH(changes, '$.photos.after') = 0 LIMIT 1`
  if (removals.length > 0) return 'removed'
  const isOwn = made?.partOf?.actKey === author.act?.key
  return isOwn || fills || (made && listing.state === 'DRAFT') ? null : 'notFilled'
}

/** Runs the intake for the photos of a listing, skipping duplicates. */
async function takePhotos({ images, zip, signal, onFailure }: PhotoWork, item: PhotoItem) {
  const taken: TakenImage[] = []
  const problems: AddedPhotos['problems'] = []
  for (const photo of item.photos) {
    try {
      signal?.throwIfAborted()
      const image = await images.take(zip.read(photo))
      if (!taken.some(({ hash }) => hash === image.hash)) taken.push(image)
    } catch (error) {
      const problem = signal?.aborted ? null : problemOf(error)
      if (!problem) {
        await images.discard(taken)
        throw error
      }
      if (problem === 'failed') onFailure?.(error, item)
      problems.push({ problem, photo })
    }
  }
  return { taken, problems }
}

/** @returns null for a failure that affects all photos */
function problemOf(error: unknown): PhotoProblem | null {
  if (error instanceof BrokenEntry) return error.problem
  const isOfAll = error instanceof UnavailableError || error instanceof StoppedImport
  if (isOfAll || isDatabaseAway(error)) return null
  if (!(error instanceof RefusedRequestError)) return 'failed'
  return error.status === 413 ? 'tooLarge' : 'notAnImage'
}
