import type { Services } from '../context.ts'
import { inTransaction, TryAgain } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import { submissionToken } from '../proposals/tokens.ts'

/** Changes per mail. */
const perMail = 50

/** Notices mailed per transaction. */
const perTransaction = 1000

/** Minimum age of notices for the hourly job: newer ones may belong to an act still being written. */
const leftOverMs = 10 * 60 * 1000

export type MailServices = Pick<Services, 'mail' | 'origin' | 'secret'>

const selected = {
  id: true,
  auditEntryId: true,
  partOfId: true,
  business: { select: { name: true, slug: true } },
  recipient: { select: { id: true, email: true } },
} as const

/** Queues the mail about changed contacts of an establishment, in the transaction of the change. */
export async function mailContactChanges(
  transaction: Prisma.TransactionClient,
  services: MailServices,
  businessId: number,
): Promise<void> {
  await writeMails(transaction, services, { businessId, partOfId: null })
}

/**
 * Queues and sends the mails about contacts that an act changed.
 *
 * @param act its audit entry, by id or key
 */
export async function mailContactsOfAct(
  services: MailServices & Pick<Services, 'prisma'>,
  act: { id: number } | { actKey: string },
): Promise<void> {
  await mailAll(services, { partOf: act })
}

/**
 * Sends the remaining mails: those of commands and of interrupted acts. Safe to run concurrently.
 *
 * @param now milliseconds since 1970
 * @returns number of reported changes
 */
export function mailLeftOverChanges(
  services: MailServices & Pick<Services, 'prisma'>,
  now = Date.now(),
): Promise<number> {
  return mailAll(services, { createdAt: { lt: new Date(now - leftOverMs) } })
}

async function mailAll(
  services: MailServices & Pick<Services, 'prisma'>,
  where: Prisma.ContactNoticeWhereInput,
): Promise<number> {
  let count = 0
  for (;;) {
    const written = await inTransaction(services.prisma, (transaction) =>
      writeMails(transaction, services, where),
    )
    count += written
    if (written > 0) services.mail.wake()
    if (written < perTransaction) return count
  }
}

/**
 * @returns number of notices
 * @throws TryAgain when another process has taken some of them
 */
async function writeMails(
  transaction: Prisma.TransactionClient,
  services: MailServices,
  where: Prisma.ContactNoticeWhereInput,
): Promise<number> {
  const notices = await transaction.contactNotice.findMany({
    where,
    orderBy: { id: 'asc' },
    take: perTransaction,
    select: selected,
  })
  if (notices.length === 0) return 0
  const ids = notices.map(({ id }) => id)
  const { count } = await transaction.contactNotice.deleteMany({ where: { id: { in: ids } } })
  if (count < ids.length) throw new TryAgain()
  const { mail, origin, secret } = services
  const together = Map.groupBy(notices, ({ auditEntryId, partOfId, recipient }) =>
    partOfId === null ? `entry ${auditEntryId}` : `${partOfId} ${recipient.id}`,
  )
  for (const group of together.values()) {
    const lines = group.map(({ auditEntryId, business: { name, slug } }) => ({
      business: name,
      url: `${origin}/${slug}`,
      contestUrl: `${origin}/confirmar/${submissionToken({ secret }, 'contact-change', auditEntryId)}/contato`,
    }))
    for (let start = 0; start < lines.length; start += perMail) {
      const content = mails.contactsChanged(lines.slice(start, start + perMail))
      await mail.write(transaction, group[0]?.recipient.email ?? '', content)
    }
  }
  return ids.length
}
