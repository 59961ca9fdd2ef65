import type { Services } from '../context.ts'
import { inTransaction, TryAgain } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import { submissionToken } from '../proposals/tokens.ts'

/** Changes of one mail. */
const perMail = 50

/** Notices that are made into mails in one transaction. */
const perTransaction = 1000

/** How old notices are that the hourly job takes: those before are of an act that may still be written. */
const leftOverMs = 10 * 60 * 1000

export type MailServices = Pick<Services, 'mail' | 'origin' | 'secret'>

const selected = {
  id: true,
  auditEntryId: true,
  partOfId: true,
  business: { select: { name: true, slug: true } },
  recipient: { select: { id: true, email: true } },
} as const

/** Writes the mail about changed contacts of one establishment, in the transaction that has changed them. */
export async function mailContactChanges(
  transaction: Prisma.TransactionClient,
  services: MailServices,
  businessId: number,
): Promise<void> {
  await writeMails(transaction, services, { businessId, partOfId: null })
}

/** Writes the mails about contacts that an act has changed, and sends them. @param act its entry, by its id or key */
export async function mailContactsOfAct(
  services: MailServices & Pick<Services, 'prisma'>,
  act: { id: number } | { actKey: string },
): Promise<void> {
  await mailAll(services, { partOf: act })
}

/**
 * Writes the mails that were left over: those of commands and of acts that were interrupted. Several processes may do it at
 * once.
 *
 * @param now milliseconds since 1970
 * @returns how many changes they report
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

/** @returns how many notices they were @throws TryAgain when another process has taken some of them */
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
