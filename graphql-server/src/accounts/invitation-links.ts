import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { changeRows, inTransaction, lockAdmins } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Invitation, PrismaClient } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { authorOf, recordChange } from '../writes/trail.ts'
import { createAccount, emailTaken } from './account.ts'
import { tokenHash } from './reset.ts'

const day = 24 * 60 * 60 * 1000

/** Lifetime of a link in milliseconds (invitations). */
const linkLifetime = 7 * day

/** How long an expired invitation can still be sent again, in milliseconds. */
const retention = 30 * day

/** Invitations that wait at the same time, expired ones included; also the length of their list. */
export const maxInvitations = 100

/**
 * Invites somebody; an invitation that the address has is replaced. The link's token stands in the fragment, which
 * browsers send to nobody.
 *
 * @throws ConflictError when the address has an account, or too many invitations wait
 */
export async function invite(
  context: Context,
  { name, email, role }: Pick<Invitation, 'name' | 'email' | 'role'>,
): Promise<Invitation> {
  const { prisma } = context
  const author = await authorOf(context)
  const link = newLink()
  const invitation = await inTransaction(prisma, async (transaction) => {
    // Who invites is an administrator: of two that invite at once, one waits or begins anew (two-nodes).
    await lockAdmins(transaction)
    if (await transaction.user.findUnique({ where: { email }, select: { id: true } })) throw emailTaken()
    const before = await transaction.invitation.findUnique({ where: { email } })
    if (!before && (await transaction.invitation.count()) >= maxInvitations)
      throw new ConflictError('LIMIT_REACHED', texts.invitations.full(maxInvitations))
    const data = { name, role, ...link.stored }
    const saved = await transaction.invitation.upsert({
      where: { email },
      create: { email, ...data },
      update: data,
    })
    await recordChange(transaction, author, {
      entity: 'invitation',
      entityId: saved.id,
      before: before && { role: before.role, invitationSent: null },
      after: { role, invitationSent: true },
    })
    return saved
  })
  send(context, invitation, link.token)
  return invitation
}

/** Sends an invitation again with a new link, which lasts as long as a first one; the old link ends. */
export async function inviteAgain(context: Context, id: number): Promise<Invitation> {
  const author = await authorOf(context)
  const link = newLink()
  const invitation = await inTransaction(context.prisma, async (transaction) => {
    const { count } = await transaction.invitation.updateMany({ where: { id }, data: link.stored })
    if (count === 0) throw new NotFoundError(texts.invitations.notFound)
    const change = { before: { invitationSent: null }, after: { invitationSent: true } }
    await recordChange(transaction, author, { entity: 'invitation', entityId: id, ...change })
    return transaction.invitation.findUniqueOrThrow({ where: { id } })
  })
  send(context, invitation, link.token)
  return invitation
}

/** Takes an invitation back: its link opens nothing more, and a mail that still waits in the outbox goes. */
export async function revoke(context: Context, id: number): Promise<void> {
  const author = await authorOf(context)
  const { email } = await inTransaction(context.prisma, async (transaction) => {
    const invitation = await transaction.invitation.findUnique({ where: { id } })
    const { count } = await transaction.invitation.deleteMany({ where: { id } })
    if (!invitation || count === 0) throw new NotFoundError(texts.invitations.notFound)
    const before = { role: invitation.role }
    await recordChange(transaction, author, { entity: 'invitation', entityId: id, before, after: null })
    return invitation
  })
  context.mail.forget(email, context)
}

/** @returns null for a link that is used, revoked, too old or none */
export function findInvitation(prisma: PrismaClient, token: string): Promise<Invitation | null> {
  return prisma.invitation.findUnique({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: new Date() } },
  })
}

/**
 * Makes the account that somebody was invited to; the link is used up.
 *
 * @returns false when the link has ended meanwhile
 * @throws ConflictError when the address has got an account by other ways
 */
export function accept(
  { prisma, requestId }: Context,
  { id, name, email, role }: Invitation,
  token: string,
  account: { phone: string; passwordHash: string },
): Promise<boolean> {
  return inTransaction(prisma, async (transaction) => {
    const used = await transaction.invitation.deleteMany({ where: { id, tokenHash: tokenHash(token) } })
    if (used.count === 0) return false
    const user = await createAccount(transaction, { ...account, name, email, role })
    await recordChange(
      transaction,
      { actorId: user.id, requestId },
      { entity: 'user', entityId: user.id, before: null, after: { role, invitationId: id } },
    )
    return true
  })
}

/**
 * Forgets invitations that nobody has accepted, 30 days after they have expired.
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

function send({ mail, origin, ...trace }: Context, { email }: Invitation, token: string): void {
  mail.send(email, mails.invitation(`${origin}/register/convite#token=${token}`), trace)
}
