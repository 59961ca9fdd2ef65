import { hkdfSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { BusinessListFilterShape } from '../list-filter.ts'

/** What a ticket is for: a session's token is none, and the other way round. */
const purpose = { issuer: 'guia-do-vale', audience: 'guia-do-vale/exports' } as const

/** Seconds in which a download must begin. */
const lifetime = 60

/** What a ticket lets be downloaded, and for whom. */
export interface Ticket {
  /** The account that asked for it. */
  userId: number
  /** Which establishments. */
  filter: BusinessListFilterShape
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'export tickets', 32))

/**
 * Signs a ticket: a browser that follows an address can send no session with it.
 *
 * @param secret JWT_SECRET
 */
export function issueTicket(secret: string, { userId, filter }: Ticket): { ticket: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + lifetime
  const ticket = jwt.sign({ filter, iat, exp }, keyOf(secret), {
    algorithm: 'HS256',
    subject: String(userId),
    ...purpose,
  })
  return { ticket, expiresAt: new Date(exp * 1000) }
}

/**
 * Reads a ticket.
 *
 * @param secret JWT_SECRET
 * @returns `expired` for one of ours that has been valid, `invalid` for anything else
 */
export function readTicket(secret: string, ticket: string): Ticket | 'expired' | 'invalid' {
  try {
    const claims = jwt.verify(ticket, keyOf(secret), { algorithms: ['HS256'], ...purpose })
    if (typeof claims === 'string' || claims.exp === undefined) return 'invalid'
    const userId = Number(claims.sub)
    return Number.isSafeInteger(userId) ? { userId, filter: claims.filter } : 'invalid'
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : 'invalid'
  }
}
