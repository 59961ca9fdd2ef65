import { favoriteLimit, removedFavoriteKey } from '../../../schema/input/favorite.ts'
import { builder } from '../builder.ts'
import { lockUser } from '../database/locks.ts'
import { lookTwice } from '../database/second-look.ts'
import { inTransaction, isBrokenReference } from '../database/transaction.ts'
import { ConflictError, NotFoundError, UnauthenticatedError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { Favorite, favoriteArgs, favoriteColumns, whereFavorite } from './type.ts'

builder.mutationFields((t) => ({
  addFavorite: t.field({
    type: Favorite,
    authScopes: { signedIn: true },
    description:
      'Marks an establishment as a favorite of the viewer. Asked again, it answers the same favorite. An account has at most 1,000.',
    args: { businessId: t.arg.id({ required: true, description: 'The establishment.' }) },
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      const businessId = parseId(args.businessId)
      const cardOf = async (id: number) => (await context.search.cards([id]))[0] ?? null
      const card = businessId && (await lookTwice(context.prisma, () => cardOf(businessId)))
      if (!card || card.state === 'DRAFT') throw new NotFoundError(texts.businesses.notFound)
      return { ...(await insertFavorite(context.prisma, id, card.id)), card }
    },
  }),
  removeFavorite: t.id({
    nullable: true,
    authScopes: { signedIn: true },
    description:
      'Removes a favorite of the viewer, by exactly one of its id and its establishment, and answers its id. One that is not there is NOT_FOUND by id, and null by establishment.',
    args: favoriteArgs,
    validate: removedFavoriteKey,
    resolve: async (_root, key, context) => {
      const { id: userId } = await requireViewer(context)
      const where = whereFavorite(userId, key)
      const removed = where && (await lookTwice(context.prisma, () => removeFavorite(context.prisma, where)))
      if (removed) return removed
      if (key.id == null) return null
      throw new NotFoundError(texts.favorites.notFound)
    },
  }),
}))

/** @returns its id; null when there was none */
function removeFavorite(prisma: PrismaClient, where: Prisma.FavoriteWhereInput): Promise<number | null> {
  return inTransaction(prisma, async (transaction) => {
    const row = await transaction.favorite.findFirst({ where, select: { id: true } })
    const gone = row && (await transaction.favorite.deleteMany({ where: { id: row.id } }))
    return row && gone?.count ? row.id : null
  })
}

/**
 * Marks an establishment once, however often it is asked for (favorite-once). The account's row is locked meanwhile, so
 * that simultaneous requests stay below the limit.
 *
 * @returns the row, new or not
 * @throws NotFoundError when there is no such establishment, ConflictError at the limit
 */
function insertFavorite(prisma: PrismaClient, userId: number, businessId: number) {
  return inTransaction(prisma, async (transaction) => {
    await lockUser(transaction, userId)
    const found = await transaction.favorite.findUnique({
      where: { userId_businessId: { userId, businessId } },
      select: favoriteColumns,
    })
    if (found) return found
    if ((await transaction.favorite.count({ where: { userId } })) >= favoriteLimit)
      throw new ConflictError('LIMIT_REACHED', texts.favorites.full(favoriteLimit))
    return await transaction.favorite
      .create({ data: { userId, businessId }, select: favoriteColumns })
      .catch(async (error) => {
        if (!isBrokenReference(error)) throw error
        const account = await transaction.user.count({ where: { id: userId } })
        throw account === 0 ? new UnauthenticatedError() : new NotFoundError(texts.businesses.notFound)
      })
  })
}
