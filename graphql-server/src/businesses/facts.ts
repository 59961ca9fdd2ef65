import { Prisma } from '../generated/prisma/client.ts'
import type { BusinessFields } from './fields.ts'
import { type KindFacts, readKindFacts } from './kinds.ts'
import { locked, rowsById } from './rows-by-id.ts'

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
export interface Facts extends KindFacts {
  hasCity(id: number): boolean
  /** The city of a neighborhood; undefined when there is no such neighborhood. */
  cityOf(neighborhoodId: number): number | undefined
  hasOwner(id: number): boolean
}

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
  const concerned = (group: Group) => (concerns(group, changed) ? list : [])
  const placed = concerned('place')
  const neighborhoods = await rowsById<{ id: number; cityId: number }>(
    transaction,
    Prisma.sql`SELECT id, city_id AS cityId FROM neighborhoods WHERE id`,
    placed.map(({ neighborhoodId }) => neighborhoodId),
    locked,
  )
  const kinds = await readKindFacts(transaction, concerned('kinds'))
  const cities = await rowsById(
    transaction,
    Prisma.sql`SELECT id FROM cities WHERE id`,
    placed.map(({ cityId }) => cityId),
  )
  const owners = await rowsById(
    transaction,
    Prisma.sql`SELECT id FROM users WHERE id`,
    concerned('owner').flatMap(({ ownerId }) => ownerId ?? []),
  )
  return {
    ...kinds,
    hasCity: (id) => cities.has(id),
    cityOf: (id) => neighborhoods.get(id)?.cityId,
    hasOwner: (id) => owners.has(id),
  }
}
