import { lockBusinesses } from '../../businesses/write.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, parentEntry } from '../../writes/trail.ts'
import type { FoundEntry } from './entries.ts'

/** Proposals that are closed in one transaction. */
const batchSize = 200

/** Open proposals of the run of a source that an act is; none of any other act. */
const openProposals = ({ actKey }: FoundEntry) =>
  ({ actKey: actKey ?? '', state: 'OPEN' }) as const satisfies Prisma.ProposalWhereInput

/** Open proposals of others behind which values of the run wait. */
const waitingValues = ({ actKey }: FoundEntry) =>
  ({ overflowActKey: actKey ?? '', state: 'OPEN' }) as const satisfies Prisma.ProposalWhereInput

export const countProposals = async (prisma: PrismaClient, act: FoundEntry): Promise<number> =>
  (await prisma.proposal.count({ where: openProposals(act) })) +
  (await prisma.proposal.count({ where: waitingValues(act) }))

/**
 * Refuses the open proposals of an act that is taken back, and withdraws its values that wait behind those of others. No
 * other sender is notified: there is none.
 *
 * @returns how many
 */
export async function closeProposals(
  prisma: PrismaClient,
  author: Author,
  act: FoundEntry,
  signal?: AbortSignal,
): Promise<number> {
  const refused = {
    state: 'REFUSED',
    decidedAt: new Date(),
    decidedById: author.actorId,
    reason: texts.sources.takenBack,
  } as const
  const withdrawn = { overflow: Prisma.DbNull, overflowActKey: null, overflowTimes: { decrement: 1 } }
  return (
    (await updateInBatches(prisma, author, openProposals(act), refused, signal)) +
    (await updateInBatches(prisma, author, waitingValues(act), withdrawn, signal))
  )
}

/** @param where what the update makes untrue @returns how many */
async function updateInBatches(
  prisma: PrismaClient,
  author: Author,
  where: Prisma.ProposalWhereInput,
  data: Prisma.ProposalUncheckedUpdateManyInput,
  signal?: AbortSignal,
): Promise<number> {
  for (let updated = 0; ; ) {
    signal?.throwIfAborted()
    const count = await inTransaction(prisma, async (transaction) => {
      const found = await transaction.proposal.findMany({ where, take: batchSize, orderBy: { id: 'asc' } })
      if (found.length === 0) return null
      // Locked first, as by those who decide proposals.
      await lockBusinesses(transaction, [...new Set(found.map(({ businessId }) => businessId))])
      await parentEntry(transaction, author)
      const { count } = await transaction.proposal.updateMany({
        where: { ...where, id: { in: found.map(({ id }) => id) } },
        data,
      })
      return count
    })
    if (count === null) return updated
    updated += count
  }
}
