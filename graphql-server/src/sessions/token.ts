import { hkdfSync } from 'node:crypto'
import jwt from 'jsonwebtoken'

/** Tells session tokens from anything else that the same secret signs. */
const purpose = { issuer: 'guia-do-vale', audience: 'guia-do-vale/sessions' } as const

const hour = 60 * 60
/** Lifetimes in seconds (session-token). */
const lifetimes = { default: 12 * hour, remembered: 30 * 24 * hour }

/** What a session's token says. */
export interface SessionClaims {
  /** The account's id. */
  id: number
  /** The account's token version when it was issued. */
  version: number
  /** The session's id: 32 hex digits. Tokens from before sessions were kept in the database have none. */
  sessionId?: string | undefined
}

/** Derived, since the same secret keys the search's order: neither key says anything about the other. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))

/**
 * Signs a token.
 *
 * @param secret JWT_SECRET
 * @param claims whose it is
 * @param remember whether it lasts 30 days instead of 12 hours
 */
export function issueToken(
  secret: string,
  { id, version, sessionId }: SessionClaims,
  remember: boolean,
): { token: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + (remember ? lifetimes.remembered : lifetimes.default)
  const payload = { version, iat, exp, ...(sessionId !== undefined && { sid: sessionId }) }
  const token = jwt.sign(payload, keyOf(secret), { algorithm: 'HS256', subject: String(id), ...purpose })
  return { token, expiresAt: new Date(exp * 1000) }
}

/**
 * Verifies a token.
 *
 * @param secrets JWT_SECRET, and the one before it while sessions that it signed shall go on
 * @returns null for anything but a token of ours that has not expired
 */
export function readToken(secrets: readonly string[], token: string): SessionClaims | null {
  for (const secret of secrets) {
    const claims = verify(secret, token)
    if (claims) return claims
  }
  return null
}

function verify(secret: string, token: string): SessionClaims | null {
  try {
    const claims = jwt.verify(token, keyOf(secret), { algorithms: ['HS256'], ...purpose })
    if (typeof claims === 'string' || claims.exp === undefined) return null
    const id = Number(claims.sub)
    const { version, sid: sessionId } = claims as { version?: unknown; sid?: unknown }
    if (!Number.isSafeInteger(id) || typeof version !== 'number') return null
    if (sessionId === undefined) return { id, version }
    return typeof sessionId === 'string' && /^[0-9a-f]{32}$/.test(sessionId)
      ? { id, version, sessionId }
      : null
  } catch {
    return null
  }
}
