import { favoriteKey, favoriteLimit } from '../../../schema/input/favorite.ts'
import { builder } from '../builder.ts'
import { selects } from '../lists/selected-fields.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { Favorite, favoriteArgs, favoriteColumns, whereFavorite, withCards } from './type.ts'

builder.queryFields((t) => ({
  favorites: t.field({
    type: [Favorite],
    authScopes: { signedIn: true },
    description: "The viewer's favorites, newest first; an account has at most 1,000.",
    complexity: { field: 1, multiplier: 100 },
    resolve: async (_root, _args, context, info) => {
      const { id: userId } = await requireViewer(context)
      const rows = await context.prisma.favorite.findMany({
        where: { userId },
        select: favoriteColumns,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: favoriteLimit,
      })
      return withCards(context.search, rows, selects(info, ['business', 'business']))
    },
  }),
  favorite: t.field({
    type: Favorite,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "One of the viewer's favorites, by exactly one of its id and its establishment; null when there is none.",
    args: favoriteArgs,
    validate: favoriteKey,
    resolve: async (_root, key, context) => {
      const { id: userId } = await requireViewer(context)
      const where = whereFavorite(userId, key)
      const row = where && (await context.prisma.favorite.findFirst({ where, select: favoriteColumns }))
      const [found] = row ? await withCards(context.search, [row]) : []
      return found ?? null
    },
  }),
}))
