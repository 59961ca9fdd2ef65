import { mailContactChanges } from '../contact-changes/mail.ts'
import { hasContact } from '../contact-changes/notices.ts'
import type { Context } from '../context.ts'
import type { DigestOutcome, Prisma } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import type { Decided } from './decide.ts'
import { submissionToken } from './tokens.ts'

/**
 * Queues the mails about a decision: on a claim or a refused removal at once, to other senders in the daily digest
 * (mail-digest), and to the owner if a contact has changed.
 */
export async function writeAnswers(
  transaction: Prisma.TransactionClient,
  context: Context,
  decided: Decided,
  outcome: DigestOutcome,
): Promise<void> {
  const { proposal, stored, changed } = decided
  if (proposal.kind === 'CLAIM') await mailClaimant(transaction, context, decided)
  else await notifySenders(transaction, context, decided, outcome)
  if (hasContact(changed)) await mailContactChanges(transaction, context, stored.id)
}

async function mailClaimant(
  transaction: Prisma.TransactionClient,
  { mail, origin }: Context,
  { proposal, stored }: Decided,
): Promise<void> {
  const claimant = await transaction.user.findFirst({
    where: { claims: { some: { proposalId: proposal.id } } },
    select: { email: true },
  })
  const { slug } = await transaction.business.findUniqueOrThrow({
    where: { id: stored.id },
    select: { slug: true },
  })
  const url = `${origin}/${slug}/reivindicar`
  if (claimant) await mail.write(transaction, claimant.email, mails.claimRefused(url, stored.fields.name))
}

/** Removal requests have a legal due date, so their outcome is mailed at once. */
async function notifySenders(
  transaction: Prisma.TransactionClient,
  context: Context,
  { proposal, stored }: Decided,
  outcome: DigestOutcome,
): Promise<void> {
  const submissions = await transaction.submission.findMany({
    where: {
      proposals: { some: { proposalId: proposal.id } },
      OR: [
        { email: { not: null }, confirmedAt: { not: null } },
        { senderId: { not: null }, channel: 'SITE' },
      ],
    },
    select: { id: true, email: true, sender: { select: { email: true } } },
    orderBy: { id: 'asc' },
  })
  const byAddress = new Map(submissions.map(({ id, email, sender }) => [email ?? sender?.email ?? '', id]))
  if (proposal.kind !== 'REMOVAL') {
    const data = [...byAddress].map(([recipient, submissionId]) => ({ recipient, submissionId, outcome }))
    await transaction.digestNotice.createMany({ data })
    return
  }
  for (const [email, id] of byAddress) {
    const url = `${context.origin}/correcao/${submissionToken(context, 'status', id)}`
    await context.mail.write(transaction, email, mails.removalRefused(url, stored.fields.name))
  }
}
