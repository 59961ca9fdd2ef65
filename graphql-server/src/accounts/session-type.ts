import { builder } from '../builder.ts'
import { issueToken } from '../sessions/token.ts'
import { orSignedOut } from './own-account.ts'

interface SessionFacts {
  token: string
  expiresAt: Date
  userId: number
}

/**
 * Opens a session.
 *
 * @param secret JWT_SECRET
 * @param account whose it is
 * @param remember whether it lasts 30 days instead of 12 hours
 */
export function openSession(
  secret: string,
  { id, tokenVersion }: { id: number; tokenVersion: number },
  remember: boolean,
): SessionFacts {
  return { ...issueToken(secret, { id, version: tokenVersion }, remember), userId: id }
}

export const Session = builder.objectRef<SessionFacts>('Session').implement({
  description: 'A signed-in session.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'To be sent with every request: `Authorization: Bearer …`.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the token is worth nothing more.',
    }),
    user: t.prismaField({
      type: 'User',
      description: 'The account.',
      resolve: async (query, { userId }, _args, { prisma }) =>
        orSignedOut(await prisma.user.findUnique({ ...query, where: { id: userId } })),
    }),
  }),
})
