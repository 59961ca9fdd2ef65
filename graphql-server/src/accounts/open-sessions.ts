import { confirmSignInInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError, UnauthenticatedError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import {
  endSession,
  endSessions,
  type ListedSession,
  listSessions,
  proveSession,
} from '../sessions/session.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { confirmPassword, ownAccount } from './account.ts'

const OpenSession = builder.objectRef<ListedSession>('OpenSession').implement({
  description: 'An open session of an account, for its owner only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, by which it is ended.' }),
    device: t.exposeString('device', {
      description: 'Browser and system in words, as the device itself named them when it signed in.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
    lastUsedOn: t.string({
      description: "The last day on which it was used, in São Paulo's calendar: yyyy-MM-dd.",
      resolve: ({ lastUsedOn }) => lastUsedOn.toISOString().slice(0, 10),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the session of this request.',
      resolve: async ({ id }, _args, context) => (await context.viewer())?.sessionId === id,
    }),
  }),
})

/**
 * Remembers that the viewer has just shown the password or a passkey.
 *
 * @throws UnauthenticatedError when the session has just ended, or is from before sessions were kept in the database
 */
export async function proveViewer(context: Context): Promise<void> {
  const { id, sessionId } = await requireViewer(context)
  const isOpen = sessionId !== undefined && (await proveSession(context.prisma, id, sessionId))
  if (!isOpen) throw new UnauthenticatedError()
}

builder.queryField('openSessions', (t) =>
  t.field({
    type: [OpenSession],
    authScopes: { signedIn: true },
    description: "The open sessions of the viewer's account, those used last first, at most 100.",
    complexity: { field: 1, multiplier: 100 },
    resolve: async (_root, _args, context) => listSessions(context.prisma, (await requireViewer(context)).id),
  }),
)

builder.mutationFields((t) => ({
  confirmSignIn: t.boolean({
    authScopes: { signedIn: true },
    description:
      'Shows the password again in the session of this request: for the next ten minutes nothing is refused with the reason FRESH_SIGN_IN. A wrong one is BAD_USER_INPUT, within the limits of signing in.',
    args: {
      password: t.arg.string({ required: true, description: 'The password that the account has now.' }),
    },
    resolve: async (_root, args, context) => {
      const { password } = parseInput(confirmSignInInput, args, '')
      const user = await ownAccount(context)
      await confirmPassword(context, user, password, 'password')
      await proveViewer(context)
      return true
    },
  }),
  logOut: t.boolean({
    authScopes: { signedIn: true },
    description: 'Ends the session of this request: its token opens nothing more.',
    resolve: async (_root, _args, context) => {
      const { id, sessionId } = await requireViewer(context)
      if (sessionId !== undefined) await endSession(context.prisma, id, sessionId)
      return true
    },
  }),
  endSession: t.boolean({
    authScopes: { signedIn: true },
    description: "Ends one session of the viewer's account. One that is not open is NOT_FOUND.",
    args: { id: t.arg.id({ required: true, description: 'The session.' }) },
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      if (await endSession(context.prisma, id, args.id)) return true
      throw new NotFoundError(texts.sessions.notFound)
    },
  }),
  logOutEverywhere: t.boolean({
    authScopes: { signedIn: true },
    description: "Ends every session of the viewer's account, this one included.",
    resolve: async (_root, _args, context) => {
      const { id } = await requireViewer(context)
      await inTransaction(context.prisma, (transaction) => endSessions(transaction, id))
      return true
    },
  }),
}))
