import { favoriteKey, favoriteLimit, removedFavoriteKey } from '../../../schema/input/favorite.ts'
import { builder } from '../builder.ts'
import { BusinessCard, type Card } from '../business-rows/cards.ts'
import { readWithSync } from '../database/cluster/second-look.ts'
import { inTransaction, isBrokenReference, lockUser } from '../database/transaction.ts'
import { ConflictError, NotFoundError, UnauthenticatedError } from '../errors.ts'
import type { Favorite as FavoriteRow, Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { selects } from '../lists/selected-fields.ts'
import { absence } from '../merges/merged.ts'
import { texts } from '../messages/texts.ts'
import type { SearchEngine } from '../search/engine.ts'
import { requireViewer } from '../sessions/viewer.ts'

interface FavoriteWithCard {
  id: number
  createdAt: Date
  formerName: string | null
  card: Card
}

const Favorite = builder.objectRef<FavoriteWithCard>('Favorite').implement({
  description: 'An establishment that an account has marked. Only the account itself reaches it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, by which it is removed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was marked.' }),
    formerName: t.exposeString('formerName', {
      nullable: true,
      description:
        'What the marked establishment was called before it was merged into this one; null where it was not.',
    }),
    business: t.expose('card', { type: BusinessCard, description: 'The establishment.' }),
  }),
})

const favoriteColumns = { id: true, businessId: true, createdAt: true, formerName: true } as const

/**
 * Adds to favorites the cards of their establishments, all at once.
 *
 * @param isFull whether to read full establishments instead of cards
 * @returns in the order of the rows, without those whose establishment has been deleted since or is a draft by now
 */
async function withCards(
  search: SearchEngine,
  rows: Pick<FavoriteRow, keyof typeof favoriteColumns>[],
  isFull = false,
): Promise<FavoriteWithCard[]> {
  const ids = rows.map(({ businessId }) => businessId)
  const cards = await (isFull ? search.fullBusinesses(ids) : search.cards(ids))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap(({ id, businessId, createdAt, formerName }) => {
    const card = byId.get(businessId)
    return card && card.state !== 'DRAFT' ? [{ id, createdAt, formerName, card }] : []
  })
}

/** The arguments that name one favorite; the rule of the input checks that exactly one is given. */
const favoriteArgs = builder.args((t) => ({
  id: t.id({ description: 'The id of the favorite.' }),
  businessId: t.id({ description: 'The id of the establishment.' }),
}))

/** The condition that finds a favorite among those of one account. */
function whereFavorite(
  userId: number,
  { id, businessId }: Partial<Record<'id' | 'businessId', string | null | undefined>>,
) {
  return { userId, ...(id == null ? { businessId: idOrZero(businessId ?? '') } : { id: idOrZero(id) }) }
}

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
      const row = await context.prisma.favorite.findFirst({ where, select: favoriteColumns })
      const [found] = row ? await withCards(context.search, [row]) : []
      return found ?? null
    },
  }),
}))

builder.mutationFields((t) => ({
  addFavorite: t.field({
    type: Favorite,
    authScopes: { signedIn: true },
    description:
      'Marks an establishment as a favorite of the viewer. Asked again, it answers the same favorite. An account has at most 1,000.',
    args: { businessId: t.arg.id({ required: true, description: 'The establishment.' }) },
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      const look = async () => (await context.search.cards([idOrZero(args.businessId)]))[0] ?? null
      const card = await readWithSync(context.prisma, look)
      if (!card || card.state === 'DRAFT')
        throw await absence(context.prisma, { id: idOrZero(args.businessId) })
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
      const removed = await readWithSync(context.prisma, () => removeFavorite(context.prisma, where))
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
 * Marks an establishment once, however often the request is repeated (favorite-once). The account's row is locked, so
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
