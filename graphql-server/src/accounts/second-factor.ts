import { createHash, randomBytes } from 'node:crypto'
import { registerPasskeyInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction, isTaken } from '../database/transaction.ts'
import { BadUserInputError, ConflictError, ForbiddenError, NotFoundError } from '../errors.ts'
import type { Prisma, User } from '../generated/prisma/client.ts'
import { credentialChanges, recoveryGuesses } from '../limits/rules.ts'
import { parseId } from '../lists/keys.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { endSessions } from '../sessions/session.ts'
import { hasPasskey, requireFreshSignIn, requireViewer } from '../sessions/viewer.ts'
import { lockAccount, ownAccount } from './account.ts'
import { maxPasskeys, registrationOptions, verifiedRegistration } from './passkeys.ts'

const fresh = 'Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).'

builder.prismaObject('Passkey', {
  description: 'A passkey of an account, visible to its owner only.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id, for removePasskey.' }),
    name: t.exposeString('name', { description: 'Name given by the owner.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the passkey was added.' }),
    lastUsedOn: t.string({
      nullable: true,
      description: 'Day of the last sign-in with it in São Paulo time: yyyy-MM-dd; null before the first.',
      select: { lastUsedOn: true },
      resolve: ({ lastUsedOn }) => lastUsedOn?.toISOString().slice(0, 10) ?? null,
    }),
  }),
})

const RegisterPasskeyInput = builder.inputType('RegisterPasskeyInput', {
  description: 'A passkey just created by the browser.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name given by the owner, at most 60 characters.' }),
    response: t.field({
      type: 'JSON',
      required: true,
      description: "The browser's response (PublicKeyCredential.toJSON).",
    }),
  }),
})

builder.queryFields((t) => ({
  passkeys: t.prismaField({
    type: ['Passkey'],
    authScopes: { signedIn: true },
    description:
      "Passkeys of the viewer's account, at most 10. An account with one signs in by passkey, or by password with a recovery code; never by the password alone.",
    complexity: { field: 1, multiplier: 10 },
    resolve: async (query, _root, _args, context) => {
      const { id: userId } = await requireViewer(context)
      return context.prisma.passkey.findMany({ ...query, where: { userId }, orderBy: { id: 'asc' } })
    },
  }),
  recoveryCodesLeft: t.int({
    authScopes: { signedIn: true },
    description: "Number of unused recovery codes of the viewer's account.",
    resolve: async (_root, _args, context) => {
      const { id: userId } = await requireViewer(context)
      return context.prisma.recoveryCode.count({ where: { userId } })
    },
  }),
}))

