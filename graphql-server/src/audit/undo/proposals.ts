import { lockBusinesses } from '../../businesses/write.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, parentEntry } from '../../writes/trail.ts'
import type { FoundEntry } from './entries.ts'

/** Proposals that are closed in one transaction. */
const batchSize = 200

/** Open proposals of the run of a source that an act is; none of any other act. */
const openProposals = ({ actKey }: FoundEntry) =>
  ({ actKey: actKey ?? '', state: 'OPEN' }) as const satisfies Prisma.ProposalWhereInput

export const countProposals = (prisma: PrismaClient, act: FoundEntry): Promise<number> =>
  prisma.proposal.count({ where: openProposals(act) })

/**
 * Refuses the open proposals of an act that is taken back. No other sender is notified: there is none.
 *
 * @returns how many
 */
export async function closeProposals(
  prisma: PrismaClient,
  author: Author,
  act: FoundEntry,
  signal?: AbortSignal,
): Promise<number> {
  for (let closed = 0; ; ) {
    signal?.throwIfAborted()
    const count = await inTransaction(prisma, async (transaction) => {
      const where = openProposals(act)
      const found = await transaction.proposal.findMany({ where, take: batchSize, orderBy: { id: 'asc' } })
      if (found.length === 0) return null
      // Locked first, as by those who decide proposals.
      await lockBusinesses(transaction, [...new Set(found.map(({ businessId }) => businessId))])
      await parentEntry(transaction, author)
      const { count } = await transaction.proposal.updateMany({
        where: { ...where, id: { in: found.map(({ id }) => id) } },
        data: {
          state: 'REFUSED',
          decidedAt: new Date(),
          decidedById: author.actorId,
          reason: texts.sources.takenBack,
        },
      })
      return count
    })
    if (count === null) return closed
    closed += count
  }
}
