import { changeEmailInput, changePasswordInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { inTransaction } from '../database/transaction.ts'
import { UnauthenticatedError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { toldChanges } from '../limits/rules.ts'
import { emailChanged } from '../mail/email-changed.ts'
import { passwordChanged } from '../mail/password-changed.ts'
import { parseInput } from '../parse-input.ts'
import { hashPassword } from '../sessions/password.ts'
import { ChangeEmailInput, ChangePasswordInput } from './inputs.ts'
import { confirmPassword, lockAccount, orSignedOut, ownAccount } from './own-account.ts'
import { recipientOf, whereLinksAreAsked } from './reset-link.ts'
import { replacePassword, withFreeEmail } from './save-account.ts'
import { openSession, Session } from './session-type.ts'

builder.mutationFields((t) => ({
  changeEmail: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description:
      'Gives the account of who asks another address; the old one is told by mail. A wrong password is BAD_USER_INPUT: the session stays.',
    args: {
      input: t.arg({ type: ChangeEmailInput, required: true, description: 'The address, and the proof.' }),
    },
    resolve: async (query, _root, { input }, context) => {
      const { prisma, limiter, mail } = context
      const { email, password } = parseInput(changeEmailInput, input)
      const user = await ownAccount(context)
      await confirmPassword(context, user, password, 'input.password')
      if (email !== user.email) {
        await limiter.count(toldChanges(user.id))
        const before = await inTransaction(prisma, (transaction) => moveAccount(transaction, user.id, email))
        if (before.email !== email) mail.send(emailChanged(recipientOf(before), email), context)
      }
      return orSignedOut(await prisma.user.findUnique({ ...query, where: { id: user.id } }))
    },
  }),
  changePassword: t.field({
    type: Session,
    authScopes: { signedIn: true },
    description:
      'Gives the account of who asks another password. Every session ends, and a new one is opened. A wrong password is BAD_USER_INPUT: the sessions stay.',
    args: {
      input: t.arg({
        type: ChangePasswordInput,
        required: true,
        description: 'The password, and the proof.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { prisma, limiter, mail, secret, origin } = context
      const { currentPassword, newPassword, remember } = parseInput(changePasswordInput, input)
      const user = await ownAccount(context)
      await confirmPassword(context, user, currentPassword, 'input.currentPassword')
      await limiter.count(toldChanges(user.id))
      const passwordHash = await hashPassword(newPassword)
      const changed = await inTransaction(prisma, async (transaction) => {
        const { tokenVersion } = await lockAccount(transaction, user.id)
        // Whoever changed the password meanwhile has ended this session.
        if (tokenVersion !== user.tokenVersion) throw new UnauthenticatedError()
        return replacePassword(transaction, user.id, passwordHash)
      })
      mail.send(passwordChanged(recipientOf(changed), whereLinksAreAsked(origin)), context)
      return openSession(secret, changed, remember)
    },
  }),
}))

/** Links that were sent to the address before are worth nothing any more. */
async function moveAccount(transaction: Prisma.TransactionClient, id: number, email: string) {
  const before = await lockAccount(transaction, id)
  await withFreeEmail(transaction.user.update({ where: { id }, data: { email } }))
  await transaction.passwordReset.deleteMany({ where: { userId: id, usedAt: null } })
  return before
}
