import { Prisma } from '../generated/prisma/client.ts'
import type { BusinessFields } from './fields.ts'
import { locked, rowsById } from './rows-by-id.ts'

/** Which categories and subcategories an establishment is in, in order. */
export type Kinds = Pick<BusinessFields, 'categoryIds' | 'subcategoryIds'>

/** Which categories and subcategories there are, by id. */
export interface KindFacts {
  hasCategory(id: number): boolean
  /** Whether a category has an active subcategory. */
  demandsSubcategory(categoryId: number): boolean
  subcategory(id: number): { name: string; categoryId: number } | undefined
}

/**
 * Reads the categories and subcategories that some establishments will be in; the subcategories keep their category
 * until the transaction ends.
 */
export async function readKindFacts(
  transaction: Prisma.TransactionClient,
  list: readonly Kinds[],
): Promise<KindFacts> {
  const subcategories = await rowsById<{ id: number; name: string; categoryId: number }>(
    transaction,
    Prisma.sql`SELECT id, name, category_id AS categoryId FROM subcategories WHERE id`,
    list.flatMap(({ subcategoryIds }) => subcategoryIds),
    locked,
  )
  const categories = await rowsById(
    transaction,
    Prisma.sql`SELECT id FROM categories WHERE id`,
    list.flatMap(({ categoryIds }) => categoryIds),
  )
  const demanding = await rowsById(
    transaction,
    Prisma.sql`SELECT DISTINCT category_id AS id FROM subcategories WHERE active AND category_id`,
    list.flatMap(({ categoryIds, subcategoryIds }) => (subcategoryIds.length > 0 ? [] : categoryIds)),
  )
  return {
    hasCategory: (id) => categories.has(id),
    demandsSubcategory: (id) => demanding.has(id),
    subcategory: (id) => subcategories.get(id),
  }
}

/** A rule of the catalogue that an establishment would break. */
export type KindFault =
  | { rule: 'unknownCategory' | 'unknownSubcategory' | 'missingSubcategory' }
  /** A subcategory, by its name, that is of none of its categories. */
  | { rule: 'foreignSubcategory'; name: string }

/** @returns the first rule that is broken; null when all is well */
export function kindFault({ categoryIds, subcategoryIds }: Kinds, facts: KindFacts): KindFault | null {
  if (!categoryIds.every(facts.hasCategory)) return { rule: 'unknownCategory' }
  if (subcategoryIds.length === 0) {
    return categoryIds.some(facts.demandsSubcategory) ? { rule: 'missingSubcategory' } : null
  }
  const found = subcategoryIds.map(facts.subcategory).filter((one) => one !== undefined)
  if (found.length < subcategoryIds.length) return { rule: 'unknownSubcategory' }
  const foreign = found.find(({ categoryId }) => !categoryIds.includes(categoryId))
  return foreign ? { rule: 'foreignSubcategory', name: foreign.name } : null
}
