import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Services } from '../context.ts'
import { clientNetwork } from '../limits/client.ts'

/**
 * Purpose of a link: to show the status of a submission, confirm its e-mail address, confirm an establishment's
 * values, stop a claim, or contest a changed contact (with the id of its audit entry).
 */
type Purpose = 'status' | 'email' | 'confirmation' | 'claim' | 'contact-change'

type Secrets = Pick<Services, 'secret' | 'previousSecret'>

/**
 * Token in a link about a submission. Derived from the server's secret, so that the database does not contain it and
 * later mails can repeat the link.
 */
export const submissionToken = ({ secret }: Pick<Secrets, 'secret'>, purpose: Purpose, id: number) =>
  `${id}-${signature(secret, purpose, id)}`

/** @returns the id of the submission; null for an invalid token */
export function readSubmissionToken(
  { secret, previousSecret }: Secrets,
  purpose: Purpose,
  token: string,
): number | null {
  const [, digits = '', sent = ''] = /^([1-9]\d{0,9})-([0-9a-f]{40})$/.exec(token) ?? []
  const id = Number(digits)
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret]
  const isOurs = secrets.some((each) => {
    const expected = Buffer.from(signature(each, purpose, id))
    return expected.length === sent.length && timingSafeEqual(expected, Buffer.from(sent))
  })
  return isOurs ? id : null
}

function signature(secret: string, purpose: Purpose, id: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `submissions ${purpose}`, 32))
  return createHmac('sha256', key).update(String(id)).digest('hex').slice(0, 40)
}

/**
 * Stored origin of a submission: equal for one network within a month.
 *
 * @param now milliseconds since 1970
 */
export function originHash(secret: string, address: string, now = Date.now()): string {
  const month = new Date(now).toISOString().slice(0, 7)
  const key = Buffer.from(hkdfSync('sha256', secret, '', `origins of ${month}`, 32))
  return createHmac('sha256', key).update(clientNetwork(address)).digest('hex').slice(0, 32)
}
