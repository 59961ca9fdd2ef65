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

/** What an import adds photos with. */
export interface PhotoWork {
  prisma: PrismaClient
  images: Images
  zip: PhotoZip
  /** Of the import's act, whose lines the photos join. */
  author: Author
  /** Whether listings that were there before get photos where they have none. */
  fills: boolean
  /** Whether the file is of another source, which fills nothing that a person has emptied (sources). */
  isSource: boolean
  /** Stops it between two photos. */
  signal?: AbortSignal | undefined
  /** Called with the error behind a photo that the report only calls failed. */
  onFailure?: ((error: unknown, item: PhotoItem) => void) | undefined
}

/** Thrown by `record` where another process has taken over, or the act was taken back. */
export class StoppedImport extends Error {}

/** What became of the photos of a listing. */
export interface AddedPhotos {
  added: number
  problems: { problem: PhotoProblem; photo: number }[]
}

/**
 * Adds photos to a listing that has none: each passes the intake as an upload does (image-intake), and those that pass are
 * added in one transaction, or none.
 *
 * @param record writes in that transaction how far the import is
 * @throws when the database or the store is away, or too many images wait; the signal's reason; StoppedImport of `record`
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

/** Why a listing gets no photos; null when it gets them. */
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

/** Takes the photos of a listing in, one after the other, each content once. */
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

/** @returns null for what concerns all photos */
function problemOf(error: unknown): PhotoProblem | null {
  if (error instanceof BrokenEntry) return error.problem
  const isOfAll = error instanceof UnavailableError || error instanceof StoppedImport
  if (isOfAll || isDatabaseAway(error)) return null
  if (!(error instanceof RefusedRequestError)) return 'failed'
  return error.status === 413 ? 'tooLarge' : 'notAnImage'
}
