import { businessLimits } from '../../../../schema/input/business.ts'
import { raiseContentVersion } from '../../database/catalogue-version.ts'
import { ConflictError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'

/** Reads the photos of an establishment, in order; `hash` is the SHA-256 of the image in hex. */
export async function readPhotos(transaction: Prisma.TransactionClient, businessId: number) {
  return (await readPhotosOfAll(transaction, [businessId]))(businessId)
}

/** Reads the photos of several establishments; returns a lookup by id. */
export async function readPhotosOfAll(transaction: Prisma.TransactionClient, businessIds: readonly number[]) {
  const photos = await transaction.photo.findMany({
    where: { businessId: { in: [...businessIds] } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: { image: { select: { hash: true } } },
  })
  const byBusiness = Map.groupBy(photos, ({ businessId }) => businessId)
  return (id: number) =>
    (byBusiness.get(id) ?? []).map(({ image, businessId: _, ...photo }) => ({ ...photo, hash: image.hash }))
}

export type SavedPhoto = Awaited<ReturnType<typeof readPhotos>>[number]

/** Prefix of trail fields for rotated photos, followed by the hash of the rotated image. */
export const turnPrefix = 'photoTurn.'

/** Value of such a field after the change. */
export interface PhotoTurn {
  /** Hash of the image before. */
  from: string
  /** Clockwise, 1 to 3. */
  quarterTurns: number
}

/** Marks a change of photos, which does not raise the establishment's version. */
export async function touch(transaction: Prisma.TransactionClient, businessId: number): Promise<void> {
  const data = { updatedAt: new Date() }
  await transaction.business.update({ where: { id: businessId }, data, select: { id: true } })
  await raiseContentVersion(transaction)
}

/** JSON of a deletion of photos from an existing establishment. */
export interface RemovedPhotos {
  photos: { imageId: number; hash: string; alt: string | null; position: number; createdAt: string }[]
}

/** Whether the state of a deletion contains photos instead of an entity. */
export function isOfPhotos(state: unknown): state is RemovedPhotos {
  return !('row' in (state as object))
}

/** Keeps removed photos while their removal, the latest audit entry of the establishment, can be undone. */
export async function keepPhotos(
  transaction: Prisma.TransactionClient,
  businessId: number,
  removed: readonly SavedPhoto[],
): Promise<void> {
  const { id: entryId } = await transaction.auditEntry.findFirstOrThrow({
    where: { entity: 'business', entityId: businessId },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const state: RemovedPhotos = {
    photos: removed.map(({ imageId, hash, alt, position, createdAt }) => {
      return { imageId, hash, alt, position, createdAt: createdAt.toISOString() }
    }),
  }
  const data = { auditEntryId: entryId, at: new Date(), state: { ...state } }
  await transaction.deletion.create({ data, select: { auditEntryId: true } })
  const imageIds = [...new Set(removed.map(({ imageId }) => imageId))]
  await transaction.keptImage.createMany({
    data: imageIds.map((imageId) => ({ deletionId: entryId, imageId })),
  })
}

/** Writes the photos of an establishment in order; inserts those without a row. */
export async function placePhotos(
  transaction: Prisma.TransactionClient,
  businessId: number,
  photos: readonly (SavedPhoto | Pick<Prisma.PhotoCreateManyInput, 'imageId' | 'alt' | 'createdAt'>)[],
): Promise<void> {
  for (const [position, photo] of photos.entries()) {
    if (!('id' in photo)) {
      const { imageId, alt, createdAt } = photo
      const data = { businessId, imageId, alt, position, createdAt }
      await transaction.photo.create({ data, select: { id: true } })
    } else if (photo.position !== position)
      await transaction.photo.update({ where: { id: photo.id }, data: { position }, select: { id: true } })
  }
}

/**
 * Reinserts removed photos at their former positions.
 *
 * @param saved current photos in order; the caller has locked the establishment
 * @returns hashes of all photos, in order
 * @throws ConflictError if there would be too many
 */
export async function putPhotosBack(
  transaction: Prisma.TransactionClient,
  businessId: number,
  saved: readonly SavedPhoto[],
  { photos }: RemovedPhotos,
): Promise<string[]> {
  if (saved.length + photos.length > businessLimits.photos)
    throw new ConflictError('PHOTO_LIMIT', texts.restorations.tooManyPhotos(businessLimits.photos))
  const all: (SavedPhoto | RemovedPhotos['photos'][number])[] = [...saved]
  for (const photo of photos.toSorted((one, other) => one.position - other.position))
    all.splice(photo.position, 0, photo)
  await placePhotos(transaction, businessId, all)
  return all.map(({ hash }) => hash)
}
