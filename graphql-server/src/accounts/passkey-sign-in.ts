import { passkeyResponseInput, passkeySignInInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, InvalidCredentialsError } from '../errors.ts'
import type { User } from '../generated/prisma/client.ts'
import { invalidPasskeys } from '../limits/rules.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { openSession } from '../sessions/session.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { proveViewer } from './open-sessions.ts'
import { ownerOfSignature, signInOptions } from './passkeys.ts'
import { refuseClosedAccount, Session } from './sign-in.ts'

const responseDescription = 'What the browser answered (PublicKeyCredential.toJSON).'

const PasskeySignInInput = builder.inputType('PasskeySignInInput', {
  description: 'What opens a session without a password.',
  fields: (t) => ({
    response: t.field({ type: 'JSON', required: true, description: responseDescription }),
    remember: t.boolean({
      required: true,
      defaultValue: false,
      description: 'A token for 30 days instead of 12 hours.',
    }),
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
