import type { z } from 'zod'
import { businessLimits } from '../../../schema/input/business.ts'
import type { changeCategoriesInput } from '../../../schema/input/business-list.ts'
import { orTryAgain } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { type Author, recordChanges } from '../writes/trail.ts'
import { type CategoryIds, deleteCategories, insertCategories } from './fields.ts'
import { type CategoryReferences, readCategoryReferences } from './references.ts'
import { categoryViolation } from './rules.ts'
import { lockBusinesses } from './write.ts'

/** A bulk change of categories, validated. */
export type CategoriesChange = z.output<typeof changeCategoriesInput>

interface ChangedBusiness {
  id: number
  name: string
  before: CategoryIds
  after: CategoryIds
}

const changedFields = ['categoryIds', 'subcategoryIds']
const idsOf = (texts: readonly string[]) => texts.map((text) => parseId(text) ?? 0)

/**
 * Adds, replaces or removes categories of establishments, of all or of none. The number of statements does not depend on
 * how many there are. The caller raises the catalogue's version as its transaction's last statement if any has changed.
 *
 * @returns ids of those that have changed; establishments that do not exist are left out
 * @throws BadUserInputError that says which establishments would break which rule
 * @throws TryAgain when another writer deletes a category
 */
export async function changeCategories(
  transaction: Prisma.TransactionClient,
  author: Author,
  change: CategoriesChange,
): Promise<number[]> {
  const before = await readCategoryIds(transaction, idsOf(change.ids))
  const apply = await changeOf(transaction, change)
  const changed = before
    .map((business) => ({ ...business, after: apply(business.before) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  if (changed.length === 0) return []
  const wanted = changed.map(({ after }) => after)
  refuseViolations(changed, await readCategoryReferences(transaction, wanted))
  const ids = changed.map(({ id }) => id)
  await orTryAgain(async () => {
    await deleteCategories(transaction, ids, changedFields)
    const rows = changed.map(({ id, after }) => ({ id, fields: after }))
    await insertCategories(transaction, rows, changedFields)
  })
  await transaction.business.updateMany({
    where: { id: { in: ids } },
    data: { version: { increment: 1 } },
  })
  const changes = changed.map(({ id: entityId, name, before, after }) => {
    return { entity: 'business' as const, entityId, name, before, after }
  })
  await recordChanges(transaction, author, changes)
  return ids
}

/** Locks establishments and reads their categories. */
async function readCategoryIds(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<Omit<ChangedBusiness, 'after'>[]> {
  const rows = await lockBusinesses(transaction, ids)
  const where = { businessId: { in: rows.map(({ id }) => id) } }
  const orderBy = { position: 'asc' } as const
  const categories = await transaction.businessCategory.findMany({ where, orderBy })
  const subcategories = await transaction.businessSubcategory.findMany({ where, orderBy })
  return rows.map(({ id, name }) => {
    const isOwn = ({ businessId }: { businessId: number }) => businessId === id
    const categoryIds = categories.filter(isOwn).map(({ categoryId }) => categoryId)
    const subcategoryIds = subcategories.filter(isOwn).map(({ subcategoryId }) => subcategoryId)
    return { id, name, before: { categoryIds, subcategoryIds } }
  })
}

/** Existing categories keep their order, new ones follow (order-kept). */
async function changeOf(
  transaction: Prisma.TransactionClient,
  change: CategoriesChange,
): Promise<(before: CategoryIds) => CategoryIds> {
  const categoryIds = idsOf(change.categoryIds)
  const subcategoryIds = idsOf(change.subcategoryIds)
  if (change.action === 'REPLACE') return () => ({ categoryIds, subcategoryIds })
  if (change.action === 'ADD') {
    return (before) => ({
      categoryIds: [...new Set([...before.categoryIds, ...categoryIds])],
      subcategoryIds: [...new Set([...before.subcategoryIds, ...subcategoryIds])],
    })
  }
  // Removing a category removes its subcategories.
  const children = await transaction.subcategory.findMany({
    where: { categoryId: { in: categoryIds } },
    select: { id: true },
  })
  const removed = new Set([...subcategoryIds, ...children.map(({ id }) => id)])
  return (before) => ({
    categoryIds: before.categoryIds.filter((id) => !categoryIds.includes(id)),
    subcategoryIds: before.subcategoryIds.filter((id) => !removed.has(id)),
  })
}

/** @throws BadUserInputError when any would break a rule */
function refuseViolations(changed: readonly ChangedBusiness[], references: CategoryReferences): void {
  const names = new Map<string, string[]>()
  for (const { name, after } of changed) {
    const message = violationText(after, references)
    if (message) names.set(message, [...(names.get(message) ?? []), name])
  }
  if (names.size === 0) return
  const sentences = [...names].map(([message, who]) => texts.businesses.bulk.broken(message, who))
  const message = [texts.businesses.bulk.unchanged, ...sentences].join(' ')
  throw new BadUserInputError({ 'input.categoryIds': message })
}

/** @returns the same text for all that break the same rule */
function violationText(ids: CategoryIds, references: CategoryReferences): string | null {
  const { bulk, noCategory, noSubcategory } = texts.businesses
  const { categories, subcategories } = businessLimits
  if (ids.categoryIds.length === 0) return bulk.withoutCategory
  if (ids.categoryIds.length > categories) return bulk.tooManyCategories(categories)
  if (ids.subcategoryIds.length > subcategories) return bulk.tooManySubcategories(subcategories)
  const violation = categoryViolation(ids, references)
  switch (violation?.rule) {
    case undefined:
      return null
    case 'unknownCategory':
      throw new BadUserInputError({ 'input.categoryIds': noCategory })
    case 'unknownSubcategory':
      throw new BadUserInputError({ 'input.subcategoryIds': noSubcategory })
    case 'missingSubcategory':
      return bulk.withoutSubcategory
    case 'foreignSubcategory':
      return bulk.foreignSubcategory(violation.name)
  }
}
