import { Prisma } from '../generated/prisma/client.ts'
import type { BusinessFields, CategoryIds } from './fields.ts'

const fieldGroups = {
  description: ['description'],
  phone: ['phone'],
  address: ['cityId', 'neighborhoodId'],
  coordinates: ['latitude', 'longitude'],
  categories: ['categoryIds', 'subcategoryIds'],
  areas: ['areaCityIds', 'areaNeighborhoodIds', 'servesRegion', 'addressHidden'],
  owner: ['ownerId'],
} as const

export type FieldGroup = keyof typeof fieldGroups

export function hasChanged(group: FieldGroup, changed: readonly string[]): boolean {
  return fieldGroups[group].some((name) => changed.includes(name))
}

/** Referenced categories and subcategories, by id. */
export interface CategoryReferences {
  hasCategory(id: number): boolean
  /** Whether a category has an active subcategory, so that one must be chosen (subcategory-choice). */
  demandsSubcategory(categoryId: number): boolean
  subcategory(id: number): { name: string; categoryId: number } | undefined
}

/** All rows that establishments reference, by id. */
export interface BusinessReferences extends CategoryReferences {
  hasCity(id: number): boolean
  /** City of a neighborhood; undefined for an unknown neighborhood. */
  neighborhoodCityId(neighborhoodId: number): number | undefined
  hasOwner(id: number): boolean
}

/** Reads the categories and subcategories of establishments. Locks subcategories against moving. */
export async function readCategoryReferences(
  transaction: Prisma.TransactionClient,
  list: readonly CategoryIds[],
): Promise<CategoryReferences> {
  const subcategories = await rowsById<{ id: number; name: string; categoryId: number }>(
    transaction,
    Prisma.sql`SELECT id, name, category_id AS categoryId FROM subcategories WHERE id`,
    list.flatMap(({ subcategoryIds }) => subcategoryIds),
    sharedLock,
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

/**
 * Reads the rows referenced by changed fields. Locks neighborhoods and subcategories against moving; foreign keys
 * ensure that the rows exist until the end of the transaction.
 *
 * @param list all fields after the change
 * @param changed names of changed fields
 */
export async function readReferences(
  transaction: Prisma.TransactionClient,
  list: readonly BusinessFields[],
  changed: readonly string[],
): Promise<BusinessReferences> {
  const having = (group: FieldGroup) => (hasChanged(group, changed) ? list : [])
  const addresses = having('address')
  const areas = having('areas')
  const neighborhoods = await rowsById<{ id: number; cityId: number }>(
    transaction,
    Prisma.sql`SELECT id, city_id AS cityId FROM neighborhoods WHERE id`,
    [
      ...addresses.map(({ neighborhoodId }) => neighborhoodId),
      ...areas.flatMap(({ areaNeighborhoodIds }) => areaNeighborhoodIds),
    ],
    sharedLock,
  )
  const categories = await readCategoryReferences(transaction, having('categories'))
  const cities = await rowsById(transaction, Prisma.sql`SELECT id FROM cities WHERE id`, [
    ...addresses.map(({ cityId }) => cityId),
    ...areas.flatMap(({ areaCityIds }) => areaCityIds),
  ])
  const owners = await rowsById(
    transaction,
    Prisma.sql`SELECT id FROM users WHERE id`,
    having('owner').flatMap(({ ownerId }) => ownerId ?? []),
  )
  return {
    ...categories,
    hasCity: (id) => cities.has(id),
    neighborhoodCityId: (id) => neighborhoods.get(id)?.cityId,
    hasOwner: (id) => owners.has(id),
  }
}

const sharedLock = Prisma.sql`LOCK IN SHARE MODE`

/** @param select statement that ends with the id column; not executed without ids */
async function rowsById<Row extends { id: number }>(
  transaction: Prisma.TransactionClient,
  select: Prisma.Sql,
  ids: readonly number[],
  lock = Prisma.empty,
): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map()
  const sql = Prisma.sql`${select} IN (${Prisma.join([...new Set(ids)])}) ${lock}`
  return new Map((await transaction.$queryRaw<Row[]>(sql)).map((row) => [row.id, row]))
}
