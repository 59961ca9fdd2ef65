import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Services } from '../context.ts'
import { clientNetwork } from '../limits/client.ts'

/**
 * What a link does: shows the status of a submission, confirms its e-mail address, confirms an establishment's values,
 * stops a claim, or contests a changed contact, of which it has the entry of the trail.
 */
type Purpose = 'status' | 'email' | 'confirmation' | 'claim' | 'contact-change'

type Secrets = Pick<Services, 'secret' | 'previousSecret'>

/**
 * The secret part of a link about a submission. It is computed from the server's secret, so that the database has nothing of
 * it and later mails can repeat the link.
 */
export const submissionToken = ({ secret }: Pick<Secrets, 'secret'>, purpose: Purpose, id: number) =>
  `${id}-${signature(secret, purpose, id)}`

/** @returns the id of the submission; null for a token that was not made here */
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
 * What is stored of where a submission was sent from: equal for one network within a month.
 *
 * @param now milliseconds since 1970
 */
export function originHash(secret: string, address: string, now = Date.now()): string {
  const month = new Date(now).toISOString().slice(0, 7)
  const key = Buffer.from(hkdfSync('sha256', secret, '', `origins of ${month}`, 32))
  return createHmac('sha256', key).update(clientNetwork(address)).digest('hex').slice(0, 32)
}
