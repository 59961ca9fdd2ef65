import { tidyLine } from '../../../schema/text.ts'
import { limits } from '../builder.ts'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { whereNamed } from './keys.ts'

/** A condition on subcategories or attributes. */
type WhereActive = Pick<Prisma.SubcategoryWhereInput & Prisma.AttributeWhereInput, 'active' | 'id'>

type Contains<Column extends string> = { [column in Column]?: { contains: string } }

/**
 * Prisma's condition that every word of a search occurs in one of the columns, also inside a word. Case and accents
 * follow the columns' collation; a binary column contains lower case.
 *
 * @param search as typed; everything matches if it has no words
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

/** Prisma's condition for attributes of any of these categories; attributes without categories apply to all. */
export const whereAskedOf = (categories: readonly string[]): Prisma.AttributeWhereInput => ({
  OR: [{ categories: { none: {} } }, { categories: { some: { category: whereNamed(categories) } } }],
})

/**
 * Condition for the subcategories or attributes that the viewer may see: inactive ones for administrators only
 * (subcategory-choice).
 *
 * @param active filter of the query; null for all visible ones
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

/** By name in the columns' Portuguese collation, then by id. */
export const byName = [{ name: 'asc' as const }, { id: 'asc' as const }]

/** A list without pages, by name (page-bounds). */
export const wholeByName = { orderBy: byName, take: limits.wholeList }
