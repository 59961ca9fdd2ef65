import jwt from 'jsonwebtoken'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** The signed-in person behind a request. */
export interface Viewer {
  id: number
  role: 'user' | 'admin'
}

/**
 * Who sends a request, by the token in its Authorization header. The token carries the version of the
 * account's sessions, so that a password change or a lost role ends older tokens at once (decision 7).
 *
 * @param authorization value of the header
 * @param secret JWT_SECRET
 * @param prisma where accounts are
 * @returns null for anything but a valid token of an existing account
 */
export async function readViewer(
  authorization: string,
  secret: string,
  prisma: PrismaClient,
): Promise<Viewer | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1]
  const claims = token && verify(token, secret)
  if (!claims) return null
  const user = await prisma.user.findUnique({
    where: { id: claims.id },
    select: { id: true, role: true, tokenVersion: true },
  })
  return user && user.tokenVersion === claims.version ? { id: user.id, role: user.role } : null
}

function verify(token: string, secret: string): { id: number; version: number } | null {
  try {
    const claims = jwt.verify(token, secret, { algorithms: ['HS256'] })
    if (typeof claims === 'string') return null
    const id = Number(claims.sub)
    const version: unknown = claims.version
    return Number.isSafeInteger(id) && typeof version === 'number' ? { id, version } : null
  } catch {
    return null
  }
}
