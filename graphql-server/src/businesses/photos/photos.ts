import { businessLimits } from '../../../../schema/input/business.ts'
import type { Context } from '../../context.ts'
import { retryWithSync } from '../../database/cluster/second-look.ts'
import { inTransaction } from '../../database/transaction.ts'
import { BadUserInputError, NotFoundError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { idOrZero } from '../../lists/keys.ts'
import type { Images } from '../../media/images.ts'
import type { TakenImage } from '../../media/intake.ts'
import type { PhotoInfo } from '../../media/type.ts'
import { imageColumns } from '../../media/type.ts'
import { deleteUnusedImages } from '../../media/uploads/request-images.ts'
import { texts } from '../../messages/texts.ts'
import {
  type Author,
  changeOfBusiness,
  entryOfSave,
  recordChange,
  requestAuthor,
} from '../../writes/trail.ts'
import { lockBusiness } from '../write.ts'
import { keepPhotos, type PhotoTurn, readPhotos, type SavedPhoto, touch, turnPrefix } from './photo-rows.ts'

/** An image already stored and in the table. */
export type StoredImage = Pick<SavedPhoto, 'imageId' | 'hash'>

/** Returns the photos that an establishment will have, in order, among them new ones. */
type PhotosChoice = (saved: readonly SavedPhoto[]) => readonly (SavedPhoto | TakenImage | StoredImage)[]

export interface PhotosWriting {
  author: Author
  images: Images
  /** Path of the argument, for messages. */
  path: 'photos' | 'input.photos'
}

/**
 * Sets the photos of an establishment (photo-limit, order-kept). Locks it, and does not raise its version.
 *
 * @returns ids of images that lost a reference, for `deleteUnusedImages` after the transaction
 * @throws NotFoundError, BadUserInputError if there would be too many, and errors of `choose`
 */
export async function setPhotos(
  transaction: Prisma.TransactionClient,
  { author, images, path }: PhotosWriting,
  businessId: number,
  choose: PhotosChoice,
): Promise<number[]> {
  const name = await lockBusiness(transaction, businessId)
  const saved = await readPhotos(transaction, businessId)
  const sent = await addedBySave(transaction, author, businessId)
  const isThere = (photo: SavedPhoto | TakenImage | StoredImage) =>
    !('id' in photo) && sent.has(photo.hash) && saved.some(({ hash }) => hash === photo.hash)
  const wanted = choose(saved).filter((photo) => !isThere(photo))
  if (wanted.length > businessLimits.photos && wanted.length > saved.length)
    throw new BadUserInputError({
      [path]: texts.businesses.tooManyPhotos(businessLimits.photos, saved.length),
    })
  const removed = saved.filter((photo) => !wanted.includes(photo))
  await transaction.photo.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
  for (const [position, photo] of wanted.entries()) {
    if (!('id' in photo)) await addPhoto(transaction, images, businessId, photo, position)
    else if (photo.position !== position)
      await transaction.photo.update({ where: { id: photo.id }, data: { position }, select: { id: true } })
  }
  const hashes = (photos: readonly { hash: string }[]) => ({ photos: photos.map(({ hash }) => hash) })
  const change = changeOfBusiness(businessId, { name, before: hashes(saved), after: hashes(wanted) })
  // A change that can be undone has its own entry.
  const writer = removed.length > 0 ? { ...author, saveKey: null } : author
  const isRecorded = await recordChange(transaction, writer, change)
  if (isRecorded && removed.length > 0) await keepPhotos(transaction, businessId, removed)
  if (isRecorded || removed.length > 0) await touch(transaction, businessId)
  return removed.map(({ imageId }) => imageId)
}

/** Hashes added earlier in the current save, which is sent again if its response was lost (one-save). */
async function addedBySave(
  transaction: Prisma.TransactionClient,
  author: Author,
  entityId: number,
): Promise<Set<string>> {
  const entry = await entryOfSave(transaction, author, { entity: 'business', entityId })
  const { photos } = (entry?.changes ?? {}) as { photos?: { before: string[] | null; after: string[] } }
  return new Set(photos?.after.filter((hash) => !photos.before?.includes(hash)))
}

async function addPhoto(
  transaction: Prisma.TransactionClient,
  images: Images,
  businessId: number,
  image: TakenImage | StoredImage,
  position: number,
): Promise<void> {
  const imageId = 'imageId' in image ? image.imageId : await images.addRow(transaction, image)
  await transaction.photo.create({ data: { businessId, imageId, position }, select: { id: true } })
}

/**
 * Sets the alternative text of a photo.
 *
 * @param id id as sent
 * @param alt null removes it, undefined leaves it unchanged
 * @throws NotFoundError
 */
export async function describePhoto(
  context: Context,
  id: string,
  alt: string | null | undefined,
  saveKey?: string | null,
): Promise<PhotoInfo> {
  const author = await requestAuthor(context, saveKey)
  return inTransaction(context.prisma, async (transaction) => {
    const { businessId } = await readPhoto(transaction, idOrZero(id))
    const name = await lockBusiness(transaction, businessId)
    // Reread under the lock.
    const { alt: old, ...photo } = await readPhoto(transaction, idOrZero(id))
    const text = alt === undefined ? old : alt
    const field = `photoAlt.${photo.image.hash}`
    const change = changeOfBusiness(businessId, { name, before: { [field]: old }, after: { [field]: text } })
    if (await recordChange(transaction, author, change)) {
      await transaction.photo.update({ where: { id: photo.id }, data: { alt: text }, select: { id: true } })
      await touch(transaction, businessId)
    }
    return { ...photo, alt: text }
  })
}

/**
 * Rotates a photo. The rotated image is stored as a new file; the previous one is deleted with its last reference. A
 * concurrent rotation wins.
 *
 * @param id id as sent
 * @param quarterTurns clockwise
 * @throws NotFoundError
 */
export async function turnPhoto(
  context: Context,
  id: string,
  quarterTurns: number,
  saveKey?: string | null,
): Promise<PhotoInfo> {
  const { images, prisma } = context
  const author = await requestAuthor(context, saveKey)
  const known = await retryWithSync(prisma, () => readPhoto(prisma, idOrZero(id)))
  const turned = await images.turn(known.image.hash, quarterTurns)
  if (!turned) throw new NotFoundError(texts.businesses.noPhoto)
  const replaced = await inTransaction(prisma, async (transaction) => {
    const { businessId } = known
    const name = await lockBusiness(transaction, businessId)
    const saved = await readPhotos(transaction, businessId)
    const photo = saved.find((each) => each.id === known.id)
    if (photo?.hash !== known.image.hash) return null
    const imageId = await images.addRow(transaction, turned)
    await transaction.photo.update({ where: { id: photo.id }, data: { imageId }, select: { id: true } })
    const hashes = (own: string) => saved.map((each) => (each === photo ? own : each.hash))
    const turn: PhotoTurn = { from: photo.hash, quarterTurns }
    const before = { photos: hashes(photo.hash) }
    const after = { photos: hashes(turned.hash), [turnPrefix + turned.hash]: turn }
    await recordChange(transaction, author, changeOfBusiness(businessId, { name, before, after }))
    await touch(transaction, businessId)
    return photo.imageId
  }).catch(async (error: unknown) => {
    await images.discard([turned])
    throw error
  })
  if (replaced === null) await images.discard([turned])
  else await deleteUnusedImages(context, [replaced])
  return readPhoto(prisma, known.id)
}

const photoColumns = {
  id: true,
  alt: true,
  businessId: true,
  business: { select: { state: true } },
  image: { select: imageColumns },
} as const

async function readPhoto(transaction: Prisma.TransactionClient, id: number) {
  const found = await transaction.photo.findUnique({ where: { id }, select: photoColumns })
  if (!found) throw new NotFoundError(texts.businesses.noPhoto)
  const { business, image, ...photo } = found
  return { ...photo, image: { ...image, isPrivate: business.state === 'DRAFT' } }
}
