import { isReserved } from '../../../schema/reserved-slugs.ts'
import { insertFromDeprecatedColumns, writeDeprecatedColumns } from '../answers/deprecated-columns.ts'
import { answersAllowed } from '../answers/rows.ts'
import { insertAreas } from '../businesses/areas.ts'
import { areaIdsOfRows, auditedBusiness, type DeletedBusiness, readWithRows } from '../businesses/delete.ts'
import { businessSlugLength, insertCategories } from '../businesses/fields.ts'
import { type BusinessReferences, readReferences } from '../businesses/references.ts'
import { orTryAgain, TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { freeSlug } from '../lists/keys.ts'
import { slugsFrom, takenSlugs } from '../merges/merged.ts'
import { texts } from '../messages/texts.ts'
import {
  auditedEntry,
  type DeletedEntry,
  type EntryRows,
  entryRows,
  lockEntry,
  writeCategories,
} from '../taxonomy/entry-rows.ts'
import type { EntryType } from '../taxonomy/entry-types.ts'
import { entrySlugLength, writeUnique } from '../taxonomy/entry-values.ts'

export interface RestoredRow {
  id: number
  /** Values for the audit trail. */
  after: Readonly<Record<string, unknown>>
}

export interface KeptDeletion {
  /** Id of the deletion's audit entry. */
  deletionId: number
  /** State passed to `recordDeletions`. */
  state: unknown
  ownerId: number | null
}

const { named, missing, moved, otherCity, otherCategory } = texts.restorations

/**
 * Restores establishments with their categories, answers, photos, owners and favorites, as far as attributes and
 * accounts exist. The number of statements is constant, except for slugs taken since.
 *
 * @returns restored rows, in the same order
 * @throws ConflictError naming the missing references of the first that cannot be restored
 * @throws TryAgain when one is deleted concurrently or a slug is taken
 */
export async function restoreBusinesses(
  transaction: Prisma.TransactionClient,
  deletions: readonly KeptDeletion[],
): Promise<RestoredRow[]> {
  const list = deletions.map(({ state: json, ownerId, deletionId }) => {
    const state = json as DeletedBusiness
    return { state, fields: restoredFields(state, ownerId), ownerId, deletionId }
  })
  const references = await readRestoredReferences(
    transaction,
    list.map(({ fields }) => fields),
  )
  for (const { state } of list) checkReferences(state, references)
  return orTryAgain(async () => {
    const ids = await insertBusinessesAgain(transaction, list)
    const saved = list.map((each, index) => ({ ...each, id: ids[index] ?? 0 }))
    await insertCategories(transaction, saved, ['categoryIds', 'subcategoryIds'])
    await insertAreas(transaction, saved)
    const photos = saved.flatMap(({ id: businessId, state }) =>
      state.photos.map(({ imageId, alt, createdAt }, position) => {
        return { businessId, imageId, alt, position, createdAt: new Date(createdAt) }
      }),
    )
    if (photos.length > 0) await transaction.photo.createMany({ data: photos })
    const confirmations = saved.flatMap(({ id: businessId, state }) =>
      (state.confirmations ?? []).map((confirmation) => ({ ...confirmation, businessId })),
    )
    if (confirmations.length > 0) await transaction.confirmation.createMany({ data: confirmations })
    const answers = saved.flatMap(({ id: businessId, state: { attributes = [] } }) =>
      attributes.map((answer) => ({ ...answer, businessId })),
    )
    const isAllowed = await answersAllowed(
      transaction,
      answers.map(({ attributeId }) => attributeId),
    )
    const kept = answers.filter(isAllowed)
    if (kept.length > 0) await transaction.businessAttribute.createMany({ data: kept })
    // Older deletions have the answers about accessibility only in columns.
    await insertFromDeprecatedColumns(transaction, ids)
    await writeDeprecatedColumns(transaction, ids)
    const newIds = saved.map(({ id, deletionId }) => Prisma.sql`WHEN ${deletionId} THEN ${id}`)
    await transaction.$executeRaw`
      INSERT INTO favorites (user_id, business_id, created_at)
      SELECT user_id, CASE deletion_id ${Prisma.join(newIds, ' ')} END, created_at FROM kept_favorites
      WHERE deletion_id IN (${Prisma.join(saved.map(({ deletionId }) => deletionId))})`
    const restored = new Map((await readWithRows(transaction, ids)).map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = restored.get(id)
      if (!row) throw new TryAgain()
      return { id, after: auditedBusiness(row) }
    })
  }, 'slug')
}

