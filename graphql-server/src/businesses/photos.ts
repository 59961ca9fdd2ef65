import { businessLimits } from '../../../schema/input/business.ts'
import { type Author, recordChange } from '../audit/record.ts'
import { raiseContentVersion } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Images } from '../media/images.ts'
import type { TakenImage } from '../media/intake.ts'
import { texts } from '../messages/texts.ts'
import { lockBusiness } from './save.ts'

/** A photo that an establishment has. */
export interface SavedPhoto {
  id: number
  imageId: number
  position: number
  /** Of its image. */
  hash: string
}

/** Photos that an establishment shall have, in order: of those that it has, and new ones. */
export type PhotosChoice = (saved: readonly SavedPhoto[]) => readonly (SavedPhoto | TakenImage)[]

/** Who writes, where to, and which argument a refusal names. */
export interface PhotosWriting {
  author: Author
  images: Images
  path: 'photos' | 'input.photos'
}

/**
 * Gives an establishment the photos that `choose` wants, while whoever else writes it waits. Its version stays.
 *
 * @param choose of the photos that are there
 * @returns ids of images that have lost a reference, to be forgotten after the transaction
 * @throws NotFoundError, BadUserInputError when there would be too many; what `choose` throws
 */
export async function setPhotos(
  transaction: Prisma.TransactionClient,
  { author, images, path }: PhotosWriting,
  businessId: number,
  choose: PhotosChoice,
): Promise<number[]> {
  const name = await lockBusiness(transaction, businessId)
  const saved = await readPhotos(transaction, businessId)
  const wanted = choose(saved)
  if (wanted.length > businessLimits.photos && wanted.length > saved.length)
    throw new BadUserInputError({
      [path]: texts.businesses.tooManyPhotos(businessLimits.photos, saved.length),
    })
  const gone = saved.filter((photo) => !wanted.includes(photo))
  await transaction.photo.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
  for (const [position, photo] of wanted.entries()) {
    if (!('id' in photo)) await addPhoto(transaction, images, businessId, photo, position)
    else if (photo.position !== position)
      await transaction.photo.update({ where: { id: photo.id }, data: { position }, select: { id: true } })
  }
  const hashes = (photos: readonly { hash: string }[]) => ({ photos: photos.map(({ hash }) => hash) })
  const change = { before: hashes(saved), after: hashes(wanted) }
  const differs = await recordChange(transaction, author, {
    entity: 'business',
    entityId: businessId,
    name,
    ...change,
  })
  if (differs || gone.length > 0) await touch(transaction, businessId)
  return gone.map(({ imageId }) => imageId)
}

/** The photos of an establishment, in order. */
export async function readPhotos(
  transaction: Prisma.TransactionClient,
  businessId: number,
): Promise<SavedPhoto[]> {
  const photos = await transaction.photo.findMany({
    where: { businessId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, imageId: true, position: true, image: { select: { hash: true } } },
  })
  return photos.map(({ image, ...photo }) => ({ ...photo, hash: image.hash }))
}

/** Tells that something of an establishment has changed that its version does not count: its photos. */
export async function touch(transaction: Prisma.TransactionClient, businessId: number): Promise<void> {
  const data = { updatedAt: new Date() }
  await transaction.business.update({ where: { id: businessId }, data, select: { id: true } })
  await raiseContentVersion(transaction)
}

async function addPhoto(
  transaction: Prisma.TransactionClient,
  images: Images,
  businessId: number,
  taken: TakenImage,
  position: number,
): Promise<void> {
  const imageId = await images.addRow(transaction, taken)
  await transaction.photo.create({ data: { businessId, imageId, position }, select: { id: true } })
}
