import { UnauthenticatedError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { readToken } from './token.ts'

/** The signed-in person behind a request. */
export interface Viewer {
  id: number
  role: 'user' | 'admin'
}

/**
 * Who sends a request, by the token in its Authorization header. The token carries the version of the
 * account's sessions, so that a password change or a lost role ends older tokens at once (session-token).
 *
 * @param authorization value of the header
 * @param secrets JWT_SECRET, and the one before it if there is one
 * @param prisma where accounts are
 * @returns null for anything but a valid token of an existing account
 */
export async function readViewer(
  authorization: string,
  secrets: readonly string[],
  prisma: PrismaClient,
): Promise<Viewer | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1]
  const claims = token && readToken(secrets, token)
  if (!claims) return null
  const user = await prisma.user.findUnique({
    where: { id: claims.id },
    select: { id: true, role: true, tokenVersion: true },
  })
  return user && user.tokenVersion === claims.version ? { id: user.id, role: user.role } : null
}

/**
 * Who asks, in a field that only signed-in people reach.
 *
 * @param context of the request
 * @throws UnauthenticatedError when nobody is signed in after all
 */
export async function requireViewer(context: { viewer(): Promise<Viewer | null> }): Promise<Viewer> {
  const viewer = await context.viewer()
  if (!viewer) throw new UnauthenticatedError()
  return viewer
}
