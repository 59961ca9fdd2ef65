import { builder, limits } from '../builder.ts'
import { readableValues } from '../business-rows/hidden.ts'
import type { Context } from '../context.ts'
import type { Business, Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { requireFreshSignIn } from '../sessions/viewer.ts'
import { orSignedOut } from './account.ts'

builder.queryField('myData', (t) =>
  t.field({
    type: 'JSON',
    authScopes: { signedIn: true },
    description:
      "Everything stored about the viewer: profile, sessions, favorites and owned establishments (also deleted ones that can still be restored), changes to the catalogue, proposals, claims, confirmation requests and invitations, and administrators' changes to the account; the newest 10,000 of each. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).",
    complexity: 500,
    resolve: async (_root, _args, context) => collectData(context, (await requireFreshSignIn(context)).id),
  }),
)

const take = limits.wholeList
const named = { id: true, name: true, slug: true }

const everything = {
  id: true,
  name: true,
  email: true,
  phone: true,
  role: true,
  createdAt: true,
  updatedAt: true,
  photo: { select: { hash: true } },
  sessions: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take,
    select: { device: true, createdAt: true, lastUsedOn: true, expiresAt: true, endedAt: true },
  },
  favorites: {
    orderBy: { id: 'asc' },
    take,
    select: { id: true, createdAt: true, business: { select: { ...named, state: true } } },
  },
  businesses: {
    orderBy: { id: 'asc' },
    take,
    select: { ...named, phone: true, whatsapp: true, createdAt: true, updatedAt: true },
  },
  keptFavorites: {
    orderBy: { deletionId: 'asc' },
    take,
    select: { createdAt: true, deletion: { select: { at: true, state: true } } },
  },
  ownedDeletions: { orderBy: { auditEntryId: 'asc' }, take, select: { at: true, state: true } },
  passkeys: { orderBy: { id: 'asc' }, take, select: { name: true, createdAt: true, lastUsedOn: true } },
  passwordResets: {
    orderBy: { id: 'asc' },
    take,
    select: { createdAt: true, expiresAt: true, usedAt: true },
  },
  auditEntries: {
    orderBy: { id: 'desc' },
    take,
    select: { at: true, action: true, entity: true, entityId: true, changes: true, requestId: true },
  },
  submissions: {
    orderBy: { id: 'desc' },
    take,
    select: {
      businessId: true,
      channel: true,
      note: true,
      email: true,
      confirmedAt: true,
      waiting: true,
      receivedAt: true,
      proposals: {
        orderBy: { proposalId: 'asc' },
        select: {
          proposal: { select: { topic: true, proposed: true, state: true, reason: true, decidedAt: true } },
        },
      },
    },
  },
  claims: {
    orderBy: { proposalId: 'desc' },
    take,
    select: {
      method: true,
      provedAt: true,
      effectiveAt: true,
      proposal: {
        select: { businessId: true, receivedAt: true, state: true, reason: true, decidedAt: true },
      },
    },
  },
  confirmationRequests: {
    orderBy: { id: 'desc' },
    take,
    select: { businessId: true, channel: true, requestedOn: true, outcome: true },
  },
  // Without invited persons: data of others.
  invitations: { orderBy: { id: 'desc' }, take, select: { role: true, createdAt: true, expiresAt: true } },
} satisfies Prisma.UserSelect

/** Everything stored about an account, except the password hash and session secrets. */
async function collectData({ images, origin, prisma }: Context, id: number): Promise<object> {
  const account = orSignedOut(await prisma.user.findUnique({ where: { id }, select: everything }))
  const proposed = await proposedValues(prisma, account)
  const actsOfAdministrators = await prisma.auditEntry.findMany({
    // Commands have no actor.
    where: { entity: 'user', entityId: id, OR: [{ actorId: null }, { actorId: { not: id } }] },
    orderBy: { id: 'desc' },
    take,
    // Without the actor: data of another person.
    select: { at: true, action: true, changes: true },
  })
  const { photo, sessions, favorites, businesses, keptFavorites, ownedDeletions, ...rest } = account
  const { passkeys, passwordResets, auditEntries, submissions, claims, ...others } = rest
  const { confirmationRequests, invitations, ...profile } = others
  const data = {
    exportedAt: new Date(),
    profile: { ...profile, photo: photo && new URL(images.imageUrl(photo.hash), origin).href },
    sessions: sessions.map((row) => ({ ...row, lastUsedOn: row.lastUsedOn.toISOString().slice(0, 10) })),
    favorites: favorites.map((row) => ({ ...row, business: publicName(row.business) })),
    businesses,
    // Kept rows, which a restore of the establishment brings back.
    deletedFavorites: keptFavorites.map(({ createdAt, deletion: { at, state } }) => ({
      createdAt,
      deletedAt: at,
      business: publicName(rowIn(state)),
    })),
    deletedBusinesses: ownedDeletions.map(({ at, state }) => {
      const { id, name, slug } = rowIn(state)
      return { deletedAt: at, id, name, slug }
    }),
    passkeys,
    passwordResets,
    auditEntries,
    actsOfAdministrators,
    submissions: submissions.map(({ proposals, ...row }) => ({
      ...row,
      proposals: proposals.map(({ proposal }) => ({
        ...proposal,
        proposed: proposed(row.businessId, proposal),
      })),
    })),
    claims: claims.map(({ proposal, ...row }) => ({ ...row, ...proposal })),
    confirmationRequests,
    invitations,
  }
  // Serialize dates and column types to plain JSON.
  return JSON.parse(JSON.stringify(data))
}

type Account = Prisma.UserGetPayload<{ select: typeof everything }>

const hiding = {
  id: true,
  ownerId: true,
  contactsHiddenUntil: true,
  addressHidden: true,
  showsNeighborhood: true,
}

/**
 * Reads which proposed values the account may read: the establishment may have a new owner, whose hidden address is the
 * same (hidden-address).
 *
 * @returns a function that omits the values hidden from the account
 */
async function proposedValues(prisma: PrismaClient, { id: viewerId, role, submissions }: Account) {
  const ids = [...new Set(submissions.map(({ businessId }) => businessId))]
  const rows = await prisma.business.findMany({ where: { id: { in: ids } }, select: hiding })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (businessId: number, { proposed }: { proposed: Prisma.JsonValue }) => {
    const row = byId.get(businessId)
    if (!row || role === 'admin' || row.ownerId === viewerId) return proposed
    return proposed && readableValues(row, proposed as Prisma.JsonObject)
  }
}

type Named = Pick<Business, 'id' | 'name' | 'slug' | 'state'>

/** The establishment stored in a deletion's state. */
const rowIn = (state: unknown) => (state as { row: Named }).row

/** Hides the name of a draft from users who marked it before it became one (state). */
const publicName = ({ id, name, slug, state }: Named) => (state === 'DRAFT' ? { id } : { id, name, slug })
