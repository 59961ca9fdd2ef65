import type { Prisma } from '../generated/prisma/client.ts'
import type { Author } from '../writes/trail.ts'
import type { BusinessFields } from './fields.ts'

/** State before and after a write. */
interface StateChange {
  id: number
  before: Pick<BusinessFields, 'state'> | null
  after: Pick<BusinessFields, 'state'>
}

const isPublication = ({ before, after }: StateChange) =>
  after.state !== 'DRAFT' && (before === null || before.state === 'DRAFT')

/**
 * Records when establishments are first published, and by which bulk act (latest). Call after writing the trail; an
 * earlier publication keeps its time.
 */
export async function markFirstPublished(
  transaction: Prisma.TransactionClient,
  { act }: Author,
  changes: readonly StateChange[],
): Promise<void> {
  const ids = changes.filter(isPublication).map(({ id }) => id)
  if (ids.length === 0) return
  const entry = act
    ? await transaction.auditEntry.findUnique({ where: { actKey: act.key }, select: { id: true } })
    : null
  await transaction.business.updateMany({
    where: { id: { in: ids }, firstPublishedAt: null },
    data: { firstPublishedAt: new Date(), publishedActId: entry?.id ?? null },
  })
}
