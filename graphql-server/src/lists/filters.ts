import { tidyLine } from '../../../schema/text.ts'
import { limits } from '../builder.ts'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { whereNamed } from './keys.ts'

/** Of subcategories and of attributes. */
type WhereActive = Pick<Prisma.SubcategoryWhereInput & Prisma.AttributeWhereInput, 'active' | 'id'>

type Contains<Column extends string> = { [column in Column]?: { contains: string } }

/**
 * Prisma's condition that every word of a search occurs in one of the columns, inside a word too. The columns' collation
 * decides about case and accents; a binary one holds lower case.
 *
 * @param search as it was typed; without a word, everything matches
 */
export function whereWords<Column extends string>(
  search: string | null | undefined,
  columns: readonly Column[],
): { AND: { OR: Contains<Column>[] }[] } {
  const words = tidyLine(search ?? '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
  const isIn = (column: Column, word: string) =>
    ({ [column]: { contains: escapeLike(word) } }) as Contains<Column>
  return { AND: words.map((word) => ({ OR: columns.map((column) => isIn(column, word)) })) }
}

/** Prisma does not escape the wildcards of LIKE. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}

/** Prisma's condition for attributes that are asked of any of these categories: those that name none are asked of all. */
export const whereAskedOf = (categories: readonly string[]): Prisma.AttributeWhereInput => ({
  OR: [{ categories: { none: {} } }, { categories: { some: { category: whereNamed(categories) } } }],
})

/**
 * Which subcategories or attributes a list may show: inactive ones to administrators only (subcategory-choice).
 *
 * @param active what the query asks for; null is all that the viewer may see
 * @returns without a promise for visitors, so that their lists need one statement
 */
export function visibleByActive(
  active: boolean | null | undefined,
  context: Context,
): WhereActive | Promise<WhereActive> {
  const forPublic = active === false ? { id: { in: [] } } : { active: true }
  if (active === true || context.anonymous) return forPublic
  return context.viewer().then((viewer) => {
    if (viewer?.role !== 'admin') return forPublic
    return active === false ? { active } : {}
  })
}

/** By name, as the columns' collation sorts Portuguese; the id settles equal names. */
export const byName = [{ name: 'asc' as const }, { id: 'asc' as const }]

/** A list without pages, by name (page-bounds). */
export const wholeByName = { orderBy: byName, take: limits.wholeList }
