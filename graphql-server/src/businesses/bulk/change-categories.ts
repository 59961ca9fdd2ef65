import type { z } from 'zod'
import { businessLimits } from '../../../../schema/input/business.ts'
import type { editBusinessesInput } from '../../../../schema/input/business-list.ts'
import { BadUserInputError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { idsOrZero } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import type { BusinessFields, CategoryIds } from '../fields.ts'
import type { CategoryReferences } from '../references.ts'
import { categoryViolation } from '../rules.ts'

type CategoriesChange = NonNullable<z.output<typeof editBusinessesInput>['categories']>

/**
 * Computes the categories of an establishment after a bulk edit. Existing ones keep their order, new ones follow
 * (order-kept).
 */
export async function categoriesAfter(
  transaction: Prisma.TransactionClient,
  change: CategoriesChange,
): Promise<(before: CategoryIds) => CategoryIds> {
  const categoryIds = idsOrZero(change.categoryIds)
  const subcategoryIds = idsOrZero(change.subcategoryIds)
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

/** @throws BadUserInputError if any would break a rule; drafts may lack categories (state) */
export function refuseViolations(
  changed: readonly (Pick<BusinessFields, 'name' | 'state'> & { after: CategoryIds })[],
  references: CategoryReferences,
): void {
  refuseFaults(
    'input.categories.categoryIds',
    changed.map(({ name, state, after }) => [violationText(after, references, state === 'DRAFT'), name]),
  )
}

/**
 * Refuses a bulk edit with one sentence per fault, naming the establishments.
 *
 * @param path path of the message
 * @param faults fault of each establishment, with its name; null for none
 * @throws BadUserInputError if there is any
 */
export function refuseFaults(path: string, faults: readonly [fault: string | null, name: string][]): void {
  const { broken, unchanged } = texts.businesses.bulk
  const names = Map.groupBy(faults, ([fault]) => fault)
  names.delete(null)
  if (names.size === 0) return
  const sentences = [...names].map(([fault, who]) =>
    broken(
      fault ?? '',
      who.map(([, name]) => name),
    ),
  )
  throw new BadUserInputError({ [path]: [unchanged, ...sentences].join(' ') })
}

/** @returns the same text for all that break the same rule; null if none */
function violationText(ids: CategoryIds, references: CategoryReferences, isDraft: boolean): string | null {
  const { bulk, noCategory, noSubcategory } = texts.businesses
  const { categories, subcategories } = businessLimits
  if (ids.categoryIds.length === 0) return isDraft ? null : bulk.withoutCategory
  if (ids.categoryIds.length > categories) return bulk.tooManyCategories(categories)
  if (ids.subcategoryIds.length > subcategories) return bulk.tooManySubcategories(subcategories)
  const violation = categoryViolation(ids, references)
  switch (violation?.rule) {
    case undefined:
      return null
    case 'unknownCategory':
      throw new BadUserInputError({ 'input.categories.categoryIds': noCategory })
    case 'unknownSubcategory':
      throw new BadUserInputError({ 'input.categories.subcategoryIds': noSubcategory })
    case 'missingSubcategory':
      return isDraft ? null : bulk.withoutSubcategory
    case 'foreignSubcategory':
      return bulk.foreignSubcategory(violation.name)
  }
}
