import { excerptOf } from '../../../schema/excerpt.ts'
import { unaccent } from '../../../schema/slug.ts'
import { isBrokenReference, TryAgain } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { BusinessFields } from './fields.ts'
import type { Kinds } from './kinds.ts'

/** Names of an establishment's fields. */
export function namesOf(fields: BusinessFields): (keyof BusinessFields)[] {
  return Object.keys(fields) as (keyof BusinessFields)[]
}

/** Columns that are made from others. */
export function derivedColumns({ name, description }: Partial<BusinessFields>) {
  return {
    ...(name !== undefined && { searchName: unaccent(name).slice(0, 160) }),
    ...(description !== undefined && { excerpt: excerptOf(description) }),
  }
}

/** Takes establishments out of their categories and subcategories, where these are among what has changed. */
export async function deleteKinds(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
  changed: readonly string[],
): Promise<void> {
  const where = { businessId: { in: [...ids] } }
  if (changed.includes('categoryIds')) await transaction.businessCategory.deleteMany({ where })
  if (changed.includes('subcategoryIds')) await transaction.businessSubcategory.deleteMany({ where })
}

/** Puts establishments into their categories and subcategories, where these are among what has changed. */
export async function insertKinds(
  transaction: Prisma.TransactionClient,
  list: readonly { id: number; fields: Kinds }[],
  changed: readonly string[],
): Promise<void> {
  if (changed.includes('categoryIds')) {
    const data = list.flatMap(({ id: businessId, fields }) =>
      fields.categoryIds.map((categoryId, position) => ({ businessId, categoryId, position })),
    )
    await transaction.businessCategory.createMany({ data })
  }
  if (changed.includes('subcategoryIds')) {
    const data = list.flatMap(({ id: businessId, fields }) =>
      fields.subcategoryIds.map((subcategoryId, position) => ({ businessId, subcategoryId, position })),
    )
    await transaction.businessSubcategory.createMany({ data })
  }
}

/** What was there when it was checked may have gone since: the next attempt finds that out and can say it. */
export async function whileReferencesStay<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isBrokenReference(error)) throw new TryAgain()
    throw error
  }
}
