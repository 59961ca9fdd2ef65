import { randomBytes } from 'node:crypto'
import { acceptInvitationInput, inviteUserInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { changeRows, inTransaction, lockAdmins } from '../database/transaction.ts'
import { BadUserInputError, ConflictError, ForbiddenError, NotFoundError } from '../errors.ts'
import type { Invitation as InvitationRow, Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { invalidResetLinks, invitationMails } from '../limits/rules.ts'
import { parseId } from '../lists/keys.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { hashChosenPassword } from '../sessions/password.ts'
import { requireFreshSignIn, requireViewer } from '../sessions/viewer.ts'
import { recordChange, requestAuthor } from '../writes/trail.ts'
import { createAccount, emailTaken } from './account.ts'
import { endInvitations } from './invitation-rows.ts'
import { tokenHash } from './reset.ts'
import { Role } from './user.ts'

const day = 24 * 60 * 60 * 1000

/** Lifetime of a link in milliseconds (invitations). */
const linkLifetime = 7 * day

/** Time after expiry during which an invitation can be resent, in milliseconds. */
const retention = 30 * day

/** Limit of pending invitations, including expired ones; also the length of the list. */
const maxInvitations = 100

const Invitation = builder.prismaObject('Invitation', {
  description:
    'A pending invitation to create an account. Visible to administrators and to holders of its link.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the invitation.' }),
    name: t.exposeString('name', { description: 'Name of the invited person.' }),
    email: t.exposeString('email', {
      description: 'Address that received the link; the account signs in with it.',
    }),
    role: t.expose('role', { type: Role, description: 'Role of the future account.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link expires.' }),
    invitedBy: t.string({
      nullable: true,
      authScopes: { admin: true },
      description: 'Name of the administrator who sent it last; null if unknown. For administrators.',
      select: { invitedBy: { select: { name: true } } },
      resolve: ({ invitedBy }) => invitedBy?.name ?? null,
    }),
  }),
})

const InviteUserInput = builder.inputType('InviteUserInput', {
  description: 'Person to invite.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the person.' }),
    email: t.string({ required: true, description: 'Address; stored normalized, in lower case.' }),
    role: t.field({ type: Role, required: true, description: 'Role of the future account.' }),
  }),
})

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  description: 'Data that an invited person adds.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token from the link.' }),
    phone: t.string({ required: true, description: 'Phone digits with area code, in any format.' }),
    password: t.string({ required: true, description: 'Password of 8 to 128 characters.' }),
  }),
})

