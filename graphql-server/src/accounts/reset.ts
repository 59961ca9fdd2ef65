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

/** What is stored of a link's token: a reader of the database cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Another password for an account whose password was forgotten.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link that was sent.' }),
    newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
})

builder.queryFields((t) => ({
  isPasswordResetLinkValid: t.boolean({
    authScopes: { public: true },
    description:
      'Whether a password can still be replaced by a link that was sent: before somebody thinks of another password. It shows nothing of an account, and dead links are limited as they are where they are used.',
    args: { token: t.arg.string({ required: true, description: 'From the link that was sent.' }) },
    resolve: (_root, { token }, { prisma, limiter, address }) =>
      limiter.attempt(invalidResetLinks(address), async () => (await findLink(prisma, token)) !== null),
  }),
}))

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    authScopes: { public: true },
    description:
      'Sends a link by which a forgotten password is replaced, once and within an hour; older links end. The same answer whether or not the address has an account. At most five an hour for one address, thirty for all from one network.',
    args: { email: t.arg.string({ required: true, description: 'The address of the account.' }) },
    resolve: async (_root, args, context) => {
      const { email } = parseInput(requestPasswordResetInput, args, '')
      await context.limiter.count(resetRequests(context.address, email))
      // Work that depends on the account runs after the answer, so that timing reveals nothing.
      context.background.run('password reset', context, async () => {
        const account = await context.prisma.user.findUnique({ where: { email }, select: { id: true } })
        if (account) await mailResetLink(context, account.id)
      })
      return true
    },
  }),
  resetPassword: t.boolean({
    authScopes: { public: true },
    description:
      'Gives an account another password by the link that was sent. Every session of the account ends.',
    args: {
      input: t.arg({
        type: ResetPasswordInput,
        required: true,
        description: 'The link’s token and the password.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { limiter, address, mail } = context
      const { token, newPassword } = parseInput(resetPasswordInput, input)
      const user = await limiter.attempt(invalidResetLinks(address), () =>
        useLink(context, token, newPassword),
      )
      if (!user) throw new BadUserInputError({ 'input.token': texts.accounts.deadLink })
      // Failed tries before the password was remembered as forgotten must not keep its owner waiting now.
      await limiter.forget(guessesForAccount(address, user.email))
      mail.wake()
      return true
    },
  }),
}))

/**
 * Mails a new link; older ones of the account end. It goes to the stored address, whatever was typed. The token is
 * in the fragment, which browsers do not send: it appears in no log and no Referer.
 *
 * @param author the administrator who sends it, for the audit trail; absent for a person's own request
 * @returns false for a deactivated account, which gets none
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

/** Matches a link that is good at this moment. */
const valid = (token: string) => ({
  tokenHash: tokenHash(token),
  usedAt: null,
  expiresAt: { gt: new Date() },
})

function findLink(prisma: PrismaClient, token: string): Promise<{ userId: number } | null> {
  return prisma.passwordReset.findFirst({ where: valid(token), select: { userId: true } })
}

/** @returns the account as it is now; null when the link is not or no more valid */
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
