import { removedFavoriteKey } from '../../../schema/input/favorite.ts'
import { builder } from '../builder.ts'
import { NotFoundError } from '../errors.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { addFavorite } from './add.ts'
import { favoriteArgs, whereFavorite } from './key.ts'
import { Favorite } from './type.ts'
import { withCards } from './with-cards.ts'

builder.mutationFields((t) => ({
  addFavorite: t.field({
    type: Favorite,
    authScopes: { signedIn: true },
    description:
      'Marks an establishment as a favorite of who asks. Asked again, it answers the same favorite. An account has at most 1,000.',
    args: { businessId: t.arg.id({ required: true, description: 'The establishment.' }) },
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      const businessId = parseId(args.businessId)
      const row = businessId === null ? null : await addFavorite(context.prisma, id, businessId)
      const [favorite] = row ? await withCards(context.search, [row]) : []
      if (!favorite) throw new NotFoundError(texts.businesses.notFound)
      return favorite
    },
  }),
  removeFavorite: t.id({
    nullable: true,
    authScopes: { signedIn: true },
    description:
      'Removes a favorite of who asks, by exactly one of its id and its establishment, and answers its id. One that is not there is NOT_FOUND by id, and null by establishment.',
    args: favoriteArgs,
    validate: removedFavoriteKey,
    resolve: async (_root, key, context) => {
      const { id: userId } = await requireViewer(context)
      const { favorite } = context.prisma
      const where = whereFavorite(userId, key)
      const row = where && (await favorite.findFirst({ where, select: { id: true } }))
      const gone = row ? await favorite.deleteMany({ where: { id: row.id, userId } }) : { count: 0 }
      if (row && gone.count > 0) return row.id
      if (key.id == null) return null
      throw new NotFoundError(texts.favorites.notFound)
    },
  }),
}))
