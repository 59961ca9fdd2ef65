import { hkdfSync } from 'node:crypto'
import jwt from 'jsonwebtoken'

/** What a token is for: any other one that the secret may ever sign is none of these. */
const purpose = { issuer: 'guia-do-vale', audience: 'guia-do-vale/sessions' } as const

const hour = 60 * 60
/** How long a session lasts, in seconds (session-token). */
const lifetimes = { usual: 12 * hour, remembered: 30 * 24 * hour }

/** Whose session a token is. */
export interface SessionClaims {
  /** The account's id. */
  id: number
  /** The version of the account's sessions at the time of signing in; a raised one ends the session. */
  version: number
}

/** The secret keys the search's order too: neither key says anything about the other. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))

/**
 * Signs a session.
 *
 * @param secret JWT_SECRET
 * @param claims whose it is
 * @param remember whether it lasts 30 days instead of 12 hours
 */
export function issueToken(
  secret: string,
  { id, version }: SessionClaims,
  remember: boolean,
): { token: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + (remember ? lifetimes.remembered : lifetimes.usual)
  const token = jwt.sign({ version, iat, exp }, keyOf(secret), {
    algorithm: 'HS256',
    subject: String(id),
    ...purpose,
  })
  return { token, expiresAt: new Date(exp * 1000) }
}

/**
 * Reads a session.
 *
 * @param secrets JWT_SECRET, and the one before it while sessions that it signed shall go on
 * @returns null for anything but a token of ours that has not expired
 */
export function readToken(secrets: readonly string[], token: string): SessionClaims | null {
  for (const secret of secrets) {
    const claims = readSigned(secret, token)
    if (claims) return claims
  }
  return null
}

function readSigned(secret: string, token: string): SessionClaims | null {
  try {
    const claims = jwt.verify(token, keyOf(secret), { algorithms: ['HS256'], ...purpose })
    if (typeof claims === 'string' || claims.exp === undefined) return null
    const id = Number(claims.sub)
    const version: unknown = claims.version
    return Number.isSafeInteger(id) && typeof version === 'number' ? { id, version } : null
  } catch {
    return null
  }
}
