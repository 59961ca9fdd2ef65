import { favoriteLimit } from '../../../schema/input/favorite.ts'
import { inTransaction, isBrokenReference } from '../database/transaction.ts'
import { ConflictError, NotFoundError, UnauthenticatedError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { favoriteColumns } from './with-cards.ts'

/**
 * Marks an establishment for an account, once however often it is asked for (favorite-once). The account's row is locked
 * meanwhile: whatever is asked at the same time comes one by one, and the limit holds.
 *
 * @returns the favorite, new or not
 * @throws NotFoundError when there is no such establishment, ConflictError at the limit
 */
export function addFavorite(prisma: PrismaClient, userId: number, businessId: number) {
  return inTransaction(prisma, async (transaction) => {
    const accounts = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
    if (accounts.length === 0) throw new UnauthenticatedError()
    const found = await transaction.favorite.findUnique({
      where: { userId_businessId: { userId, businessId } },
      select: favoriteColumns,
    })
    if (found) return found
    if ((await transaction.favorite.count({ where: { userId } })) >= favoriteLimit)
      throw new ConflictError('LIMIT_REACHED', texts.favorites.full(favoriteLimit))
    return await transaction.favorite
      .create({ data: { userId, businessId }, select: favoriteColumns })
      .catch((error) => {
        throw isBrokenReference(error) ? new NotFoundError(texts.businesses.notFound) : error
      })
  })
}
