import { createHash, randomBytes } from 'node:crypto'
import { requestPasswordResetInput, resetPasswordInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import type { PrismaClient, User } from '../generated/prisma/client.ts'
import { guessesForAccount, invalidResetLinks, resetRequests } from '../limits/rules.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { hashChosenPassword } from '../sessions/password.ts'
import { type Author, recordChange } from '../writes/trail.ts'
import { endPasswordLinks, lockAccount, replacePassword } from './account.ts'

/** Lifetime of a link in milliseconds (password-reset). */
const linkLifetime = 60 * 60 * 1000

export const forgottenPasswordPage = (origin: string) => `${origin}/esqueci-senha`

/** Stored form of a link's token, useless to a reader of the database. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'New password for an account whose password was forgotten.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token from the link.' }),
    newPassword: t.string({ required: true, description: 'New password of 8 to 128 characters.' }),
  }),
})

builder.queryFields((t) => ({
  isPasswordResetLinkValid: t.boolean({
    authScopes: { public: true },
    description:
      'Whether a password link is still valid, to check before asking for a new password. Reveals nothing about the account; invalid links count toward the same limit as in resetPassword.',
    args: { token: t.arg.string({ required: true, description: 'Token from the link.' }) },
    resolve: (_root, { token }, { prisma, limiter, address }) =>
      limiter.attempt(invalidResetLinks(address), async () => (await findLink(prisma, token)) !== null),
  }),
}))

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    authScopes: { public: true },
    description:
      'Mails a single-use link to replace a forgotten password, valid for one hour; older links are revoked. The answer is the same whether or not the address has an account. At most five an hour per address and thirty per network.',
    args: { email: t.arg.string({ required: true, description: 'Address of the account.' }) },
    resolve: async (_root, args, context) => {
      const { email } = parseInput(requestPasswordResetInput, args, '')
      await context.limiter.count(resetRequests(context.address, email))
      // Runs after the response, so that timing does not reveal whether the account exists.
      context.background.run('password reset', context, async () => {
        const account = await context.prisma.user.findUnique({ where: { email }, select: { id: true } })
        if (account) await mailResetLink(context, account.id)
      })
      return true
    },
  }),
  resetPassword: t.boolean({
    authScopes: { public: true },
    description: 'Replaces a password by a mailed link. Ends all sessions of the account.',
    args: {
      input: t.arg({
        type: ResetPasswordInput,
        required: true,
        description: 'Token of the link and new password.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { limiter, address, mail } = context
      const { token, newPassword } = parseInput(resetPasswordInput, input)
      const user = await limiter.attempt(invalidResetLinks(address), () =>
        useLink(context, token, newPassword),
      )
      if (!user) throw new BadUserInputError({ 'input.token': texts.accounts.deadLink })
      // Earlier failed attempts must not delay the owner now.
      await limiter.forget(guessesForAccount(address, user.email))
      mail.wake()
      return true
    },
  }),
}))

/**
 * Mails a new link to the stored address, whatever was typed, and revokes the older ones. The token is in the fragment,
 * which browsers do not send: it appears in no log or Referer.
 *
 * @param author the administrator who sends it, for the audit trail; absent for the owner's own request
 * @returns false for a deactivated account, which gets no link
 */
export async function mailResetLink(context: Context, id: number, author?: Author): Promise<boolean> {
  const { prisma, origin, mail } = context
  const token = randomBytes(32).toString('base64url')
  const isWritten = await inTransaction(prisma, async (transaction) => {
    const user = await lockAccount(transaction, id)
    if (user.deactivatedAt) return false
    await endPasswordLinks(transaction, user)
    const expiresAt = new Date(Date.now() + linkLifetime)
    await transaction.passwordReset.create({ data: { userId: id, tokenHash: tokenHash(token), expiresAt } })
    const change = { before: { passwordLink: null }, after: { passwordLink: true } }
    if (author) await recordChange(transaction, author, { entity: 'user', entityId: id, ...change })
    const url = `${origin}/redefinir-senha#token=${token}`
    await mail.write(transaction, user.email, mails.passwordReset(url, expiresAt))
    return true
  })
  mail.wake()
  return isWritten
}

/** Matches a valid link. */
const valid = (token: string) => ({
  tokenHash: tokenHash(token),
  usedAt: null,
  expiresAt: { gt: new Date() },
})

function findLink(prisma: PrismaClient, token: string): Promise<{ userId: number } | null> {
  return prisma.passwordReset.findFirst({ where: valid(token), select: { userId: true } })
}

/** @returns the updated account; null when the link is not or no longer valid */
async function useLink(
  { prisma, mail, origin }: Context,
  token: string,
  newPassword: string,
): Promise<User | null> {
  const link = await findLink(prisma, token)
  if (!link) return null
  const passwordHash = await hashChosenPassword(newPassword, 'input.newPassword')
  return inTransaction(prisma, async (transaction) => {
    const account = await lockAccount(transaction, link.userId)
    const used = await transaction.passwordReset.updateMany({
      where: valid(token),
      data: { usedAt: new Date() },
    })
    if (used.count === 0) return null
    const user = await replacePassword(transaction, account, passwordHash)
    await mail.write(transaction, user.email, mails.passwordChanged(forgottenPasswordPage(origin)))
    return user
  })
}
