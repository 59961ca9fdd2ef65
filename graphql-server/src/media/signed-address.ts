import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Addresses of half a day are alike, so that browsers keep what they have loaded; each is good for at least as long. */
const stepSeconds = 12 * 60 * 60

const digest = (secret: string, hash: string, expires: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'addresses of private images', 32)))
    .update(`${hash} ${expires}`)
    .digest()

/**
 * The query that makes the address of a private image good, for whoever has it: an `img` sends no Authorization header.
 *
 * @param secret JWT_SECRET
 * @param now milliseconds since 1970
 */
export function signatureOf(secret: string, hash: string, now = Date.now()): string {
  const expires = String((Math.floor(now / 1000 / stepSeconds) + 2) * stepSeconds)
  return `expires=${expires}&signature=${digest(secret, hash, expires).toString('base64url')}`
}

/**
 * For how long a signed address is still good.
 *
 * @param query of the image's address
 * @returns seconds; 0 for one that has expired, is not of ours or is not signed
 */
export function signedSeconds(
  secret: string,
  hash: string,
  { expires, signature }: Readonly<Record<string, unknown>>,
): number {
  if (typeof expires !== 'string' || typeof signature !== 'string') return 0
  const seconds = Number(expires) - Math.floor(Date.now() / 1000)
  const sent = Buffer.from(signature, 'base64url')
  const own = digest(secret, hash, expires)
  const isOwn = sent.length === own.length && timingSafeEqual(sent, own)
  return isOwn && seconds > 0 ? seconds : 0
}
