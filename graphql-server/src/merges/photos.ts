import { businessLimits } from '../../../schema/input/business.ts'
import { photoHashes } from '../audit/undo/photos-before.ts'
import { keepPhotos, placePhotos, readPhotos } from '../businesses/photos/photo-rows.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { type Author, changeOfBusiness, recordChange } from '../writes/trail.ts'

/**
 * Gives a locked establishment the chosen photos of both, each image once. They join its last audit trail entry if the author has
 * its `saveKey`.
 *
 * @param photoIds in order; null for all of both
 * @throws ConflictError when there are too many, or one is of neither
 */
export async function mergePhotos(
  transaction: Prisma.TransactionClient,
  author: Author,
  { id: businessId, name }: { id: number; name: string },
  otherId: number,
  photoIds: readonly number[] | null,
): Promise<void> {
  const own = await readPhotos(transaction, businessId)
  const all = [...own, ...(await readPhotos(transaction, otherId))]
  const chosen = photoIds ? [...new Set(photoIds)].map((id) => all.find((photo) => photo.id === id)) : all
  const wanted = chosen.filter((photo) => photo !== undefined)
  if (wanted.length < chosen.length) throw new ConflictError('STALE_VERSION', texts.merges.photosElsewhere)
  const once = wanted.filter(({ hash }, index) => photoHashes(wanted).indexOf(hash) === index)
  if (once.length > businessLimits.photos)
    throw new ConflictError('PHOTO_LIMIT', texts.merges.tooManyPhotos(businessLimits.photos))
  const removed = own.filter((photo) => !once.includes(photo))
  await transaction.photo.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
  const placed = once.map(({ id, ...photo }) =>
    own.some((each) => each.id === id) ? { id, ...photo } : photo,
  )
  await placePhotos(transaction, businessId, placed)
  const change = { name, before: { photos: photoHashes(own) }, after: { photos: photoHashes(once) } }
  await recordChange(transaction, author, changeOfBusiness(businessId, change))
  if (removed.length > 0) await keepPhotos(transaction, businessId, removed)
}
