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
  description: 'Data of a new account.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the owner.' }),
    email: t.string({ required: true, description: 'Address; stored normalized, in lower case.' }),
    phone: t.string({ required: true, description: 'Phone digits with area code, in any format.' }),
    password: t.string({ required: true, description: 'Password of 8 to 128 characters.' }),
  }),
})

const remember = {
  required: true,
  defaultValue: false,
  description: 'Whether the token lasts 30 days instead of 12 hours.',
} as const

const LoginInput = builder.inputType('LoginInput', {
  description: 'Credentials of a sign-in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address of the account.' }),
    password: t.string({ required: true, description: 'Password of the account.' }),
    remember: t.boolean(remember),
    recoveryCode: t.string({
      description: 'Recovery code, if the account has a passkey that is not at hand; it is used up.',
    }),
  }),
})

export const Session = builder.objectRef<OpenedSession>('Session').implement({
  description: 'A session just opened.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Token to send with every request: `Authorization: Bearer …`.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the token expires.' }),
    user: t.prismaField({
      type: 'User',
      description: 'Account of the session.',
      resolve: async (query, { userId }, _args, { prisma }) =>
        orSignedOut(await prisma.user.findUnique({ ...query, where: { id: userId } })),
    }),
  }),
})

builder.mutationFields((t) => ({
  register: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Creates an account and opens a session of 12 hours. At most 100 an hour per client address.',
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'Data of the account.' }) },
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
      'Opens a session. An unknown address and a wrong password get the same error (INVALID_CREDENTIALS); ten of them for one account, or thirty in all, block a client address for up to 15 minutes (TOO_MANY_REQUESTS). FORBIDDEN for demo accounts unless the server is local; after the right password also for a deactivated account, and for one with a passkey (reason SECOND_FACTOR) unless a recovery code is sent.',
    args: { input: t.arg({ type: LoginInput, required: true, description: 'Credentials.' }) },
    resolve: async (_root, { input }, context) => {
      const { email, password, remember, recoveryCode } = parseInput(loginInput, input)
      const user = await context.prisma.user.findUnique({ where: { email } })
      // Demo passwords are public and prove nothing: skip the check.
      if (user?.isDemo && !context.allowsDemo()) {
        throw new ForbiddenError(texts.sessions.demoRefused, 'DEMO_ACCOUNT')
      }
      const isRight = await isAccountPassword(context, email, user, password)
      if (!user || !isRight) throw new InvalidCredentialsError()
      // Checked only after the password, so that accounts cannot be enumerated.
      refuseClosedAccount(context, user)
      await checkSecondFactor(context, user, recoveryCode, 'input.recoveryCode')
      await rehash(context.prisma, user, password)
      return inTransaction(context.prisma, (transaction) => openSession(transaction, context, user, remember))
    },
  }),
}))

/**
 * Refuses deactivated accounts, and demo accounts where they are not allowed.
 *
 * @throws ForbiddenError
 */
export function refuseClosedAccount({ allowsDemo }: Context, { isDemo, deactivatedAt }: User): void {
  if (isDemo && !allowsDemo()) throw new ForbiddenError(texts.sessions.demoRefused, 'DEMO_ACCOUNT')
  if (deactivatedAt) throw new ForbiddenError(texts.sessions.deactivated, 'DEACTIVATED')
}

/** Replaces an outdated hash at sign-in, the only time the server sees the password. */
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
  description: 'Passkey credentials of a sign-in.',
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
      'Browser options to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON), the same for everybody except for the single-use challenge, valid for five minutes.',
    resolve: (_root, _args, context) => signInOptions(context),
  }),
  signInWithPasskey: t.field({
    type: Session,
    authScopes: { public: true },
    description:
      'Opens a session by passkey alone. INVALID_CREDENTIALS for an unknown passkey; thirty of them block a client address for up to 15 minutes.',
    args: {
      input: t.arg({ type: PasskeySignInInput, required: true, description: 'Response of the passkey.' }),
    },
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
    description: 'Like confirmSignIn, by a passkey of the account.',
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

/** @param ownerId required owner of the passkey; any account if absent */
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
