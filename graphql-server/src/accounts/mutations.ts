import { loginInput, registerInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { InvalidCredentialsError } from '../errors.ts'
import type { PrismaClient, User } from '../generated/prisma/client.ts'
import { registrations } from '../limits/rules.ts'
import { parseInput } from '../parse-input.ts'
import { hashPassword, isOutdated } from '../sessions/password.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { LoginInput, RegisterInput } from './inputs.ts'
import { isPasswordOf } from './own-account.ts'
import { createAccount } from './save-account.ts'
import { openSession, Session } from './session-type.ts'

builder.mutationFields((t) => ({
  register: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Makes an account and opens a session of 12 hours. At most 100 an hour from one address.',
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'The account.' }) },
    resolve: async (_root, { input }, { prisma, limiter, address, secret }) => {
      const { password, ...account } = parseInput(registerInput, input)
      await limiter.count(registrations(address))
      const passwordHash = await hashPassword(password)
      return openSession(secret, await createAccount(prisma, { ...account, passwordHash }), false)
    },
  }),
  login: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Opens a session. An unknown address and a wrong password are answered alike (INVALID_CREDENTIALS); ten of them for one account, or thirty in all, keep an address waiting for up to 15 minutes (TOO_MANY_REQUESTS).',
    args: { input: t.arg({ type: LoginInput, required: true, description: 'Who, and the proof.' }) },
    resolve: async (_root, { input }, context) => {
      const { email, password, remember } = parseInput(loginInput, input)
      const user = await context.prisma.user.findUnique({ where: { email } })
      const isRight = await isPasswordOf(context, email, user, password)
      if (!user || !isRight) throw new InvalidCredentialsError()
      await renewHash(context.prisma, user, password)
      return openSession(context.secret, user, remember)
    },
  }),
  logOutEverywhere: t.boolean({
    authScopes: { signedIn: true },
    description: 'Ends every session of the account of who asks, this one included.',
    resolve: async (_root, _args, context) => {
      const { id } = await requireViewer(context)
      await context.prisma.user.updateMany({ where: { id }, data: { tokenVersion: { increment: 1 } } })
      return true
    },
  }),
}))

/** Passwords are only here for a moment: one that was kept by weaker parameters is kept anew. */
async function renewHash(prisma: PrismaClient, user: User, password: string): Promise<void> {
  const { id, passwordHash } = user
  if (!isOutdated(passwordHash)) return
  const data = { passwordHash: await hashPassword(password) }
  await prisma.user.updateMany({ where: { id, passwordHash }, data })
}
