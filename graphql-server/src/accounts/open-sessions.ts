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
  description: 'An open session of an account, visible to its owner only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id, for endSession.' }),
    device: t.exposeString('device', {
      description: 'Browser and operating system, as reported by the device at sign-in.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the session was opened.' }),
    lastUsedOn: t.string({
      description: 'Day of last use in São Paulo time: yyyy-MM-dd.',
      resolve: ({ lastUsedOn }) => lastUsedOn.toISOString().slice(0, 10),
    }),
    isCurrent: t.boolean({
      description: 'Whether this request uses the session.',
      resolve: async ({ id }, _args, context) => (await context.viewer())?.sessionId === id,
    }),
  }),
})

/**
 * Records that the viewer has just proved their identity by password or passkey.
 *
 * @throws UnauthenticatedError when the session has just ended, or predates sessions in the database
 */
export async function proveViewer(context: Context): Promise<void> {
  const { id, sessionId } = await requireViewer(context)
  const isOpen =
    sessionId !== undefined && (await updateOpen(context, id, sessionId, { provedAt: new Date() }))
  if (!isOpen) throw new UnauthenticatedError()
}

/** @returns whether the account has an open session with that id */
async function updateOpen({ prisma }: Context, userId: number, id: string, data: Partial<Session>) {
  const where = { id, userId, endedAt: null }
  return (await changeRows(prisma, (transaction) => transaction.session.updateMany({ where, data }))) > 0
}

builder.queryField('openSessions', (t) =>
  t.field({
    type: [OpenSession],
    authScopes: { signedIn: true },
    description: "Open sessions of the viewer's account, most recently used first, at most 100.",
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
      'Confirms the current session by password: for ten minutes nothing is refused with reason FRESH_SIGN_IN. A wrong password is BAD_USER_INPUT and counts toward the sign-in limits. FORBIDDEN (reason SECOND_FACTOR) for an account with a passkey, unless a recovery code is sent; confirmSignInWithPasskey needs neither.',
    args: {
      password: t.arg.string({ required: true, description: 'Current password.' }),
      recoveryCode: t.arg.string({
        description: 'Recovery code, if the account has a passkey that is not at hand; it is used up.',
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
    description: 'Ends the current session and invalidates its token.',
    resolve: async (_root, _args, context) => {
      const { id, sessionId } = await requireViewer(context)
      if (sessionId !== undefined) await updateOpen(context, id, sessionId, { endedAt: new Date() })
      return true
    },
  }),
  endSession: t.boolean({
    authScopes: { signedIn: true },
    description: "Ends one session of the viewer's account. NOT_FOUND if it is not open.",
    args: { id: t.arg.id({ required: true, description: 'Id of the session.' }) },
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      if (await updateOpen(context, id, args.id, { endedAt: new Date() })) return true
      throw new NotFoundError(texts.sessions.notFound)
    },
  }),
  logOutEverywhere: t.boolean({
    authScopes: { signedIn: true },
    description: "Ends all sessions of the viewer's account, including the current one.",
    resolve: async (_root, _args, context) => {
      const { id } = await requireViewer(context)
      await inTransaction(context.prisma, (transaction) => endSessions(transaction, id))
      return true
    },
  }),
}))
