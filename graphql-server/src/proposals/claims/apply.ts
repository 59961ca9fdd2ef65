import { updateBusinessRow } from '../../businesses/write.ts'
import type { Services } from '../../context.ts'
import { raiseContentVersion } from '../../database/catalogue-version.ts'
import { changeRows, inTransaction } from '../../database/transaction.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { mails } from '../../messages/mails.ts'
import { texts } from '../../messages/texts.ts'
import { type ClaimServices, lockClaim, notifyContacts } from './steps.ts'

/** Claims applied per run; the rest waits for the next. */
const maxInRun = 100

/**
 * Makes claimants owners seven days after every contact was notified (claim-notices). Safe to run in several
 * processes.
 *
 * @param now milliseconds since 1970
 * @returns number of claims applied
 */
export async function applyClaims(
  services: ClaimServices & Pick<Services, 'prisma'>,
  now = Date.now(),
): Promise<number> {
  const { prisma, mail } = services
  const due = await prisma.claim.findMany({
    where: { effectiveAt: { lte: new Date(now) }, proposal: { state: 'OPEN' } },
    orderBy: { effectiveAt: 'asc' },
    take: maxInRun,
    select: { proposalId: true },
  })
  let applied = 0
  for (const { proposalId } of due) {
    try {
      const isApplied = await inTransaction(prisma, (transaction) =>
        applyClaim(transaction, services, proposalId, now),
      )
      if (isApplied) applied += 1
    } catch (error) {
      if (error instanceof ConflictError) continue
      if (!(error instanceof NotFoundError)) throw error
      // The establishment was deleted: retried only when an administrator resumes the claim.
      await inTransaction(prisma, (transaction) =>
        transaction.claim.updateMany({ where: { proposalId }, data: { effectiveAt: null } }),
      )
    }
  }
  if (applied > 0) mail.wake()
  return applied
}

/** @returns false when a contact was added after the notices: it is notified first */
async function applyClaim(
  transaction: Prisma.TransactionClient,
  services: ClaimServices,
  id: number,
  now: number,
): Promise<boolean> {
  const locked = await lockClaim(transaction, id)
  const { claim, stored } = locked
  const { claimantId, provedById } = claim
  const claimant =
    claimantId && (await transaction.user.findUnique({ where: { id: claimantId }, select: { email: true } }))
  const decided = { decidedAt: new Date(now), decidedById: provedById }
  if (!claimant) {
    const data = { ...decided, state: 'REFUSED' as const, reason: texts.claims.accountGone }
    await transaction.proposal.updateMany({ where: { id }, data })
    return false
  }
  const at = await notifyContacts(transaction, services, id, locked)
  if (!at || at.getTime() > now) return false
  const author = { actorId: provedById, requestId: null }
  await updateBusinessRow(transaction, author, stored, { ownerId: String(claimantId) })
  await transaction.proposal.updateMany({ where: { id }, data: { ...decided, state: 'ACCEPTED' } })
  await services.mail.write(
    transaction,
    claimant.email,
    mails.claimAccepted(`${services.origin}/minhas-empresas`, stored.fields.name),
  )
  await raiseContentVersion(transaction)
  return true
}

/** Days after the decision for which calls and notices are kept (proposal-privacy). */
const retentionDays = 30

/**
 * Deletes the calls and notices of decided claims.
 *
 * @param now milliseconds since 1970
 * @returns number of rows deleted
 */
export function purgeClaimContacts(prisma: Services['prisma'], now = Date.now()): Promise<number> {
  const decidedAt = { lt: new Date(now - retentionDays * 24 * 60 * 60 * 1000) }
  const where = { claim: { proposal: { decidedAt } } }
  return changeRows(prisma, (transaction) => transaction.claimContact.deleteMany({ where }))
}