const restoredFields = (
  { row, categories, subcategories, areas }: DeletedBusiness,
  ownerId: number | null,
) => ({
  ...row,
  ownerId,
  categoryIds: categories.map(({ id }) => id),
  subcategoryIds: subcategories.map(({ id }) => id),
  ...areaIdsOfRows(areas ?? []),
})

const readRestoredReferences = (
  transaction: Prisma.TransactionClient,
  list: readonly ReturnType<typeof restoredFields>[],
) => readReferences(transaction, list, ['cityId', 'categoryIds', 'areaCityIds'])

/** Reasons why deletions of establishments cannot be undone; null for those that can. */
export async function restorationProblems(
  transaction: Prisma.TransactionClient,
  deletions: readonly KeptDeletion[],
): Promise<(string | null)[]> {
  const states = deletions.map(({ state }) => state as DeletedBusiness)
  const references = await readRestoredReferences(
    transaction,
    states.map((state) => restoredFields(state, null)),
  )
  return states.map((state) => referenceProblem(state, references)?.text ?? null)
}

/**
 * Inserts rows with their ids and slugs, or new ones if these are taken.
 *
 * @returns their ids
 */
async function insertBusinessesAgain(
  transaction: Prisma.TransactionClient,
  list: readonly { state: DeletedBusiness; ownerId: number | null }[],
): Promise<number[]> {
  const rows = list.map(({ state: { row } }) => row)
  const takenIds = await transaction.business.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { id: true },
  })
  const used = await takenSlugs(
    transaction,
    rows.map(({ slug }) => slug),
  )
  const findUsed = async (start: string) => [...(await slugsFrom(transaction, start)), ...used]
  const data = []
  for (const { state, ownerId } of list) {
    const { id, slug: former, createdAt, ...columns } = state.row
    const isFree = !isReserved(former) && !used.has(former)
    const slug = isFree ? former : await freeSlug(former, businessSlugLength, findUsed)
    used.add(slug)
    const isTaken = takenIds.some((taken) => taken.id === id)
    data.push({ ...columns, ...(!isTaken && { id }), ownerId, slug, createdAt: new Date(createdAt) })
  }
  await transaction.business.createMany({ data })
  const slugs = data.map(({ slug }) => slug)
  const found = await transaction.business.findMany({
    where: { slug: { in: slugs } },
    select: { id: true, slug: true },
  })
  const ids = new Map(found.map(({ slug, id }) => [slug, id]))
  return slugs.map((slug) => ids.get(slug) ?? 0)
}

/**
 * Reinserts a deleted row with its slug, or one derived from it if taken. Its id is free unless a backup was restored,
 * whose counters start after the last row.
 *
 * @param scope condition within which slugs are unique
 */
async function insertAgain(
  rows: EntryRows,
  { id, slug: former, createdAt, ...columns }: DeletedRow & Record<string, unknown>,
  maxSlugLength: number,
  scope = {},
): Promise<number> {
  const other = await rows.findUnique({ where: { id }, select: { id: true } })
  const findUsed = async (start: string) => {
    const where = { slug: { startsWith: start }, ...scope }
    return (await rows.findMany({ where, select: { slug: true } })).map(({ slug }) => slug)
  }
  const isFree = !isReserved(former) && !(await findUsed(former)).includes(former)
  const slug = isFree ? former : await freeSlug(former, maxSlugLength, findUsed)
  const data = { ...columns, ...(!other && { id }), slug, createdAt: new Date(createdAt) }
  return (await rows.create({ data, select: { id: true } })).id
}

