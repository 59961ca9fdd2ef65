import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import jwt from 'jsonwebtoken'
import { StartupError } from '../errors.ts'

/** Distinguishes session tokens from anything else signed with the same secret. */
const claims = { issuer: 'guia-do-vale', audience: 'guia-do-vale/sessions' }

const hour = 60 * 60
/** Seconds (session-token). */
const lifetimes = { default: 12 * hour, remembered: 30 * 24 * hour }

export interface SessionClaims {
  /** Account id. */
  id: number
  /** The account's token version when the token was issued. */
  version: number
  /** 32 hex digits; absent in tokens from before sessions were stored. */
  sessionId?: string | undefined
}

/** Derived, since the same secret keys the order of searches. */
const signingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))

/**
 * @param secret JWT_SECRET
 * @param remember whether it lasts 30 days instead of 12 hours
 */
export function issueToken(
  secret: string,
  { id, version, sessionId }: SessionClaims,
  remember: boolean,
): { token: string; expiresAt: Date } {
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + (remember ? lifetimes.remembered : lifetimes.default)
  const payload = { version, iat, exp, sid: sessionId }
  const token = jwt.sign(payload, signingKey(secret), { algorithm: 'HS256', subject: String(id), ...claims })
  return { token, expiresAt: new Date(exp * 1000) }
}

/**
 * @param secrets JWT_SECRET, and JWT_SECRET_PREVIOUS if set
 * @returns null unless it is our token and has not expired
 */
export function readToken(secrets: readonly string[], token: string): SessionClaims | null {
  for (const secret of secrets) {
    const verified = verify(secret, token)
    if (verified) return verified
  }
  return null
}

function verify(secret: string, token: string): SessionClaims | null {
  try {
    const payload = jwt.verify(token, signingKey(secret), { algorithms: ['HS256'], ...claims })
    if (typeof payload === 'string' || payload.exp === undefined) return null
    const id = Number(payload.sub)
    const version: unknown = payload.version
    const sessionId: unknown = payload.sid
    if (!Number.isSafeInteger(id) || typeof version !== 'number') return null
    if (sessionId === undefined) return { id, version }
    const isId = typeof sessionId === 'string' && /^[0-9a-f]{32}$/.test(sessionId)
    return isId ? { id, version, sessionId } : null
  } catch {
    return null
  }
}

/**
 * Reads the secret of a product without JWT_SECRET, created in the data folder on the first start.
 *
 * @throws StartupError when the file cannot be written or contains no secret
 */
export async function ownSecret(folder: string): Promise<string> {
  const path = join(folder, 'jwt-secret')
  const temporary = `${path}.${randomUUID()}`
  try {
    await writeFile(temporary, randomBytes(32).toString('hex'), { mode: 0o600 })
    // Unlike a rename, a link fails when the file exists: concurrent starts get the same secret.
    await link(temporary, path).finally(() => rm(temporary))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartupError(`Não foi possível guardar o segredo em ${path}: ${message}.`)
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length >= 32) return secret
  throw new StartupError(`O arquivo ${path} não contém um segredo: apague-o para que outro seja criado.`)
}
