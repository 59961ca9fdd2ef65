import { orTryAgain } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { recordDeletions } from '../writes/deletions.ts'
import { type Author, recordChange } from '../writes/trail.ts'
import { auditedBusiness, deletedBusiness, readWithRows } from './deleted-business.ts'
import {
  type BusinessChanges,
  type BusinessFields,
  deleteCategories,
  derivedColumns,
  fieldNames,
  fieldsOf,
  insertCategories,
} from './fields.ts'
import { checkBusinesses } from './rules.ts'

/**
 * Saves changes of an establishment and raises its version if anything differs. The caller raises the catalogue's
 * version as its transaction's last statement, if `changesSearches` says so.
 *
 * @param input its version, if it names one, must be the row's
 * @returns names of the fields that have changed
 * @throws NotFoundError
 * @throws ConflictError for an old version
 * @throws BadUserInputError by path under `input`
 * @throws TryAgain when another writer deletes what it refers to
 */
export async function updateBusinessRow(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
  input: BusinessChanges,
): Promise<string[]> {
  await lockBusiness(transaction, id)
  const { version, ...before } = await readFields(transaction, id)
  if (input.version != null && input.version !== version)
    throw new ConflictError('STALE_VERSION', texts.businesses.stale)
  const given = fieldsOf(input)
  const after: BusinessFields = { ...before, ...given }
  const changed = fieldNames(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return []
  await checkBusinesses(transaction, [after], changed)
  await orTryAgain(async () => {
    const { categoryIds: _, subcategoryIds: __, ...columns } = given
    const data = { ...columns, ...derivedColumns(given), version: { increment: 1 } }
    await transaction.business.update({ where: { id }, data, select: { id: true } })
    await deleteCategories(transaction, [id], changed)
    await insertCategories(transaction, [{ id, fields: after }], changed)
  })
  await recordChange(transaction, author, { entity: 'business', entityId: id, before, after })
  return changed
}

/**
 * Deletes establishments with their photos, favorites and categories; all of it is kept for 30 days. The number of
 * statements does not depend on how many there are. The caller raises the catalogue's version.
 *
 * @returns ids of those that existed
 */
export async function deleteBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  wantedIds: readonly number[],
): Promise<number[]> {
  const ids = (await lockBusinesses(transaction, wantedIds)).map(({ id }) => id)
  if (ids.length === 0) return ids
  const rows = await readWithRows(transaction, ids)
  const deleted = rows.map((row) => ({
    entity: 'business' as const,
    entityId: row.id,
    before: auditedBusiness(row),
    state: deletedBusiness(row),
    imageIds: row.photos.map(({ imageId }) => imageId),
    ownerId: row.ownerId,
  }))
  await recordDeletions(transaction, author, deleted)
  await transaction.business.deleteMany({ where: { id: { in: ids } } })
  return ids
}

/**
 * Locks an establishment against other writers of it or of its photos, until the transaction ends.
 *
 * @returns its name
 * @throws NotFoundError
 */
export async function lockBusiness(transaction: Prisma.TransactionClient, id: number): Promise<string> {
  const [found] = await lockBusinesses(transaction, [id])
  if (!found) throw new NotFoundError(texts.businesses.notFound)
  return found.name
}

/**
 * Locks several establishments, in the order of their ids so that two writers of the same ones do not deadlock.
 *
 * @returns those that exist
 */
export function lockBusinesses(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return transaction.$queryRaw`
    SELECT id, name FROM businesses WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`
}

/** Fields that decide which searches find an establishment, or that cards take from memory. */
const searched = ['name', 'cityId', 'neighborhoodId', 'categoryIds', 'subcategoryIds']

/** @param changed what `updateBusinessRow` returned */
export function changesSearches(changed: readonly string[]): boolean {
  return changed.some((name) => searched.includes(name))
}

const inOrder = { orderBy: { position: 'asc' } } as const

async function readFields(
  transaction: Prisma.TransactionClient,
  businessId: number,
): Promise<BusinessFields & { version: number }> {
  const row = await transaction.business.findUniqueOrThrow({
    where: { id: businessId },
    omit: { id: true, slug: true, searchName: true, excerpt: true, createdAt: true, updatedAt: true },
    include: {
      categories: { ...inOrder, select: { categoryId: true } },
      subcategories: { ...inOrder, select: { subcategoryId: true } },
    },
  })
  const { categories, subcategories, ...columns } = row
  return {
    ...columns,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    subcategoryIds: subcategories.map(({ subcategoryId }) => subcategoryId),
  }
}
