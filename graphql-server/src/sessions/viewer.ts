import type { Background, Trace } from '../background.ts'
import type { Viewer } from '../context.ts'
import { UnauthenticatedError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { dayOf } from '../time/calendar.ts'
import { readToken, type SessionClaims } from './token.ts'

/** What reading a viewer needs of the process. */
export interface ViewerServices {
  prisma: PrismaClient
  background: Background
  /** JWT_SECRET, and JWT_SECRET_PREVIOUS if there is one. */
  secret: string
  previousSecret?: string | undefined
}

/** The account of a token that is worth something. */
interface Account extends Viewer {
  isDemo: boolean
}

/**
 * Identifies who sends a request by the token in its Authorization header (sessions). Session and account are read by
 * one statement by primary keys. What of the account decides is read each time, never taken from the token.
 *
 * @param authorization value of the header
 * @param allowsDemo whether demo accounts work for this request (demo-local); asked for those only
 * @param trace the request, for the log of the note that the session was used today
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
  const account = sessionId
    ? await readSession(services, { ...claims, sessionId }, trace)
    : await readByVersion(services.prisma, claims)
  if (!account || (account.isDemo && !allowsDemo())) return null
  const { id, role } = account
  return { id, role, sessionId }
}

async function readSession(
  { prisma, background }: ViewerServices,
  { id, sessionId }: SessionClaims & { sessionId: string },
  trace: Trace,
): Promise<Account | null> {
  const today = dayOf(Date.now())
  const rows = await prisma.$queryRaw<{ role: Viewer['role']; isDemo: unknown; isUnused: unknown }[]>`
    SELECT users.role, users.is_demo AS isDemo, sessions.last_used_on < ${today} AS isUnused
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sessionId} AND sessions.ended_at IS NULL
      AND users.id = ${id} AND users.token_version = sessions.token_version`
  const [row] = rows
  if (!row) return null
  if (Number(row.isUnused)) {
    const work = () => noteUse(prisma, sessionId, today)
    // A request is not refused because the day of use cannot be written.
    try {
      background.run('day of use of a session', trace, work)
    } catch (error) {
      trace.log.warn({ err: error, requestId: trace.requestId }, 'day of use of a session not written')
    }
  }
  return { id, role: row.role, isDemo: Boolean(Number(row.isDemo)) }
}

/** Once a day whatever the number of requests, also of those that come at the same time. */
async function noteUse(prisma: PrismaClient, sessionId: string, today: string): Promise<void> {
  await prisma.$executeRaw`
    UPDATE sessions SET last_used_on = ${today} WHERE id = ${sessionId} AND last_used_on < ${today}`
}

async function readByVersion(prisma: PrismaClient, { id, version }: SessionClaims): Promise<Account | null> {
  const user = await prisma.user.findUnique({
    where: { id },
    select: { id: true, role: true, isDemo: true, tokenVersion: true },
  })
  return user && user.tokenVersion === version ? user : null
}

/**
 * The viewer of a field that only signed-in people reach.
 *
 * @param context of the request
 * @throws UnauthenticatedError when nobody is signed in after all
 */
export async function requireViewer(context: { viewer(): Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await context.viewer()
  if (!viewer) throw new UnauthenticatedError()
  return viewer
}
