import { localDate, localMinute } from '../../../schema/hours/calendar.ts'
import type { Services } from '../context.ts'
import { changeRows, inTransaction } from '../database/transaction.ts'
import { type DigestNotice, Prisma } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import { submissionToken } from './tokens.ts'

/** Minute of the day in São Paulo from which digests are sent. */
const sendingMinute = 18 * 60

/** Notices per mail; the rest waits for the next day. */
const perMail = 50

/** Addresses read per query. */
const addressesAtOnce = 100

type DigestServices = Pick<Services, 'prisma' | 'mail' | 'origin' | 'secret' | 'previousSecret'>

/**
 * Queues the daily digest for each address with notices, from six in the evening on, and deletes notices of earlier
 * days (mail-digest). Safe to run in several processes.
 *
 * @param now milliseconds since 1970
 * @returns number of mails
 */
export async function sendDigests(services: DigestServices, now = Date.now()): Promise<number> {
  const { prisma, mail } = services
  const today = localDate(now)
  await changeRows(prisma, (transaction) =>
    transaction.digestNotice.deleteMany({ where: { sentOn: { lt: today } } }),
  )
  if (localMinute(now).minute < sendingMinute) return 0
  let sent = 0
  for (let last = ''; ; ) {
    const addresses = await prisma.$queryRaw<Pick<DigestNotice, 'recipient'>[]>(waitingAddresses(last))
    for (const { recipient } of addresses) if (await sendDigest(services, recipient, today)) sent += 1
    if (sent > 0) mail.wake()
    last = addresses.at(-1)?.recipient ?? ''
    if (addresses.length < addressesAtOnce) return sent
  }
}

/** The next addresses with notices, after a given one. */
export const waitingAddresses = (last: string) => Prisma.sql`
  SELECT DISTINCT recipient FROM digest_notices WHERE sent_on IS NULL AND recipient > ${last}
  ORDER BY recipient LIMIT ${addressesAtOnce}`

/** @returns false if the address already had its digest today */
function sendDigest(services: DigestServices, recipient: string, today: string): Promise<boolean> {
  const { prisma, mail, origin } = services
  return inTransaction(prisma, async (transaction) => {
    const rows = await transaction.$queryRaw<Pick<DigestNotice, 'id' | 'sentOn'>[]>`
      SELECT id, sent_on AS sentOn FROM digest_notices WHERE recipient = ${recipient}
      ORDER BY sent_on DESC, id LIMIT ${perMail} FOR UPDATE`
    const waiting = rows.filter(({ sentOn }) => sentOn === null)
    if (waiting.length === 0 || rows.some(({ sentOn }) => sentOn === today)) return false
    const where = { id: { in: waiting.map(({ id }) => id) } }
    const notices = await transaction.digestNotice.findMany({
      where,
      orderBy: { id: 'asc' },
      distinct: ['submissionId', 'outcome'],
      select: { submissionId: true, outcome: true, submission: { select: { businessId: true } } },
    })
    const businesses = await transaction.business.findMany({
      where: { id: { in: notices.map(({ submission }) => submission.businessId) } },
      select: { id: true, name: true },
    })
    const names = new Map(businesses.map(({ id, name }) => [id, name]))
    const lines = notices.map(({ submissionId, outcome, submission }) => ({
      business: names.get(submission.businessId) ?? null,
      isAccepted: outcome === 'ACCEPTED',
      url: `${origin}/correcao/${submissionToken(services, 'status', submissionId)}`,
    }))
    await transaction.digestNotice.updateMany({ where, data: { sentOn: today } })
    await mail.write(transaction, recipient, mails.digest(lines))
    return true
  })
}