builder.mutationFields((t) => ({
  startPasskeyRegistration: t.field({
    type: 'JSON',
    authScopes: { signedIn: true },
    description: `Browser options to create a passkey for the viewer's account (PublicKeyCredentialCreationOptionsJSON), valid for five minutes. ${fresh}`,
    resolve: async (_root, _args, context) => {
      await requireFreshSignIn(context)
      return registrationOptions(context, await ownAccount(context))
    },
  }),
  registerPasskey: t.field({
    type: ['String'],
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "Adds a passkey to the viewer's account and mails its owner. The first one ends all other sessions and returns ten recovery codes, which are never shown again; later ones return null.",
    args: { input: t.arg({ type: RegisterPasskeyInput, required: true, description: 'Passkey to add.' }) },
    resolve: async (_root, { input }, context) => {
      const { name, response } = parseInput(registerPasskeyInput, input)
      const { id: userId, sessionId } = await requireViewer(context)
      const account = await ownAccount(context)
      await context.limiter.count(credentialChanges(context.address, account))
      const credential = await verifiedRegistration(context, userId, response)
      if (!credential) throw new BadUserInputError({ 'input.response': texts.passkeys.notAdded })
      const data = { userId, name, ...credential }
      const codes = await inTransaction(context.prisma, async (transaction) => {
        await lockAccount(transaction, userId)
        const count = await transaction.passkey.count({ where: { userId } })
        if (count >= maxPasskeys) throw new ConflictError('LIMIT_REACHED', texts.passkeys.full(maxPasskeys))
        await transaction.passkey.create({ data }).catch((error: unknown) => {
          if (!isTaken(error, 'credential_id')) throw error
          throw new BadUserInputError({ 'input.response': texts.passkeys.known })
        })
        await context.mail.write(transaction, account.email, mails.passkeyAdded())
        if (count > 0) return null
        // The other sessions predate the passkey; this one was proved by the password alone (fresh-sign-in).
        await endSessions(transaction, userId, sessionId)
        const provedAt = new Date(0)
        await transaction.session.updateMany({ where: { id: sessionId ?? '', userId }, data: { provedAt } })
        return replaceRecoveryCodes(transaction, userId)
      })
      context.mail.wake()
      return codes
    },
  }),
  removePasskey: t.boolean({
    authScopes: { signedIn: true },
    description: `Removes a passkey of the viewer's account and mails its owner. Removing the last one also deletes the recovery codes; the password alone then signs in again. ${fresh}`,
    args: { id: t.arg.id({ required: true, description: 'Id of the passkey.' }) },
    resolve: async (_root, args, context) => {
      const { id: userId } = await requireFreshSignIn(context)
      const id = parseId(args.id) ?? 0
      await inTransaction(context.prisma, async (transaction) => {
        const account = await lockAccount(transaction, userId)
        const { count } = await transaction.passkey.deleteMany({ where: { id, userId } })
        if (count === 0) throw new NotFoundError(texts.passkeys.notFound)
        const left = await transaction.passkey.count({ where: { userId } })
        if (left === 0) await transaction.recoveryCode.deleteMany({ where: { userId } })
        await context.mail.write(transaction, account.email, mails.passkeyRemoved())
      })
      context.mail.wake()
      return true
    },
  }),
  renewRecoveryCodes: t.stringList({
    authScopes: { signedIn: true },
    description: `Replaces the recovery codes by ten new ones, each valid for one sign-in with the password, and never shown again. NOT_FOUND without a passkey. ${fresh}`,
    resolve: async (_root, _args, context) => {
      const { id: userId } = await requireFreshSignIn(context)
      const codes = await inTransaction(context.prisma, async (transaction) => {
        const { email } = await lockAccount(transaction, userId)
        if ((await transaction.passkey.count({ where: { userId } })) === 0)
          throw new NotFoundError(texts.passkeys.none)
        await context.mail.write(transaction, email, mails.recoveryCodesRenewed())
        return replaceRecoveryCodes(transaction, userId)
      })
      context.mail.wake()
      return codes
    },
  }),
}))

/** Recovery codes per account (recovery-codes). */
const codesInSet = 10

/** Crockford's base 32, without characters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 characters of 5 bits: 80 bits, enough to hash without salt. */
const length = 16

/** Normalizes typed codes: any case and separators, O for zero, I or L for one. */
function recoveryCodeHash(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update(code).digest('hex')
}

function newCode(): string {
  const signs = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

/**
 * Replaces the recovery codes of an account.
 *
 * @param transaction holds the account's lock
 * @returns the codes, stored only as hashes
 */
async function replaceRecoveryCodes(
  transaction: Prisma.TransactionClient,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codesInSet }, newCode)
  await transaction.recoveryCode.deleteMany({ where: { userId } })
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code) })),
  })
  return codes
}

/**
 * Requires a recovery code if the account has a passkey; the password was checked before (second-factor).
 *
 * @param path path of the code among the arguments
 * @throws ForbiddenError with reason SECOND_FACTOR without a code, BadUserInputError for a wrong one
 */
export async function checkSecondFactor(
  context: Context,
  { id, email }: Pick<User, 'id' | 'email'>,
  code: string | null | undefined,
  path: string,
): Promise<void> {
  const { prisma, limiter, address, mail } = context
  if (!(await hasPasskey(prisma, id))) return
  if (!code) throw new ForbiddenError(texts.sessions.secondFactor, 'SECOND_FACTOR')
  const where = { userId: id, codeHash: recoveryCodeHash(code) }
  const isRight = await limiter.attempt(recoveryGuesses(address, id), async () => {
    return inTransaction(prisma, async (transaction) => {
      const { count } = await transaction.recoveryCode.deleteMany({ where })
      if (count === 0) return false
      const left = await transaction.recoveryCode.count({ where: { userId: id } })
      await mail.write(transaction, email, mails.recoveryCodeUsed(left))
      return true
    })
  })
  if (!isRight) throw new BadUserInputError({ [path]: texts.passkeys.wrongCode })
  mail.wake()
}