builder.queryFields((t) => ({
  invitations: t.prismaField({
    type: ['Invitation'],
    authScopes: { admin: true },
    description:
      'Invitations not yet accepted, the newest links first, at most 100. Expired ones are deleted after 30 days. For administrators.',
    complexity: { field: 1, multiplier: maxInvitations },
    resolve: (query, _root, _args, { prisma }) =>
      prisma.invitation.findMany({
        ...query,
        orderBy: [{ expiresAt: 'desc' }, { id: 'desc' }],
        take: maxInvitations,
      }),
  }),
  invitation: t.field({
    type: Invitation,
    nullable: true,
    authScopes: { public: true },
    description:
      'The invitation of a valid link; null for any other link. Invalid links count toward the limit of invalid password links.',
    args: { token: t.arg.string({ required: true, description: 'Token from the link.' }) },
    resolve: (_root, { token }, { prisma, limiter, address }) =>
      limiter.attempt(invalidResetLinks(address), () => findInvitation(prisma, token)),
  }),
}))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'Id of the invitation.' })
  return {
    inviteUser: t.field({
      type: Invitation,
      authScopes: { admin: true },
      description:
        'Invites somebody to create an account: mails a single-use link, valid for 7 days, to choose a password. Replaces an earlier invitation of the address. CONFLICT if the address has an account. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        input: t.arg({ type: InviteUserInput, required: true, description: 'Person and role.' }),
      },
      resolve: async (_root, { input }, context) => {
        const { prisma, limiter } = context
        const { email, ...wanted } = parseInput(inviteUserInput, input)
        const { id } = await requireFreshSignIn(context)
        await limiter.count(invitationMails(context.address, id, email))
        const author = await requestAuthor(context)
        const link = newLink()
        const invitation = await inTransaction(prisma, async (transaction) => {
          await lockInviter(transaction, id)
          const before = await transaction.invitation.findUnique({ where: { email } })
          if (await transaction.user.findUnique({ where: { email }, select: { id: true } }))
            throw emailTaken()
          if (!before && (await transaction.invitation.count()) >= maxInvitations)
            throw new ConflictError('LIMIT_REACHED', texts.invitations.full(maxInvitations))
          const data = { ...wanted, ...link.stored, invitedById: id }
          const create = { email, ...data }
          const saved = await transaction.invitation.upsert({ where: { email }, create, update: data })
          await recordChange(transaction, author, {
            entity: 'invitation',
            entityId: saved.id,
            before: before && { role: before.role, invitationSent: null },
            after: { role: wanted.role, invitationSent: true },
          })
          await writeMail(transaction, context, saved, link.token)
          return saved
        })
        context.mail.wake()
        return invitation
      },
    }),
    resendInvitation: t.field({
      type: Invitation,
      authScopes: { admin: true },
      description: 'Resends an invitation with a new link, valid for 7 days; the old link is revoked.',
      args: { id },
      resolve: async (_root, args, context) => {
        const { id } = await requireViewer(context)
        await context.limiter.count(invitationMails(context.address, id, `again ${args.id}`))
        const author = await requestAuthor(context)
        const link = newLink()
        const invitation = await inTransaction(context.prisma, async (transaction) => {
          await lockInviter(transaction, id)
          const where = { id: parseId(args.id) ?? 0 }
          const data = { ...link.stored, invitedById: id }
          const { count } = await transaction.invitation.updateMany({ where, data })
          if (count === 0) throw new NotFoundError(texts.invitations.notFound)
          const change = { before: { invitationSent: null }, after: { invitationSent: true } }
          await recordChange(transaction, author, { entity: 'invitation', entityId: where.id, ...change })
          const invitation = await transaction.invitation.findUniqueOrThrow({ where })
          await writeMail(transaction, context, invitation, link.token)
          return invitation
        })
        context.mail.wake()
        return invitation
      },
    }),
    revokeInvitation: t.boolean({
      authScopes: { admin: true },
      description: 'Revokes an invitation and its link.',
      args: { id },
      resolve: async (_root, args, context) => {
        const author = await requestAuthor(context)
        const email = await inTransaction(context.prisma, async (transaction) => {
          const [email] = await endInvitations(transaction, author, { id: parseId(args.id) ?? 0 })
          if (email === undefined) throw new NotFoundError(texts.invitations.notFound)
          return email
        })
        await context.mail.forget(email, context)
        return true
      },
    }),
    acceptInvitation: t.boolean({
      authScopes: { public: true },
      description: 'Creates the account of an invitation and uses up its link.',
      args: {
        input: t.arg({
          type: AcceptInvitationInput,
          required: true,
          description: 'Token of the link and data of the account.',
        }),
      },
      resolve: async (_root, { input }, context) => {
        const { prisma, limiter, address, requestId } = context
        const { token, phone, password } = parseInput(acceptInvitationInput, input)
        const isAccepted = await limiter.attempt(invalidResetLinks(address), async () => {
          const invitation = await findInvitation(prisma, token)
          if (!invitation) return false
          const { id: invitationId, name, email, role } = invitation
          const passwordHash = await hashChosenPassword(password, 'input.password')
          return inTransaction(prisma, async (transaction) => {
            const used = await transaction.invitation.deleteMany({
              where: { id: invitationId, tokenHash: tokenHash(token) },
            })
            if (used.count === 0) return false
            const { id } = await createAccount(transaction, { phone, passwordHash, name, email, role })
            const author = { actorId: id, requestId }
            const after = { role, invitationId }
            await recordChange(transaction, author, { entity: 'user', entityId: id, before: null, after })
            return true
          })
        })
        if (!isAccepted) throw new BadUserInputError({ 'input.token': texts.invitations.dead })
        return true
      },
    }),
  }
})

/**
 * @returns null for a link that is used, revoked, expired or unknown, or that would make an administrator without a
 * known inviter
 */
export function findInvitation(prisma: PrismaClient, token: string): Promise<InvitationRow | null> {
  return prisma.invitation.findUnique({
    where: {
      tokenHash: tokenHash(token),
      expiresAt: { gt: new Date() },
      OR: [{ role: 'user' }, { invitedById: { not: null } }],
    },
  })
}

/**
 * Locks all administrators: of two concurrent invitations, one waits or is retried (two-nodes).
 *
 * @throws ForbiddenError when the inviter has just lost the role
 */
async function lockInviter(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  await lockAdmins(transaction)
  const where = { id, role: 'admin' as const, deactivatedAt: null }
  if ((await transaction.user.count({ where })) === 0) throw new ForbiddenError()
}

/**
 * Deletes unaccepted invitations 30 days after they have expired.
 *
 * @param now milliseconds since 1970
 * @returns number of deleted rows
 */
export async function purgeInvitations(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const where = { expiresAt: { lt: new Date(now - retention) } }
  return changeRows(prisma, (transaction) => transaction.invitation.deleteMany({ where }))
}

function newLink() {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + linkLifetime)
  return { token, stored: { tokenHash: tokenHash(token), expiresAt } }
}

async function writeMail(
  transaction: Prisma.TransactionClient,
  { mail, origin }: Context,
  { email, expiresAt }: InvitationRow,
  token: string,
): Promise<void> {
  const url = `${origin}/register/convite#token=${token}`
  // Drop queued mails with the previous, revoked link.
  await transaction.waitingMail.deleteMany({ where: { recipient: email } })
  return mail.write(transaction, email, mails.invitation(url, expiresAt))
}
