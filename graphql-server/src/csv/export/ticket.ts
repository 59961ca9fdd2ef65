import { hkdfSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { BusinessListFilterShape } from '../../businesses/list.ts'

/** Separates tickets from session tokens, in addition to their different keys. */
const purpose = { issuer: 'guia-do-vale', audience: 'guia-do-vale/exports' } as const

/** Seconds until a download must have begun. */
const LIFETIME = 60

interface Ticket {
  userId: number
  filter: BusinessListFilterShape
}

const signingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'export tickets', 32))

/**
 * Signs a ticket. It is part of the URL, since a browser that follows a link sends no Authorization header.
 *
 * @param secret JWT_SECRET
 */
export function issueTicket(secret: string, { userId, filter }: Ticket): { ticket: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + LIFETIME
  const ticket = jwt.sign({ filter, iat, exp }, signingKey(secret), {
    algorithm: 'HS256',
    subject: String(userId),
    ...purpose,
  })
  return { ticket, expiresAt: new Date(exp * 1000) }
}

/**
 * @param secret JWT_SECRET
 * @returns `expired` for a ticket of ours that was valid, null for anything else
 */
export function readTicket(secret: string, ticket: string): Ticket | 'expired' | null {
  try {
    const claims = jwt.verify(ticket, signingKey(secret), { algorithms: ['HS256'], ...purpose })
    if (typeof claims === 'string' || claims.exp === undefined) return null
    const userId = Number(claims.sub)
    return Number.isSafeInteger(userId) ? { userId, filter: claims.filter } : null
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : null
  }
}