interface DeletedRow {
  id: number
  slug: string
  createdAt: string
}

function checkReferences(state: DeletedBusiness, references: BusinessReferences): void {
  const problem = referenceProblem(state, references)
  if (problem) throw new ConflictError(problem.reason, problem.text)
}

function referenceProblem(
  { city, neighborhood, categories, subcategories, areas = [] }: DeletedBusiness,
  references: BusinessReferences,
): { reason: 'PARENT_MISSING' | 'PARENT_MOVED'; text: string } | null {
  const gone = [
    ...(references.hasCity(city.id) ? [] : [named.city(city.name)]),
    ...(references.neighborhoodCityId(neighborhood.id) === undefined
      ? [named.neighborhood(neighborhood.name)]
      : []),
    ...areas.flatMap((area) =>
      area.neighborhood || references.hasCity(area.city.id) ? [] : named.city(area.city.name),
    ),
    ...areas.flatMap((area) =>
      area.neighborhood && references.neighborhoodCityId(area.neighborhood.id) === undefined
        ? named.neighborhood(area.neighborhood.name)
        : [],
    ),
    ...categories.filter(({ id }) => !references.hasCategory(id)).map(({ name }) => named.category(name)),
    ...subcategories
      .filter(({ id }) => !references.subcategory(id))
      .map(({ name }) => named.subcategory(name)),
  ]
  if (gone.length > 0) return { reason: 'PARENT_MISSING', text: missing(gone) }
  if (references.neighborhoodCityId(neighborhood.id) !== city.id)
    return { reason: 'PARENT_MOVED', text: moved(named.neighborhood(neighborhood.name), otherCity) }
  const foreign = subcategories.find(
    ({ id }) => !categories.some((category) => category.id === references.subcategory(id)?.categoryId),
  )
  return foreign
    ? { reason: 'PARENT_MOVED', text: moved(named.subcategory(foreign.name), otherCategory) }
    : null
}

/**
 * Restores a city, neighborhood, category, subcategory or attribute with its picture and categories.
 *
 * @throws ConflictError naming its parent or categories if these are gone
 * @throws TryAgain when the parent is deleted concurrently or a slug is taken
 */
export async function restoreEntry(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  { state }: KeptDeletion,
): Promise<RestoredRow> {
  const { row, parent, categories } = state as DeletedEntry
  if (type.parent && parent) await checkParent(transaction, type.parent.name, parent)
  const rows = entryRows(transaction, type.name)
  const scope = type.slugWithinParent && type.parent ? { [type.parent.column]: parent?.id } : {}
  if (categories) await checkCategories(transaction, categories)
  const id = await writeUnique(type, row, () => insertAgain(rows, row, entrySlugLength, scope))
  if (categories)
    await writeCategories(
      transaction,
      id,
      categories.map((category) => category.id),
    )
  return { id, after: auditedEntry(type, await lockEntry(transaction, type, id)) }
}

async function checkCategories(
  transaction: Prisma.TransactionClient,
  categories: readonly { id: number; name: string }[],
): Promise<void> {
  const where = { id: { in: categories.map(({ id }) => id) } }
  const found = await transaction.category.findMany({ where, select: { id: true } })
  const gone = categories.filter(({ id }) => !found.some((category) => category.id === id))
  if (gone.length === 0) return
  throw new ConflictError('PARENT_MISSING', missing(gone.map(({ name }) => named.category(name))))
}

async function checkParent(
  transaction: Prisma.TransactionClient,
  parentType: NonNullable<EntryType['parent']>['name'],
  parent: { id: number; name: string },
): Promise<void> {
  const where = { id: parent.id }
  const found = await entryRows(transaction, parentType).findUnique({ where, select: { id: true } })
  if (!found) throw new ConflictError('PARENT_MISSING', missing([named[parentType](parent.name)]))
}
