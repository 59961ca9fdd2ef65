import { builder, limits } from '../builder.ts'
import type { Context } from '../context.ts'
import type { Business, User } from '../generated/prisma/client.ts'
import { requireFreshSignIn } from '../sessions/viewer.ts'
import { ownAccount } from './account.ts'

builder.queryField('myData', (t) =>
  t.field({
    type: 'JSON',
    authScopes: { signedIn: true },
    description:
      'Everything that the product keeps about the viewer: the profile, sessions, favorites, establishments owned, the latter two also of what was deleted and can still be restored, and what the account has changed in the catalogue (the newest 10,000 entries). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
    complexity: 500,
    resolve: async (_root, _args, context) => {
      await requireFreshSignIn(context)
      return collectData(context, await ownAccount(context))
    },
  }),
)

/** Everything that the product keeps about an account, but for the password's hash and what proves a session. */
async function collectData(context: Context, account: User): Promise<object> {
  const { images, origin, prisma } = context
  const { id, name, email, phone, role, photoId, createdAt, updatedAt } = account
  const photo = photoId === null ? null : await prisma.image.findUnique({ where: { id: photoId } })
  const photoUrl = photo && new URL(images.urlOf(photo.hash), origin).href
  const data = {
    exportedAt: new Date(),
    profile: { id, name, email, phone, role, createdAt, updatedAt, photo: photoUrl },
    sessions: await sessionsOf(context, id),
    favorites: await favoritesOf(context, id),
    businesses: await businessesOf(context, id),
    deletedFavorites: await deletedFavoritesOf(context, id),
    deletedBusinesses: await deletedBusinessesOf(context, id),
    passkeys: await passkeysOf(context, id),
    passwordResets: await resetsOf(context, id),
    auditEntries: await entriesOf(context, id),
  }
  // Dates and column types become plain JSON.
  return JSON.parse(JSON.stringify(data))
}

const sessionsOf = async ({ prisma }: Context, userId: number) => {
  const rows = await prisma.session.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limits.wholeList,
    select: { device: true, createdAt: true, lastUsedOn: true, expiresAt: true, endedAt: true },
  })
  return rows.map((row) => ({ ...row, lastUsedOn: row.lastUsedOn.toISOString().slice(0, 10) }))
}

const named = { select: { id: true, name: true, slug: true } }

const favoritesOf = async ({ prisma }: Context, userId: number) => {
  const rows = await prisma.favorite.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    take: limits.wholeList,
    select: { id: true, createdAt: true, business: { select: { ...named.select, state: true } } },
  })
  return rows.map((row) => ({ ...row, business: nameOf(row.business) }))
}

const businessesOf = ({ prisma }: Context, ownerId: number) =>
  prisma.business.findMany({
    where: { ownerId },
    orderBy: { id: 'asc' },
    take: limits.wholeList,
    select: { ...named.select, phone: true, whatsapp: true, createdAt: true, updatedAt: true },
  })

/** Favorites that come back when a deleted establishment is restored. */
async function deletedFavoritesOf({ prisma }: Context, userId: number) {
  const kept = await prisma.keptFavorite.findMany({
    where: { userId },
    orderBy: { deletionId: 'asc' },
    take: limits.wholeList,
    select: { createdAt: true, deletion: { select: { at: true, state: true } } },
  })
  return kept.map(({ createdAt, deletion: { at, state } }) => ({
    createdAt,
    deletedAt: at,
    business: nameOf(rowIn(state)),
  }))
}

/** Deleted establishments that are this account's again when they are restored. */
async function deletedBusinessesOf({ prisma }: Context, ownerId: number) {
  const kept = await prisma.deletion.findMany({
    where: { ownerId },
    orderBy: { auditEntryId: 'asc' },
    take: limits.wholeList,
    select: { at: true, state: true },
  })
  return kept.map(({ at, state }) => {
    const { id, name, slug } = rowIn(state)
    return { deletedAt: at, id, name, slug }
  })
}

type Named = Pick<Business, 'id' | 'name' | 'slug' | 'state'>

/** An establishment out of what its deletion has kept. */
const rowIn = (state: unknown) => (state as { row: Named }).row

/** What a draft is called is not for those who marked it before it was one (state). */
const nameOf = ({ id, name, slug, state }: Named) => (state === 'DRAFT' ? { id } : { id, name, slug })

const passkeysOf = ({ prisma }: Context, userId: number) =>
  prisma.passkey.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    take: limits.wholeList,
    select: { name: true, createdAt: true, lastUsedOn: true },
  })

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
