import { registerPasskeyInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { credentialChanges } from '../limits/rules.ts'
import { parseId } from '../lists/keys.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { requireFreshSignIn, requireViewer } from '../sessions/viewer.ts'
import { lockAccount, ownAccount } from './account.ts'
import { addPasskey, registrationOptions } from './passkeys.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

const fresh = 'Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).'

builder.prismaObject('Passkey', {
  description: 'A passkey of an account, for its owner only.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, by which it is removed.' }),
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedOn: t.string({
      nullable: true,
      description:
        "The last day of a sign-in with it, in São Paulo's calendar: yyyy-MM-dd; null before the first.",
      select: { lastUsedOn: true },
      resolve: ({ lastUsedOn }) => lastUsedOn?.toISOString().slice(0, 10) ?? null,
    }),
  }),
})

const RegisterPasskeyInput = builder.inputType('RegisterPasskeyInput', {
  description: 'A passkey that the browser has just made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What its owner calls it, at most 60 characters.' }),
    response: t.field({
      type: 'JSON',
      required: true,
      description: 'What the browser answered (PublicKeyCredential.toJSON).',
    }),
  }),
})

builder.queryFields((t) => ({
  passkeys: t.prismaField({
    type: ['Passkey'],
    authScopes: { signedIn: true },
    description:
      "The passkeys of the viewer's account, at most 10. An account with one is signed in to by a passkey, or by the password with a recovery code; never by the password alone.",
    complexity: { field: 1, multiplier: 10 },
    resolve: async (query, _root, _args, context) => {
      const { id: userId } = await requireViewer(context)
      return context.prisma.passkey.findMany({ ...query, where: { userId }, orderBy: { id: 'asc' } })
    },
  }),
  recoveryCodesLeft: t.int({
    authScopes: { signedIn: true },
    description: "How many recovery codes of the viewer's account have not been used.",
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
    description: `What a browser needs to make a passkey for the viewer's account (PublicKeyCredentialCreationOptionsJSON), good for five minutes. ${fresh}`,
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
      "Adds a passkey to the viewer's account, which gets a mail. The first one ends all other sessions and answers ten recovery codes, which are never shown again; later ones answer null.",
    args: { input: t.arg({ type: RegisterPasskeyInput, required: true, description: 'The passkey.' }) },
    resolve: async (_root, { input }, context) => {
      const passkey = parseInput(registerPasskeyInput, input)
      const { id, sessionId } = await requireViewer(context)
      const account = await ownAccount(context)
      await context.limiter.count(credentialChanges(account))
      const codes = await addPasskey(context, id, sessionId, passkey)
      context.mail.send(account.email, mails.passkeyAdded(), context)
      return codes
    },
  }),
  removePasskey: t.boolean({
    authScopes: { signedIn: true },
    description: `Removes a passkey of the viewer's account, which gets a mail. With the last one the recovery codes go, and the password alone signs in again. ${fresh}`,
    args: { id: t.arg.id({ required: true, description: 'The passkey.' }) },
    resolve: async (_root, args, context) => {
      const { id: userId } = await requireFreshSignIn(context)
      const id = parseId(args.id) ?? 0
      const email = await inTransaction(context.prisma, async (transaction) => {
        const account = await lockAccount(transaction, userId)
        const { count } = await transaction.passkey.deleteMany({ where: { id, userId } })
        if (count === 0) throw new NotFoundError(texts.passkeys.notFound)
        const left = await transaction.passkey.count({ where: { userId } })
        if (left === 0) await transaction.recoveryCode.deleteMany({ where: { userId } })
        return account.email
      })
      context.mail.send(email, mails.passkeyRemoved(), context)
      return true
    },
  }),
  renewRecoveryCodes: t.stringList({
    authScopes: { signedIn: true },
    description: `Ten new recovery codes, each good for one sign-in with the password; the old ones end. They are never shown again. NOT_FOUND without a passkey. ${fresh}`,
    resolve: async (_root, _args, context) => {
      const { id: userId } = await requireFreshSignIn(context)
      return inTransaction(context.prisma, async (transaction) => {
        await lockAccount(transaction, userId)
        if ((await transaction.passkey.count({ where: { userId } })) === 0)
          throw new NotFoundError(texts.passkeys.none)
        return replaceRecoveryCodes(transaction, userId)
      })
    },
  }),
}))
