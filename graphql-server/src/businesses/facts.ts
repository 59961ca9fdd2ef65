import { Prisma } from '../generated/prisma/client.ts'
import type { BusinessFields } from './fields.ts'

/** Fields that are right or wrong together. */
const groups = {
  description: ['description'],
  place: ['cityId', 'neighborhoodId'],
  point: ['latitude', 'longitude'],
  kinds: ['categoryIds', 'subcategoryIds'],
  owner: ['ownerId'],
} as const

export type Group = keyof typeof groups

/** Whether fields of a group are among those that are new. */
export function concerns(group: Group, changed: readonly string[]): boolean {
  return groups[group].some((name) => changed.includes(name))
}

/** What establishments may refer to, by id. */
export interface Facts {
  hasCity(id: number): boolean
  /** The city of a neighborhood; undefined when there is no such neighborhood. */
  cityOf(neighborhoodId: number): number | undefined
  hasCategory(id: number): boolean
  /** Whether a category has an active subcategory. */
  demandsSubcategory(categoryId: number): boolean
  subcategory(id: number): { name: string; categoryId: number } | undefined
  hasOwner(id: number): boolean
}

const unlocked = Prisma.sql``
/** Against moving elsewhere; that what is referred to stays at all, the foreign keys see to. */
const locked = Prisma.sql`LOCK IN SHARE MODE`

/**
 * Reads what some establishments refer to, as far as something of it is new.
 *
 * @param list for each all of its fields, as they will be
 * @param changed names of those that are new
 */
export async function readFacts(
  transaction: Prisma.TransactionClient,
  list: readonly BusinessFields[],
  changed: readonly string[],
): Promise<Facts> {
  async function rows<Row extends { id: number }>(
    group: Group,
    select: Prisma.Sql,
    idsOf: (fields: BusinessFields) => readonly number[],
    lock = unlocked,
  ): Promise<Map<number, Row>> {
    const ids = concerns(group, changed) ? [...new Set(list.flatMap(idsOf))] : []
    if (ids.length === 0) return new Map()
    const sql = Prisma.sql`${select} IN (${Prisma.join(ids)}) ${lock}`
    return new Map((await transaction.$queryRaw<Row[]>(sql)).map((row) => [row.id, row]))
  }
  const neighborhoods = await rows<{ id: number; cityId: number }>(
    'place',
    Prisma.sql`SELECT id, city_id AS cityId FROM neighborhoods WHERE id`,
    ({ neighborhoodId }) => [neighborhoodId],
    locked,
  )
  const subcategories = await rows<{ id: number; name: string; categoryId: number }>(
    'kinds',
    Prisma.sql`SELECT id, name, category_id AS categoryId FROM subcategories WHERE id`,
    ({ subcategoryIds }) => subcategoryIds,
    locked,
  )
  const cities = await rows('place', Prisma.sql`SELECT id FROM cities WHERE id`, ({ cityId }) => [cityId])
  const categories = await rows(
    'kinds',
    Prisma.sql`SELECT id FROM categories WHERE id`,
    ({ categoryIds }) => categoryIds,
  )
  const demanding = await rows(
    'kinds',
    Prisma.sql`SELECT DISTINCT category_id AS id FROM subcategories WHERE active AND category_id`,
    ({ categoryIds, subcategoryIds }) => (subcategoryIds.length > 0 ? [] : categoryIds),
  )
  const owners = await rows('owner', Prisma.sql`SELECT id FROM users WHERE id`, ({ ownerId }) =>
    ownerId ? [ownerId] : [],
  )
  return {
    hasCity: (id) => cities.has(id),
    cityOf: (id) => neighborhoods.get(id)?.cityId,
    hasCategory: (id) => categories.has(id),
    demandsSubcategory: (id) => demanding.has(id),
    subcategory: (id) => subcategories.get(id),
    hasOwner: (id) => owners.has(id),
  }
}
