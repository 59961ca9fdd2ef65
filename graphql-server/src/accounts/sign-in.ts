import {
  loginInput,
  passkeyResponseInput,
  passkeySignInInput,
  registerInput,
} from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, ForbiddenError, InvalidCredentialsError } from '../errors.ts'
import type { PrismaClient, User } from '../generated/prisma/client.ts'
import { invalidPasskeys, registrations } from '../limits/rules.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { hashChosenPassword, hashPassword, isOutdated } from '../sessions/password.ts'
import { type OpenedSession, openSession } from '../sessions/session.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { createAccount, isAccountPassword, orSignedOut } from './account.ts'
import { proveViewer } from './open-sessions.ts'
import { ownerOfSignature, signInOptions } from './passkeys.ts'
import { checkSecondFactor } from './second-factor.ts'

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'A new account.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What its owner is called.' }),
    email: t.string({ required: true, description: 'The address; stored in one spelling, in lower case.' }),
    phone: t.string({ required: true, description: 'Digits with the area code, however they are written.' }),
    password: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
})

const remember = {
  required: true,
  defaultValue: false,
  description: 'A token for 30 days instead of 12 hours.',
} as const

const LoginInput = builder.inputType('LoginInput', {
  description: 'What opens a session.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of the account.' }),
    password: t.string({ required: true, description: 'Its password.' }),
    remember: t.boolean(remember),
    recoveryCode: t.string({
      description: 'For an account with a passkey that is not at hand: one of its codes, which is used up.',
    }),
  }),
})

/** The answer of whatever opens a session. */
export const Session = builder.objectRef<OpenedSession>('Session').implement({
  description: 'A session that has just been opened.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'To be sent with every request: `Authorization: Bearer …`.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the token expires.' }),
    user: t.prismaField({
      type: 'User',
      description: 'The account.',
      resolve: async (query, { userId }, _args, { prisma }) =>
        orSignedOut(await prisma.user.findUnique({ ...query, where: { id: userId } })),
    }),
  }),
})

builder.mutationFields((t) => ({
  register: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Makes an account and opens a session of 12 hours. At most 100 an hour from one address.',
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'The account.' }) },
    resolve: async (_root, { input }, context) => {
      const { password, ...account } = parseInput(registerInput, input)
      await context.limiter.count(registrations(context.address))
      const passwordHash = await hashChosenPassword(password, 'input.password')
      return inTransaction(context.prisma, async (transaction) => {
        const user = await createAccount(transaction, { ...account, passwordHash })
        return openSession(transaction, context, user, false)
      })
    },
  }),
  login: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Opens a session. An unknown address and a wrong password are answered alike (INVALID_CREDENTIALS); ten of them for one account, or thirty in all, keep an address waiting for up to 15 minutes (TOO_MANY_REQUESTS). The accounts of the demonstration are FORBIDDEN unless the product serves this machine alone; so is a deactivated account, after its right password, and one with a passkey (reason SECOND_FACTOR), unless a recovery code is sent.',
    args: { input: t.arg({ type: LoginInput, required: true, description: 'Who, and the proof.' }) },
    resolve: async (_root, { input }, context) => {
      const { email, password, remember, recoveryCode } = parseInput(loginInput, input)
      const user = await context.prisma.user.findUnique({ where: { email } })
      // Their passwords are public, so that a right one proves nothing, and need not be checked.
      if (user?.isDemo && !context.allowsDemo()) {
        throw new ForbiddenError(texts.sessions.demoRefused, 'DEMO_ACCOUNT')
      }
      const isRight = await isAccountPassword(context, email, user, password)
      if (!user || !isRight) throw new InvalidCredentialsError()
      // Only after the right password, so that accounts cannot be enumerated.
      refuseClosedAccount(context, user)
      await checkSecondFactor(context, user, recoveryCode, 'input.recoveryCode')
      await rehash(context.prisma, user, password)
      return inTransaction(context.prisma, (transaction) => openSession(transaction, context, user, remember))
    },
  }),
}))

/**
 * Refuses deactivated accounts, whatever the proof of identity.
 *
 * @throws ForbiddenError
 */
export function refuseClosedAccount({ allowsDemo }: Context, { isDemo, deactivatedAt }: User): void {
  if (isDemo && !allowsDemo()) throw new ForbiddenError(texts.sessions.demoRefused, 'DEMO_ACCOUNT')
  if (deactivatedAt) throw new ForbiddenError(texts.sessions.deactivated, 'DEACTIVATED')
}

/** Rehashes a password whose hash is outdated, at sign-in: the only time that the server sees it. */
async function rehash(prisma: PrismaClient, user: User, password: string): Promise<void> {
  const { id, passwordHash } = user
  if (!isOutdated(passwordHash)) return
  const data = { passwordHash: await hashPassword(password) }
  await inTransaction(prisma, (transaction) =>
    transaction.user.updateMany({ where: { id, passwordHash }, data }),
  )
}

const responseDescription = 'What the browser answered (PublicKeyCredential.toJSON).'

const PasskeySignInInput = builder.inputType('PasskeySignInInput', {
  description: 'What opens a session without a password.',
  fields: (t) => ({
    response: t.field({ type: 'JSON', required: true, description: responseDescription }),
    remember: t.boolean(remember),
  }),
})

builder.mutationFields((t) => ({
  startPasskeySignIn: t.field({
    type: 'JSON',
    authScopes: { public: true },
    description:
      'What a browser needs to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON), the same for everybody but for its challenge, which is good once and for five minutes.',
    resolve: (_root, _args, context) => signInOptions(context),
  }),
  signInWithPasskey: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Opens a session by a passkey, which is a whole sign-in by itself. One that is not known here is INVALID_CREDENTIALS; thirty of them keep an address waiting for up to 15 minutes.',
    args: { input: t.arg({ type: PasskeySignInInput, required: true, description: 'The proof.' }) },
    resolve: async (_root, { input }, context) => {
      const { response, remember } = parseInput(passkeySignInInput, input)
      const user = await ownerWithinLimits(context, response)
      if (!user) throw new InvalidCredentialsError(texts.passkeys.unknown)
      refuseClosedAccount(context, user)
      return inTransaction(context.prisma, (transaction) => openSession(transaction, context, user, remember))
    },
  }),
  confirmSignInWithPasskey: t.boolean({
    authScopes: { signedIn: true },
    description: 'As confirmSignIn, by a passkey of the account.',
    args: { response: t.arg({ type: 'JSON', required: true, description: responseDescription }) },
    resolve: async (_root, args, context) => {
      const { response } = parseInput(passkeyResponseInput, args, '')
      const { id } = await requireViewer(context)
      const user = await ownerWithinLimits(context, response, id)
      if (!user) throw new BadUserInputError({ response: texts.passkeys.unknown })
      await proveViewer(context)
      return true
    },
  }),
}))

/** @param ownerId whose passkey it must be; anybody's when absent */
function ownerWithinLimits(
  context: Context,
  response: Parameters<typeof ownerOfSignature>[1],
  ownerId?: number,
): Promise<User | null> {
  return context.limiter.attempt(invalidPasskeys(context.address), async () => {
    const user = await ownerOfSignature(context, response)
    return user && (ownerId === undefined || user.id === ownerId) ? user : null
  })
}
