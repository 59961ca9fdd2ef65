import { authorOf, recordChange } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import type { PhotoFacts } from '../media/facts.ts'
import { imageColumns } from '../media/type.ts'
import { texts } from '../messages/texts.ts'
import { touch } from './photos.ts'
import { lockBusiness } from './save.ts'

/**
 * Says in words what a photo of an establishment shows.
 *
 * @param id of the photo, as it was sent
 * @param alt null removes the words, undefined leaves them
 * @throws NotFoundError
 */
export async function describePhoto(
  context: Context,
  id: string,
  alt: string | null | undefined,
): Promise<PhotoFacts> {
  const author = await authorOf(context)
  return inTransaction(context.prisma, async (transaction) => {
    const { businessId } = await readPhoto(transaction, parseId(id))
    const name = await lockBusiness(transaction, businessId)
    const { alt: old, ...photo } = await readPhoto(transaction, parseId(id))
    const words = alt === undefined ? old : alt
    const change = (text: string | null) => ({ photoAlt: { photo: photo.image.hash, text } })
    const differs = await recordChange(transaction, author, {
      entity: 'business',
      entityId: businessId,
      name,
      before: change(old),
      after: change(words),
    })
    if (differs) {
      await transaction.photo.update({ where: { id: photo.id }, data: { alt: words }, select: { id: true } })
      await touch(transaction, businessId)
    }
    return { ...photo, alt: words }
  })
}

async function readPhoto(transaction: Prisma.TransactionClient, id: number | null) {
  const select = { id: true, alt: true, businessId: true, image: { select: imageColumns } }
  const photo = id === null ? null : await transaction.photo.findUnique({ where: { id }, select })
  if (!photo) throw new NotFoundError(texts.businesses.noPhoto)
  return photo
}
