import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { editBusinessesInput } from '../../../schema/input/business-list.ts'
import { type Answers, splitAnswers } from '../answers/fields.ts'
import { writeAnswers } from '../answers/rows.ts'
import { orTryAgain } from '../database/transaction.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero, idsOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { type Author, asOneAct, changeOfBusiness, recordChanges } from '../writes/trail.ts'
import { answerWords, editedAnswer, storedAnswers } from './bulk/change-answer.ts'
import { categoriesAfter, refuseViolations } from './bulk/change-categories.ts'
import {
  type BusinessFields,
  categoryRelations,
  deleteCategories,
  insertCategories,
  withCategoryIds,
} from './fields.ts'
import { readCategoryReferences } from './references.ts'
import { lockBusinesses } from './write.ts'

type BusinessesEdit = z.output<typeof editBusinessesInput>

type References = Pick<
  BusinessFields,
  'categoryIds' | 'subcategoryIds' | 'cityId' | 'neighborhoodId' | 'ownerId'
>

/** References to other rows, and the edited answer. */
type EditedFields = References & Answers

interface PlannedEdit {
  id: number
  name: string
  state: BusinessFields['state']
  before: EditedFields
  after: EditedFields
}

/** Establishments whose categories are written per statement: below the engines' limit of values. */
const batchSize = 500

/**
 * Computes the changes of a bulk edit with a constant number of statements.
 *
 * @returns number of chosen establishments that exist, those that change, and a fingerprint of the changes: a different
 * one means that a preview is outdated
 * @throws BadUserInputError naming the establishments that would break a rule
 */
export async function planEdit(
  transaction: Prisma.TransactionClient,
  { ids, categories, neighborhoodId, ownerId, attribute }: BusinessesEdit,
) {
  const answer = await editedAnswer(transaction, attribute)
  const rows = await readEdited(transaction, idsOrZero(ids), answer)
  const recategorise = categories ? await categoriesAfter(transaction, categories) : () => ({})
  const others = {
    ...(neighborhoodId != null && (await lockPlace(transaction, neighborhoodId))),
    ...(ownerId !== undefined && {
      ownerId: ownerId === null ? null : await existingOwner(transaction, ownerId),
    }),
    ...answer,
  }
  const planned = rows.map((row) => ({
    ...row,
    after: { ...row.before, ...recategorise(row.before), ...others },
  }))
  const changed = planned.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  if (categories && changed.length > 0) {
    const wanted = changed.map(({ after }) => after)
    refuseViolations(changed, await readCategoryReferences(transaction, wanted))
  }
  const facts = changed.map(({ id, before, after }) => [id, before, after])
  const fingerprint = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
  return { total: rows.length, changed, fingerprint }
}

/**
 * Applies a bulk edit, all or none (whole-result). If any establishment changed, the caller must raise the catalogue's
 * version as the last statement of its transaction.
 *
 * @returns ids of changed establishments; unknown ones are ignored
 * @throws BadUserInputError naming the establishments that would break a rule
 * @throws ConflictError if the edit has the fingerprint of a preview and would now change something else
 * @throws TryAgain when another writer deletes rows to be referenced
 */
export async function editBusinesses(
  transaction: Prisma.TransactionClient,
  author: Author,
  edit: BusinessesEdit,
): Promise<number[]> {
  await lockBusinesses(transaction, idsOrZero(edit.ids))
  const { changed, fingerprint } = await planEdit(transaction, edit)
  if (edit.fingerprint != null && edit.fingerprint !== fingerprint)
    throw new ConflictError('STALE_VERSION', texts.businesses.bulk.stalePreview)
  const writer = changed.length > 1 || author.actKey ? asOneAct(author, 'bulk', 'business') : author
  const fields = edit.categories ? ['categoryIds', 'subcategoryIds'] : []
  await orTryAgain(async () => {
    for (let start = 0; start < changed.length; start += batchSize) {
      const batch = changed.slice(start, start + batchSize)
      const ids = batch.map(({ id }) => id)
      await deleteCategories(transaction, ids, fields)
      await insertCategories(
        transaction,
        batch.map(({ id, after }) => ({ id, fields: after })),
        fields,
      )
      await writeAnswers(
        transaction,
        batch.map(({ id, after }) => ({ id, after, changed: Object.keys(splitAnswers(after).answers) })),
      )
      await transaction.business.updateMany({ where: { id: { in: ids } }, data: updatedColumns(edit, batch) })
    }
    const changes = changed.map(({ id, ...change }) => changeOfBusiness(id, change))
    await recordChanges(transaction, writer, changes)
  })
  return changed.map(({ id }) => id)
}

