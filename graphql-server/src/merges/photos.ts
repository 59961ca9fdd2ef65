import { businessLimits } from '../../../schema/input/business.ts'
import { keepPhotos, readPhotos } from '../businesses/photos/photo-rows.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { type Author, changeOfBusiness, recordChange } from '../writes/trail.ts'

const hashes = (photos: readonly { hash: string }[]) => photos.map(({ hash }) => hash)

/**
 * Gives a locked establishment the chosen photos of itself and of another one, each picture once. They are part of its last
 * entry in the trail, if the author has the `saveKey` of that.
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
  const once = wanted.filter(({ hash }, index) => hashes(wanted).indexOf(hash) === index)
  if (once.length > businessLimits.photos)
    throw new ConflictError('PHOTO_LIMIT', texts.merges.tooManyPhotos(businessLimits.photos))
  const removed = own.filter((photo) => !once.includes(photo))
  await transaction.photo.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
  for (const [position, { id, imageId, alt, createdAt, ...photo }] of once.entries()) {
    if (!own.some((each) => each.id === id))
      await transaction.photo.create({
        data: { businessId, imageId, alt, createdAt, position },
        select: { id: true },
      })
    else if (photo.position !== position)
      await transaction.photo.update({ where: { id }, data: { position }, select: { id: true } })
  }
  const change = { name, before: { photos: hashes(own) }, after: { photos: hashes(once) } }
  await recordChange(transaction, author, changeOfBusiness(businessId, change))
  if (removed.length > 0) await keepPhotos(transaction, businessId, removed)
}
