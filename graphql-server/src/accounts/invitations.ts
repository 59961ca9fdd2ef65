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

/** Lifetime of a link in milliseconds (invitations). Its token is in the fragment, which browsers do not send. */
const linkLifetime = 7 * day

/** How long an expired invitation can still be sent again, in milliseconds. */
const retention = 30 * day

/** Invitations that wait at the same time, expired ones included; also the length of their list. */
const maxInvitations = 100

const Invitation = builder.prismaObject('Invitation', {
  description:
    'An account that somebody was invited to, until it is made. Administrators and who has its link reach it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'What the invited person is called.' }),
    email: t.exposeString('email', {
      description: 'Where the link was sent, and what the account signs in with.',
    }),
    role: t.expose('role', { type: Role, description: 'What the account may do.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the link can be used.' }),
    invitedBy: t.string({
      nullable: true,
      authScopes: { admin: true },
      description:
        'What the administrator is called who has sent it last; null where that is not known. For administrators.',
      select: { invitedBy: { select: { name: true } } },
      resolve: ({ invitedBy }) => invitedBy?.name ?? null,
    }),
  }),
})

const InviteUserInput = builder.inputType('InviteUserInput', {
  description: 'Who is invited to an account.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What the person is called.' }),
    email: t.string({ required: true, description: 'The address; stored in one spelling, in lower case.' }),
    role: t.field({ type: Role, required: true, description: 'What the account may do.' }),
  }),
})

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  description: 'What an invited person adds.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link that was sent.' }),
    phone: t.string({ required: true, description: 'Digits with the area code, however they are written.' }),
    password: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
})

builder.queryFields((t) => ({
  invitations: t.prismaField({
    type: ['Invitation'],
    authScopes: { admin: true },
    description:
      'The invitations that are not accepted yet, the newest links first, at most 100. Expired ones are forgotten after 30 days.',
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
      'The invitation of a link that can still be used; null for any other link. Dead links are limited as those for a password are.',
    args: { token: t.arg.string({ required: true, description: 'From the link that was sent.' }) },
    resolve: (_root, { token }, { prisma, limiter, address }) =>
      limiter.attempt(invalidResetLinks(address), () => findInvitation(prisma, token)),
  }),
}))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'The invitation.' })
  return {
    inviteUser: t.field({
      type: Invitation,
      authScopes: { admin: true },
      description:
        'Invites somebody to an account: a mail brings a link by which they choose its password, once and within 7 days. An invitation that the address has is replaced. An address with an account is a CONFLICT. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        input: t.arg({ type: InviteUserInput, required: true, description: 'Who, and in which role.' }),
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
      description: 'Sends an invitation again, with a new link for 7 days; the old link ends.',
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
      description: 'Takes an invitation back: its link can be used no more.',
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
      description: 'Makes the account that somebody was invited to by the link that was sent, which ends.',
      args: {
        input: t.arg({
          type: AcceptInvitationInput,
          required: true,
          description: 'The link’s token and the rest.',
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

/** @returns null for a link that is used, revoked, too old or none, or would make an administrator without a known inviter */
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
 * Locks who invites, and all other administrators: of two concurrent invitations, one waits or is retried (two-nodes).
 *
 * @throws ForbiddenError when the role has just been lost
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
 * @returns how many
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
  // With the link before this one, which has ended.
  await transaction.waitingMail.deleteMany({ where: { recipient: email } })
  return mail.write(transaction, email, mails.invitation(url, expiresAt))
}