/** Columns that get the same values in a whole batch. */
function updatedColumns({ neighborhoodId, ownerId }: BusinessesEdit, [first]: readonly PlannedEdit[]) {
  return {
    ...(first &&
      neighborhoodId != null && { cityId: first.after.cityId, neighborhoodId: first.after.neighborhoodId }),
    ...(first && ownerId !== undefined && { ownerId: first.after.ownerId }),
    version: { increment: 1 },
  }
}

async function readEdited(
  transaction: Prisma.TransactionClient,
  ids: number[],
  answer: Answers,
): Promise<Omit<PlannedEdit, 'after'>[]> {
  const columns = { cityId: true, neighborhoodId: true, ownerId: true } as const
  const rows = await transaction.business.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, state: true, ...columns, ...categoryRelations },
  })
  const answers = await storedAnswers(transaction, ids, answer)
  return rows.map(({ id, name, state, ...row }) => {
    const before = { ...withCategoryIds(row), ...answers(id) }
    return { id, name, state, before }
  })
}

/**
 * Locks a neighborhood against moving and returns it with its city.
 *
 * @throws BadUserInputError if it does not exist
 */
async function lockPlace(transaction: Prisma.TransactionClient, neighborhoodId: string) {
  const id = idOrZero(neighborhoodId)
  const [found] = await transaction.$queryRaw<{ cityId: number }[]>`
    SELECT city_id AS cityId FROM neighborhoods WHERE id = ${id} LOCK IN SHARE MODE`
  if (!found) throw new BadUserInputError({ 'input.neighborhoodId': texts.businesses.noNeighborhood })
  return { cityId: found.cityId, neighborhoodId: id }
}

/** @throws BadUserInputError if the account does not exist */
async function existingOwner(transaction: Prisma.TransactionClient, ownerId: string): Promise<number> {
  const id = idOrZero(ownerId)
  const found = await transaction.user.findUnique({ where: { id }, select: { id: true } })
  if (!found) throw new BadUserInputError({ 'input.ownerId': texts.businesses.noOwner })
  return id
}

const maxShown = 50

/** Editable fields with the tables that hold the names of referenced rows. */
const tables = {
  categoryIds: 'category',
  subcategoryIds: 'subcategory',
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  ownerId: 'user',
} as const satisfies Record<keyof References, string>

const names = Object.keys(tables) as (keyof References)[]

/**
 * Describes the changes of the first establishments, with one statement per field.
 *
 * @param chosen ids in display order
 */
export async function previewEdits(
  transaction: Prisma.TransactionClient,
  planned: readonly PlannedEdit[],
  chosen: readonly string[],
) {
  const byId = new Map(planned.map((edit) => [edit.id, edit]))
  const inOrder = [...new Set(idsOrZero(chosen))].flatMap((id) => byId.get(id) ?? [])
  const shown = inOrder.slice(0, maxShown).map((edit) => ({
    ...edit,
    fields: names.filter((name) => String(edit.before[name]) !== String(edit.after[name])),
  }))
  const known = new Map<keyof References, Map<number, string>>()
  for (const field of names) {
    const ids = shown
      .filter(({ fields }) => fields.includes(field))
      .flatMap(({ before, after }) => [before[field], after[field]].flat())
      .filter((id) => id !== null)
    known.set(field, await readNames(transaction, field, [...new Set(ids)]))
  }
  const words = (field: keyof References, values: References) => {
    const ids = [values[field]].flat()
    return ids.flatMap((id) => known.get(field)?.get(id ?? 0) ?? []).join(', ') || null
  }
  const labels = await answerWords(transaction, planned[0]?.after ?? {})
  return shown.map(({ id, name, before, after, fields }) => ({
    id,
    name,
    changes: [
      ...fields.map((field) => ({ field, before: words(field, before), after: words(field, after) })),
      ...labels(before, after),
    ],
  }))
}

/** Display values of the changes to one establishment, by field; null if empty. */
export type PreviewedEdit = Awaited<ReturnType<typeof previewEdits>>[number]

async function readNames(
  transaction: Prisma.TransactionClient,
  field: keyof References,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  // All five tables have these columns, which the union type hides.
  const table = transaction[tables[field] as 'city']
  const rows = await table.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
