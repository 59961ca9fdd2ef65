import type { z } from 'zod'
import type { changeStateInput } from '../../../../schema/input/business-list.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { idsOrZero } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, asOneAct, changeOfBusiness, recordChanges } from '../../writes/trail.ts'
import { type BusinessFields, closedOn, fieldNames, withReopening } from '../fields.ts'
import { markFirstPublished } from '../first-published.ts'
import { readReferences } from '../references.ts'
import { businessProblems } from '../rules.ts'
import { lockStored } from '../stored.ts'
import { refuseFaults } from './change-categories.ts'

/**
 * Puts establishments into one state, all or none. The number of statements does not depend on how many there are. The
 * caller raises the catalogue's version as its transaction's last statement if any has changed.
 *
 * @returns ids of those that have changed; establishments that do not exist are left out
 * @throws BadUserInputError that says which drafts lack what, unless they are to be drafts (publishing)
 */
export async function changeState(
  transaction: Prisma.TransactionClient,
  author: Author,
  { ids: wanted, state }: z.output<typeof changeStateInput>,
): Promise<number[]> {
  const changed = (await lockStored(transaction, idsOrZero(wanted)))
    .filter(({ fields }) => fields.state !== state)
    .map(({ id, fields: before }) => ({ id, before, after: withReopening({ ...before, state }) }))
  const [first] = changed
  if (!first) return []
  const published = changed.filter(({ before }) => before.state === 'DRAFT').map(({ after }) => after)
  await refuseIncomplete(transaction, published)
  const ids = changed.map(({ id }) => id)
  await transaction.business.updateMany({
    where: { id: { in: ids } },
    data: {
      state,
      ...closedOn(first.after, ['state']),
      ...(state !== 'CLOSED_TEMPORARILY' && { reopensOn: null }),
      version: { increment: 1 },
    },
  })
  const changes = changed.map(({ id, ...change }) => changeOfBusiness(id, change))
  const writer = changes.length > 1 || author.actKey ? asOneAct(author, 'bulk', 'business') : author
  await recordChanges(transaction, writer, changes)
  await markFirstPublished(transaction, writer, changed)
  return ids
}

/** @throws BadUserInputError when any of these lacks something that it needs outside drafts */
async function refuseIncomplete(
  transaction: Prisma.TransactionClient,
  list: readonly BusinessFields[],
): Promise<void> {
  const [first] = list
  if (!first) return
  const references = await readReferences(transaction, list, fieldNames(first))
  const missingFields = (fields: BusinessFields) => {
    const paths = Object.keys(businessProblems(fields, fieldNames(fields), references))
    return paths.length === 0 ? null : texts.businesses.bulk.incomplete(paths)
  }
  refuseFaults(
    'input.state',
    list.map((fields) => [missingFields(fields), fields.name]),
  )
}
