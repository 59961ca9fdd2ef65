import { deleteBusinessRows } from '../../businesses/delete.ts'
import { changesSearches, updateBusinessRows } from '../../businesses/write.ts'
import { raiseContentVersion, raiseVersion } from '../../database/catalogue-version.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { type Author, changeOfBusiness, recordChanges } from '../../writes/trail.ts'
import { restoreBusinesses } from '../restore-rows.ts'
import type { UndoPlan } from './plan.ts'

type PlanWith<Outcome extends UndoPlan['outcome']> = Extract<UndoPlan, { outcome: Outcome }>

/**
 * Takes changes back as planned in the same transaction, each an entry of the trail that names what it takes back; raises
 * the catalogue's version last.
 */
export async function writeUndo(
  transaction: Prisma.TransactionClient,
  author: Author,
  plans: readonly UndoPlan[],
): Promise<void> {
  const restored = await restoreAll(transaction, author, plansWith(plans, 'restore'))
  const deletions = plansWith(plans, 'delete')
  const deleted =
    deletions.length > 0
      ? await deleteBusinessRows(transaction, undoing(author, deletions), deletions.map(businessId))
      : []
  const updates = plansWith(plans, 'update')
  if (updates.length > 0)
    await updateBusinessRows(
      transaction,
      undoing(author, updates),
      updates.map(({ update }) => update),
    )
  const renamed = updates.filter(({ update }) => update.changed.includes('name')).map(businessId)
  const named = [...restored, ...deleted, ...renamed]
  const changed = updates.flatMap(({ update }) => update.changed)
  const isSearched = await changesSearches(transaction, changed)
  if (named.length > 0 || isSearched) await raiseVersion(transaction, named)
  else if (updates.length > 0) await raiseContentVersion(transaction)
}

const businessId = ({ entry }: UndoPlan) => entry.entityId

function plansWith<Outcome extends UndoPlan['outcome']>(plans: readonly UndoPlan[], outcome: Outcome) {
  return plans.filter((plan): plan is PlanWith<Outcome> => plan.outcome === outcome)
}

/** An author whose entries name those that they take back. */
export const undoing = (author: Author, plans: readonly Pick<UndoPlan, 'entry'>[]): Author => ({
  ...author,
  undoes: new Map(plans.map(({ entry }) => [entry.entityId, entry.id])),
})

async function restoreAll(
  transaction: Prisma.TransactionClient,
  author: Author,
  plans: readonly PlanWith<'restore'>[],
): Promise<number[]> {
  if (plans.length === 0) return []
  const rows = await restoreBusinesses(
    transaction,
    plans.map(({ deletion }) => deletion),
  )
  const changes = rows.map(({ id, after }, index) =>
    changeOfBusiness(id, { before: null, after, restoresId: plans[index]?.entry.id ?? 0 }),
  )
  await recordChanges(transaction, author, changes)
  await transaction.deletion.deleteMany({
    where: { auditEntryId: { in: plans.map(({ entry }) => entry.id) } },
  })
  return rows.map(({ id }) => id)
}
