import { requestPasswordResetInput, resetPasswordInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import type { PrismaClient, User } from '../generated/prisma/client.ts'
import { deadLinks, guessesForAccount, resetRequests } from '../limits/rules.ts'
import { passwordChanged } from '../mail/password-changed.ts'
import { passwordReset } from '../mail/password-reset.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { hashPassword } from '../sessions/password.ts'
import { ResetPasswordInput } from './inputs.ts'
import { lockAccount } from './own-account.ts'
import { hashOfToken, makeLink, recipientOf, whereLinksAreAsked } from './reset-link.ts'
import { replacePassword } from './save-account.ts'

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    authScopes: { public: true },
    description:
      'Sends a link by which a forgotten password is replaced, once and within an hour; older links end. The same answer whether or not the address has an account. At most five an hour for one address, thirty for all from one network.',
    args: { email: t.arg.string({ required: true, description: 'The address of the account.' }) },
    resolve: async (_root, args, context) => {
      const { email } = parseInput(requestPasswordResetInput, args, '')
      await context.limiter.count(resetRequests(context.address, email))
      // Nothing that depends on the account is done before the answer, so that its time tells nothing.
      context.background.run('password reset', context, () => sendLink(context, email))
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
      const { prisma, limiter, address, mail, origin } = context
      const { token, newPassword } = parseInput(resetPasswordInput, input)
      const user = await limiter.attempt(deadLinks(address), () => useLink(prisma, token, newPassword))
      if (!user) throw new BadUserInputError({ 'input.token': texts.accounts.deadLink })
      // Whoever forgot it has guessed before, and shall not have to wait now.
      await limiter.forget([guessesForAccount(address, user.email)])
      mail.send(passwordChanged(recipientOf(user), whereLinksAreAsked(origin)), context)
      return true
    },
  }),
}))

async function sendLink(context: Context, email: string): Promise<void> {
  const { prisma, origin, mail } = context
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return
  const { to, url } = await makeLink(prisma, origin, user.id)
  mail.send(passwordReset(to, url), context)
}

/** @returns the account as it is now; null when the link is worth nothing */
async function useLink(prisma: PrismaClient, token: string, newPassword: string): Promise<User | null> {
  const valid = () => ({ tokenHash: hashOfToken(token), usedAt: null, expiresAt: { gt: new Date() } })
  const link = await prisma.passwordReset.findFirst({ where: valid(), select: { userId: true } })
  if (!link) return null
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(prisma, async (transaction) => {
    await lockAccount(transaction, link.userId)
    const used = await transaction.passwordReset.updateMany({ where: valid(), data: { usedAt: new Date() } })
    return used.count > 0 ? replacePassword(transaction, link.userId, passwordHash) : null
  })
}
