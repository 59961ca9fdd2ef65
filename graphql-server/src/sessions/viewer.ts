import { localDate } from '../../../schema/hours/calendar.ts'
import type { Trace } from '../background.ts'
import type { Context, Services, Viewer } from '../context.ts'
import { readWithSync } from '../database/cluster/second-look.ts'
import { inTransaction } from '../database/transaction.ts'
import { ForbiddenError, UnauthenticatedError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { readToken, type SessionClaims } from './token.ts'

type ViewerServices = Pick<
  Services,
  'prisma' | 'background' | 'secret' | 'previousSecret' | 'demandsSecondFactor'
>

interface Account extends Viewer {
  isDemo: boolean
}

/** Drivers return booleans of raw statements in different types. */
interface SessionRow extends Required<Pick<Viewer, 'role' | 'provedAt'>> {
  isDemo: unknown
  isUnused: unknown
}

/**
 * Identifies the account of a request (session-reads). Role and version are read from the database each time, never
 * from the token.
 *
 * @param authorization value of the header
 * @param allowsDemo whether demo accounts work for this request (demo-local); called only for those
 * @param trace of the request, to log a failure to record the use of the session
 * @returns null for anything but the token of an open session
 */
export async function readViewer(
  services: ViewerServices,
  authorization: string,
  allowsDemo: () => boolean,
  trace: Trace,
): Promise<Viewer | null> {
  const { secret, previousSecret } = services
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1]
  const claims = token && readToken(previousSecret === undefined ? [secret] : [secret, previousSecret], token)
  if (!claims) return null
  const { sessionId } = claims
  const account = await readWithSync(services.prisma, () =>
    sessionId ? readSession(services, claims.id, sessionId, trace) : readByVersion(services.prisma, claims),
  )
  if (!account || (account.isDemo && !allowsDemo())) return null
  const { id, role, provedAt } = account
  if (role === 'admin' && services.demandsSecondFactor && !(await hasPasskey(services.prisma, id)))
    return { id, role: 'user', lacksPasskey: true, sessionId, provedAt }
  return { id, role, sessionId, provedAt }
}

export async function hasPasskey(prisma: PrismaClient, userId: number): Promise<boolean> {
  return (await prisma.passkey.findFirst({ where: { userId }, select: { id: true } })) !== null
}

async function readSession(
  { prisma, background }: ViewerServices,
  id: number,
  sessionId: string,
  trace: Trace,
): Promise<Account | null> {
  const today = localDate(Date.now())
  const [row] = await prisma.$queryRaw<SessionRow[]>`
    SELECT users.role, users.is_demo AS isDemo, sessions.last_used_on < ${today} AS isUnused,
      COALESCE(sessions.proved_at, sessions.created_at) AS provedAt
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sessionId} AND sessions.ended_at IS NULL
      AND users.id = ${id} AND users.token_version = sessions.token_version`
  if (!row) return null
  if (Number(row.isUnused)) {
    try {
      background.run('day of use of a session', trace, () => recordUse(prisma, sessionId, today))
    } catch (error) {
      trace.log.warn({ err: error, requestId: trace.requestId }, 'day of use of a session not written')
    }
  }
  return { id, role: row.role, isDemo: Boolean(Number(row.isDemo)), provedAt: row.provedAt }
}

/** The condition lets only one of several concurrent requests write. */
async function recordUse(prisma: PrismaClient, sessionId: string, today: string): Promise<void> {
  await inTransaction(
    prisma,
    (transaction) => transaction.$executeRaw`
      UPDATE sessions SET last_used_on = ${today} WHERE id = ${sessionId} AND last_used_on < ${today}`,
  )
}

async function readByVersion(prisma: PrismaClient, { id, version }: SessionClaims): Promise<Account | null> {
  return prisma.user.findUnique({
    where: { id, tokenVersion: version },
    select: { id: true, role: true, isDemo: true },
  })
}

/**
 * The viewer of a field that requires sign-in.
 *
 * @throws UnauthenticatedError without a viewer
 */
export async function requireViewer(context: { viewer(): Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await context.viewer()
  if (!viewer) throw new UnauthenticatedError()
  return viewer
}

/** Validity of an authentication by password or passkey, in milliseconds (fresh-sign-in). */
const freshMs = 10 * 60 * 1000

/**
 * The viewer, if authenticated by the password, or by the second factor if the account has one, within the last
 * minutes: protects an unattended open session.
 *
 * @throws ForbiddenError with the reason FRESH_SIGN_IN, on which the web app asks for the password or passkey
 */
export async function requireFreshSignIn(context: Pick<Context, 'viewer' | 'prisma'>): Promise<Viewer> {
  const viewer = await requireViewer(context)
  if (viewer.provedAt && viewer.provedAt.getTime() > Date.now() - freshMs) return viewer
  const { notFresh, notFreshSecondFactor } = texts.sessions
  const text = (await hasPasskey(context.prisma, viewer.id)) ? notFreshSecondFactor : notFresh
  throw new ForbiddenError(text, 'FRESH_SIGN_IN')
}
