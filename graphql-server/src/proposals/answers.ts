import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { MailContent } from '../messages/mails.ts'
import { mails } from '../messages/mails.ts'
import type { Decided } from './decide.ts'
import { submissionToken } from './tokens.ts'

const contacts = ['phone', 'whatsapp', 'email']

/**
 * Writes the mails of a decision: to its senders with a confirmed address, and to the owner where a contact has changed.
 *
 * @param answer makes the mail to a sender of the status page and the establishment's name
 */
export async function writeAnswers(
  transaction: Prisma.TransactionClient,
  context: Context,
  { proposal, stored, changed }: Decided,
  answer: (url: string, business: string) => MailContent,
): Promise<void> {
  const { name, ownerId } = stored.fields
  if (proposal.kind === 'CLAIM') {
    const claimant = await transaction.user.findFirst({
      where: { claims: { some: { proposalId: proposal.id } } },
      select: { email: true },
    })
    const { slug } = await transaction.business.findUniqueOrThrow({
      where: { id: stored.id },
      select: { slug: true },
    })
    const url = `${context.origin}/${slug}/reivindicar`
    if (claimant) await context.mail.write(transaction, claimant.email, mails.claimRefused(url, name))
    return
  }
  const submissions = await transaction.submission.findMany({
    where: {
      proposals: { some: { proposalId: proposal.id } },
      email: { not: null },
      confirmedAt: { not: null },
    },
    select: { id: true, email: true },
    orderBy: { id: 'asc' },
  })
  const byAddress = new Map(submissions.map(({ id, email }) => [email ?? '', id]))
  for (const [email, id] of byAddress) {
    const url = `${context.origin}/correcao/${submissionToken(context, 'status', id)}`
    await context.mail.write(transaction, email, answer(url, name))
  }
  if (ownerId === null || !changed.some((field) => contacts.includes(field))) return
  const { slug, owner } = await transaction.business.findUniqueOrThrow({
    where: { id: stored.id },
    select: { slug: true, owner: { select: { email: true } } },
  })
  if (owner)
    await context.mail.write(
      transaction,
      owner.email,
      mails.contactChanged(`${context.origin}/${slug}`, name),
    )
}
