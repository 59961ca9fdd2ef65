import { businessLimits } from '../../../schema/input/business.ts'
import { readPhotos } from '../businesses/photos/photo-rows.ts'
import { type PhotosWriting, type StoredImage, setPhotos } from '../businesses/photos/photos.ts'
import { raiseContentVersion } from '../database/catalogue-version.ts'
import { changeRows } from '../database/transaction.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import type { Prisma, PrismaClient, Proposal } from '../generated/prisma/client.ts'
import type { Images } from '../media/images.ts'
import type { TakenImage } from '../media/intake.ts'
import { texts } from '../messages/texts.ts'

/** Content of an owner's proposal with the topic PHOTOS (proposed-photos). */
interface ProposedPhotos {
  /** Ids of the establishment's photos to be removed. */
  photoIds: string[]
  /** Hashes of the images to be added, in order; kept in `proposal_photos` while it is open. */
  newPhotos: string[]
}

const isOver = (count: number, saved: number) => count > businessLimits.photos && count > saved

/**
 * Content of an owner's proposal about photos.
 *
 * @param photoIds photos to be removed
 * @returns null when nothing would change
 * @throws BadUserInputError for a photo of another establishment, or too many photos
 */
export async function proposedPhotosContent(
  transaction: Prisma.TransactionClient,
  businessId: number,
  photoIds: readonly string[],
  taken: readonly TakenImage[],
): Promise<ProposedPhotos | null> {
  if (photoIds.length === 0 && taken.length === 0) return null
  const saved = await readPhotos(transaction, businessId)
  const removed = saved.flatMap(({ id }) => (photoIds.includes(String(id)) ? [String(id)] : []))
  if (removed.length !== new Set(photoIds).size)
    throw new BadUserInputError({ 'input.photoIds': texts.proposals.otherPhoto })
  const left = saved.length - removed.length
  if (isOver(left + taken.length, saved.length))
    throw new BadUserInputError({ photos: texts.proposals.tooManyPhotos(businessLimits.photos, left) })
  return { photoIds: removed, newPhotos: taken.map(({ hash }) => hash) }
}

/**
 * Replaces the new photos of a proposal.
 *
 * @returns ids of images that lost a reference, for `deleteUnusedImages` after the transaction
 */
export async function setNewPhotos(
  transaction: Prisma.TransactionClient,
  images: Images,
  proposalId: number,
  taken: readonly TakenImage[],
): Promise<number[]> {
  const replaced = await deleteNewPhotos(transaction, proposalId)
  for (const [position, image] of taken.entries()) {
    const imageId = await images.addRow(transaction, image)
    await transaction.proposalPhoto.createMany({ data: [{ proposalId, position, imageId }] })
  }
  // Private images are cached under this version.
  if (taken.length > 0) await raiseContentVersion(transaction)
  return replaced
}

/** @returns as `setNewPhotos` */
export async function deleteNewPhotos(
  transaction: Prisma.TransactionClient,
  proposalId: number,
): Promise<number[]> {
  const photos = await readNewPhotos(transaction, proposalId)
  if (photos.length > 0) await transaction.proposalPhoto.deleteMany({ where: { proposalId } })
  return photos.map(({ imageId }) => imageId)
}

/**
 * Writes the photos of an accepted proposal with the form's writer; photos already deleted are ignored.
 *
 * @returns as `setNewPhotos`
 * @throws ConflictError when there would be too many by now
 */
export async function writeProposedPhotos(
  transaction: Prisma.TransactionClient,
  writing: Pick<PhotosWriting, 'author' | 'images'>,
  { id, businessId, proposed }: Pick<Proposal, 'id' | 'businessId' | 'proposed'>,
): Promise<number[]> {
  const { photoIds } = proposed as unknown as ProposedPhotos
  const added = await readNewPhotos(transaction, id)
  const removed = await setPhotos(transaction, { ...writing, path: 'photos' }, businessId, (saved) => {
    const left = saved.filter((photo) => !photoIds.includes(String(photo.id)))
    if (isOver(left.length + added.length, saved.length))
      throw new ConflictError(
        'PHOTO_LIMIT',
        texts.proposals.tooManyPhotos(businessLimits.photos, left.length),
      )
    return [...left, ...added]
  })
  return [...removed, ...(await deleteNewPhotos(transaction, id))]
}

async function readNewPhotos(
  transaction: Prisma.TransactionClient,
  proposalId: number,
): Promise<StoredImage[]> {
  const rows = await transaction.proposalPhoto.findMany({
    where: { proposalId },
    orderBy: { position: 'asc' },
    select: { imageId: true, image: { select: { hash: true } } },
  })
  return rows.map(({ imageId, image }) => ({ imageId, hash: image.hash }))
}

/**
 * Deletes the new photos of proposals whose establishments can no longer be restored.
 *
 * @param ids of establishments past the restore period
 * @returns as `setNewPhotos`
 */
export async function deletePhotosOfGone(prisma: PrismaClient, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const present = await prisma.business.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })
  const gone = ids.filter((each) => !present.some(({ id }) => id === each))
  const where = { proposal: { businessId: { in: gone } } }
  const rows = await prisma.proposalPhoto.findMany({ where, select: { imageId: true } })
  if (rows.length > 0)
    await changeRows(prisma, (transaction) => transaction.proposalPhoto.deleteMany({ where }))
  return rows.map(({ imageId }) => imageId)
}
