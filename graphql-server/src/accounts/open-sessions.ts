import { confirmSignInInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { changeRows, inTransaction } from '../database/transaction.ts'
import { NotFoundError, UnauthenticatedError } from '../errors.ts'
import type { Session } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { endSessions } from '../sessions/session.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { confirmPassword, ownAccount } from './account.ts'
import { checkSecondFactor } from './second-factor.ts'

const maxListed = 100

const listed = { id: true, device: true, createdAt: true, lastUsedOn: true } as const

const OpenSession = builder.objectRef<Pick<Session, keyof typeof listed>>('OpenSession').implement({
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
  const isOpen =
    sessionId !== undefined && (await updateOpen(context, id, sessionId, { provedAt: new Date() }))
  if (!isOpen) throw new UnauthenticatedError()
}

/** @returns whether the account has an open session of that id */
async function updateOpen({ prisma }: Context, userId: number, id: string, data: Partial<Session>) {
  const where = { id, userId, endedAt: null }
  return (await changeRows(prisma, (transaction) => transaction.session.updateMany({ where, data }))) > 0
}

builder.queryField('openSessions', (t) =>
  t.field({
    type: [OpenSession],
    authScopes: { signedIn: true },
    description: "The open sessions of the viewer's account, those used last first, at most 100.",
    complexity: { field: 1, multiplier: maxListed },
    resolve: async (_root, _args, context) => {
      const { id: userId } = await requireViewer(context)
      const rows = await context.prisma.session.findMany({
        where: { userId, endedAt: null, expiresAt: { gt: new Date() } },
        orderBy: [{ lastUsedOn: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
        take: maxListed,
        select: { ...listed, tokenVersion: true, user: { select: { tokenVersion: true } } },
      })
      return rows.filter((row) => row.tokenVersion === row.user.tokenVersion)
    },
  }),
)

builder.mutationFields((t) => ({
  confirmSignIn: t.boolean({
    authScopes: { signedIn: true },
    description:
      'Shows the password again in the session of this request: for the next ten minutes nothing is refused with the reason FRESH_SIGN_IN. A wrong one is BAD_USER_INPUT, within the limits of signing in. An account with a passkey is FORBIDDEN (reason SECOND_FACTOR) unless a recovery code is sent; confirmSignInWithPasskey needs neither.',
    args: {
      password: t.arg.string({ required: true, description: 'The password that the account has now.' }),
      recoveryCode: t.arg.string({
        description: 'For an account with a passkey that is not at hand: one of its codes, which is used up.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { password, recoveryCode } = parseInput(confirmSignInInput, args, '')
      const user = await ownAccount(context)
      await confirmPassword(context, user, password, 'password')
      await checkSecondFactor(context, user, recoveryCode, 'recoveryCode')
      await proveViewer(context)
      return true
    },
  }),
  logOut: t.boolean({
    authScopes: { signedIn: true },
    description: 'Ends the session of this request: its token opens nothing more.',
    resolve: async (_root, _args, context) => {
      const { id, sessionId } = await requireViewer(context)
      if (sessionId !== undefined) await updateOpen(context, id, sessionId, { endedAt: new Date() })
      return true
    },
  }),
  endSession: t.boolean({
    authScopes: { signedIn: true },
    description: "Ends one session of the viewer's account. One that is not open is NOT_FOUND.",
    args: { id: t.arg.id({ required: true, description: 'The session.' }) },
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      if (await updateOpen(context, id, args.id, { endedAt: new Date() })) return true
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
