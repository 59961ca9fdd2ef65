import type { Context } from '../context.ts'
import type { User } from '../generated/prisma/client.ts'
import { limits } from '../limits.ts'

/**
 * Everything that the product keeps about an account (own-account), but neither the password nor what proves a
 * session.
 *
 * @param context of the request
 * @param account whose data
 * @returns plain JSON, for a file
 */
export async function collectData(context: Context, account: User): Promise<object> {
  const { images, origin, prisma } = context
  const { id, photoId, passwordHash: _hash, tokenVersion: _version, ...profile } = account
  const photo = photoId === null ? null : await prisma.image.findUnique({ where: { id: photoId } })
  const data = {
    exportedAt: new Date(),
    profile: { id, ...profile, photo: photo && new URL(images.urlOf(photo.hash), origin).href },
    favorites: await favoritesOf(context, id),
    businesses: await businessesOf(context, id),
    deletedFavorites: await deletedFavoritesOf(context, id),
    deletedBusinesses: await deletedBusinessesOf(context, id),
    passwordResets: await resetsOf(context, id),
    auditEntries: await entriesOf(context, id),
  }
  return JSON.parse(JSON.stringify(data))
}

const named = { select: { id: true, name: true, slug: true } }

const favoritesOf = ({ prisma }: Context, userId: number) =>
  prisma.favorite.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    take: limits.wholeList,
    select: { id: true, createdAt: true, business: named },
  })

const businessesOf = ({ prisma }: Context, ownerId: number) =>
  prisma.business.findMany({
    where: { ownerId },
    orderBy: { id: 'asc' },
    take: limits.wholeList,
    select: { ...named.select, phone: true, whatsapp: true, createdAt: true, updatedAt: true },
  })

/** Those of establishments that can still be restored, and then come back. */
async function deletedFavoritesOf({ prisma }: Context, userId: number) {
  const kept = await prisma.keptFavorite.findMany({
    where: { userId },
    orderBy: { deletionId: 'asc' },
    take: limits.wholeList,
    select: { createdAt: true, deletion: { select: { at: true, state: true } } },
  })
  return kept.map(({ createdAt, deletion: { at, state } }) => ({
    ...{ createdAt, deletedAt: at, business: nameIn(state) },
  }))
}

/** Those that can still be restored, and then are this account's again. */
async function deletedBusinessesOf({ prisma }: Context, ownerId: number) {
  const kept = await prisma.deletion.findMany({
    where: { ownerId },
    orderBy: { auditEntryId: 'asc' },
    take: limits.wholeList,
    select: { at: true, state: true },
  })
  return kept.map(({ at, state }) => ({ deletedAt: at, ...nameIn(state) }))
}

/** Of what a deletion has kept of an establishment. */
function nameIn(state: unknown) {
  const { id, name, slug } = (state as { row: { id: number; name: string; slug: string } }).row
  return { id, name, slug }
}

const resetsOf = ({ prisma }: Context, userId: number) =>
  prisma.passwordReset.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    take: limits.wholeList,
    select: { createdAt: true, expiresAt: true, usedAt: true },
  })

const entriesOf = ({ prisma }: Context, actorId: number) =>
  prisma.auditEntry.findMany({
    where: { actorId },
    orderBy: { id: 'desc' },
    take: limits.wholeList,
    select: { at: true, action: true, entity: true, entityId: true, changes: true, requestId: true },
  })
