import { changeEmailInput, changePasswordInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { inTransaction } from '../database/transaction.ts'
import { UnauthenticatedError } from '../errors.ts'
import { credentialChanges } from '../limits/rules.ts'
import { mails } from '../messages/mails.ts'
import { parseInput } from '../parse-input.ts'
import { hashChosenPassword } from '../sessions/password.ts'
import { endSessions, openSession } from '../sessions/session.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { requestAuthor } from '../writes/trail.ts'
import {
  confirmOwner,
  endPasswordLinks,
  lockAccount,
  orSignedOut,
  ownAccount,
  replacePassword,
  withFreeEmail,
} from './account.ts'
import { endInvitations } from './invitation-rows.ts'
import { forgottenPasswordPage } from './reset.ts'
import { Session } from './sign-in.ts'

const secondFactor = 'An account with a passkey also needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).'
const currentPassword = 'The password that the account has now.'

const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  description: 'New address of an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'New address; stored normalized, in lower case.' }),
    password: t.string({ required: true, description: currentPassword }),
  }),
})

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'New password of an account.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: currentPassword }),
    newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
    remember: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the new session lasts 30 days instead of 12 hours.',
    }),
  }),
})

builder.mutationFields((t) => ({
  changeEmail: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: `Changes the address of the viewer's account and mails the old one. Ends all other sessions. A wrong password is BAD_USER_INPUT and ends no session. ${secondFactor}`,
    args: {
      input: t.arg({
        type: ChangeEmailInput,
        required: true,
        description: 'New address and the current password.',
      }),
    },
    resolve: async (query, _root, { input }, context) => {
      const { prisma, limiter, mail } = context
      const { email, password } = parseInput(changeEmailInput, input)
      const user = await ownAccount(context)
      await confirmOwner(context, user, password, 'input.password')
      if (email !== user.email) {
        await limiter.count(credentialChanges(context.address, user))
        const { sessionId } = await requireViewer(context)
        const author = await requestAuthor(context)
        await inTransaction(prisma, async (transaction) => {
          const account = await lockAccount(transaction, user.id)
          if (account.email === email) return
          await withFreeEmail(transaction.user.update({ where: { id: user.id }, data: { email } }))
          await endInvitations(transaction, author, { email })
          await endPasswordLinks(transaction, account)
          await endSessions(transaction, user.id, sessionId)
          await mail.write(transaction, account.email, mails.emailChanged(email))
        })
        mail.wake()
      }
      return orSignedOut(await prisma.user.findUnique({ ...query, where: { id: user.id } }))
    },
  }),
  changePassword: t.field({
    type: Session,
    authScopes: { signedIn: true },
    description: `Changes the password of the viewer's account. Ends all sessions and opens a new one. A wrong password is BAD_USER_INPUT and ends no session. ${secondFactor}`,
    args: {
      input: t.arg({
        type: ChangePasswordInput,
        required: true,
        description: 'New and current password.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { prisma, limiter, mail, origin } = context
      const { currentPassword, newPassword, remember } = parseInput(changePasswordInput, input)
      const user = await ownAccount(context)
      await confirmOwner(context, user, currentPassword, 'input.currentPassword')
      await limiter.count(credentialChanges(context.address, user))
      const passwordHash = await hashChosenPassword(newPassword, 'input.newPassword')
      const session = await inTransaction(prisma, async (transaction) => {
        const account = await lockAccount(transaction, user.id)
        // A concurrent password change has ended this session.
        if (account.tokenVersion !== user.tokenVersion) throw new UnauthenticatedError()
        const changed = await replacePassword(transaction, account, passwordHash)
        await mail.write(transaction, account.email, mails.passwordChanged(forgottenPasswordPage(origin)))
        return openSession(transaction, context, changed, remember)
      })
      mail.wake()
      return session
    },
  }),
}))
