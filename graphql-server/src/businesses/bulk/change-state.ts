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
 * Sets the state of establishments, all or none, with a constant number of statements. If any changed, the caller must
 * raise the catalogue's version as the last statement of its transaction.
 *
 * @param change with `skipIncomplete`, incomplete drafts are skipped, unless all are incomplete
 * @returns ids; unknown establishments are in neither list
 * @throws BadUserInputError naming incomplete drafts and what they lack, unless they become drafts or are skipped
 * (publishing)
 */
export async function changeState(
  transaction: Prisma.TransactionClient,
  author: Author,
  { ids: wanted, state, skipIncomplete }: z.output<typeof changeStateInput>,
): Promise<{ changed: number[]; skipped: number[] }> {
  const wantedChanges = (await lockStored(transaction, idsOrZero(wanted)))
    .filter(({ fields }) => fields.state !== state)
    .map(({ id, fields: before }) => ({ id, before, after: withReopening({ ...before, state }) }))
  const problems = await missingOfDrafts(transaction, wantedChanges)
  if (!skipIncomplete || problems.size === wantedChanges.length)
    refuseFaults(
      'input.state',
      wantedChanges.map(({ id, after }) => [problems.get(id) ?? null, after.name]),
    )
  const changed = wantedChanges.filter(({ id }) => !problems.has(id))
  const skipped = [...problems.keys()]
  const [first] = changed
  if (!first) return { changed: [], skipped }
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
  return { changed: ids, skipped }
}

/** Data missing for drafts to leave that state, in Portuguese, by id. */
async function missingOfDrafts(
  transaction: Prisma.TransactionClient,
  changes: readonly { id: number; before: BusinessFields; after: BusinessFields }[],
): Promise<Map<number, string>> {
  const drafts = changes.filter(({ before }) => before.state === 'DRAFT')
  const [first] = drafts
  if (!first) return new Map()
  const names = fieldNames(first.after)
  const references = await readReferences(
    transaction,
    drafts.map(({ after }) => after),
    names,
  )
  return new Map(
    drafts.flatMap(({ id, after }) => {
      const paths = Object.keys(businessProblems(after, fieldNames(after), references))
      return paths.length === 0 ? [] : [[id, texts.businesses.bulk.incomplete(paths)]]
    }),
  )
}
