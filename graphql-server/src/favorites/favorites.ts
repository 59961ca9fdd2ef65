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
  description: 'An establishment marked by an account, visible to that account only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id, for removeFavorite.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the establishment was marked.' }),
    formerName: t.exposeString('formerName', {
      nullable: true,
      description: 'Name of the marked establishment before it was merged into this one; null if it was not.',
    }),
    business: t.expose('card', { type: BusinessCard, description: 'Marked establishment.' }),
  }),
})

const favoriteColumns = { id: true, businessId: true, createdAt: true, formerName: true } as const

/**
 * Adds the cards of their establishments to favorites, in one batch.
 *
 * @param isFull whether to read full establishments instead of cards
 * @returns favorites in row order, without those whose establishment is deleted or a draft
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

/** Arguments that identify a favorite; validation requires exactly one. */
const favoriteArgs = builder.args((t) => ({
  id: t.id({ description: 'Id of the favorite.' }),
  businessId: t.id({ description: 'Id of the establishment.' }),
}))

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
      'A favorite of the viewer, by exactly one of its id and its establishment; null if there is none.',
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
      'Marks an establishment as a favorite of the viewer. A repeated call returns the same favorite. At most 1,000 per account.',
    args: { businessId: t.arg.id({ required: true, description: 'Id of the establishment.' }) },
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
      'Removes a favorite of the viewer, by exactly one of its id and its establishment, and returns its id. If there is none: NOT_FOUND by id, null by establishment.',
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

/** @returns its id; null if there was none */
function removeFavorite(prisma: PrismaClient, where: Prisma.FavoriteWhereInput): Promise<number | null> {
  return inTransaction(prisma, async (transaction) => {
    const row = await transaction.favorite.findFirst({ where, select: { id: true } })
    const gone = row && (await transaction.favorite.deleteMany({ where: { id: row.id } }))
    return row && gone?.count ? row.id : null
  })
}

/**
 * Marks an establishment once, even if the request is repeated (favorite-once). Locks the account's row, so that
 * concurrent requests stay below the limit.
 *
 * @returns the row, new or not
 * @throws NotFoundError for an unknown establishment, ConflictError at the limit
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
