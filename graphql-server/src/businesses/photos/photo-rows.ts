import { businessLimits } from '../../../../schema/input/business.ts'
import { raiseContentVersion } from '../../database/catalogue-version.ts'
import { ConflictError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'

/** The photos of an establishment, in order; each with the SHA-256 of its image, in hex. */
export async function readPhotos(transaction: Prisma.TransactionClient, businessId: number) {
  return (await readPhotosOfAll(transaction, [businessId]))(businessId)
}

/** The photos of several establishments, by the id of each. */
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

/** Prefix of the trail's fields of turned photos: the hash of the turned image follows. */
export const turnPrefix = 'photoTurn.'

/** The value of such a field after the change. */
export interface PhotoTurn {
  /** Hash of the image before. */
  from: string
  /** To the right, 1 to 3. */
  quarterTurns: number
}

/** Marks a change of photos, which does not raise the establishment's version. */
export async function touch(transaction: Prisma.TransactionClient, businessId: number): Promise<void> {
  const data = { updatedAt: new Date() }
  await transaction.business.update({ where: { id: businessId }, data, select: { id: true } })
  await raiseContentVersion(transaction)
}

/** Photos that were removed from an establishment that stays, in the JSON of their deletion. */
export interface RemovedPhotos {
  photos: { imageId: number; hash: string; alt: string | null; position: number; createdAt: string }[]
}

/** Whether what a deletion keeps are photos, and not a whole entity. */
export function isOfPhotos(state: unknown): state is RemovedPhotos {
  return !('row' in (state as object))
}

/** Keeps removed photos for as long as their removal, the latest entry of the establishment, can be taken back. */
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

/** Writes photos of an establishment in their order; those that have no row get one. */
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
 * Puts removed photos back among those that an establishment has now, each where it stood.
 *
 * @param saved in their order; the caller has locked the establishment
 * @returns hashes of all photos, in their order
 * @throws ConflictError when there would be too many
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
