import type { Reference } from './reference.ts'
import { likePattern, termsOf } from './terms.ts'

/** What a visitor asks for, by slugs or ids; what is absent or empty excludes nothing. */
export interface Filter {
  city?: string | null | undefined
  neighborhood?: string | null | undefined
  category?: string | null | undefined
  subcategory?: string | null | undefined
  name?: string | null | undefined
}

/** The same in ids and words, one selection for all ways to ask for it. */
export interface Selection {
  city: number | null
  /** A slug without a city means every neighborhood of that slug. */
  neighborhoods: number[] | null
  category: number | null
  subcategory: number | null
  terms: string[]
}

/** How the ids of a list are ordered: `id` is what random orders are made from. */
export type BaseOrder = 'id' | 'newest'

/**
 * Finds what the filter names.
 *
 * @returns null when something is unknown, inactive, not in its city, or a name without a letter or digit: such a
 *   filter matches nothing (filters)
 */
export function selectionOf(filter: Filter, reference: Reference): Selection | null {
  const terms = termsOf(filter.name ?? '')
  const cities = filter.city ? reference.cities.find(filter.city) : null
  const city = cities?.[0]?.id ?? null
  const neighborhoods = filter.neighborhood
    ? reference.neighborhoods.find(filter.neighborhood).filter((row) => city === null || row.cityId === city)
    : null
  const categories = filter.category ? reference.categories.find(filter.category) : null
  const subcategories = filter.subcategory
    ? reference.subcategories.find(filter.subcategory).filter((row) => row.active)
    : null
  const named = [terms && [terms], cities, neighborhoods, categories, subcategories]
  if (terms === null || named.some((rows) => rows?.length === 0)) return null
  return {
    city,
    neighborhoods: neighborhoods?.map((row) => row.id).sort((a, b) => a - b) ?? null,
    category: categories?.[0]?.id ?? null,
    subcategory: subcategories?.[0]?.id ?? null,
    terms,
  }
}

/**
 * The one statement that finds a selection's ids, by indexes alone.
 *
 * @returns SQL in MySQL's dialect whose rows have one column, and its parameters. In the order `id` the rows come as
 *   the index gives them.
 */
export function idStatement(
  selection: Selection,
  order: BaseOrder,
): { sql: string; values: (number | string)[] } {
  const { city, neighborhoods, category, subcategory, terms } = selection
  const ids: string[] = []
  const tables: string[] = []
  const conditions: string[] = []
  const values: (number | string)[] = []
  const from = (table: string, id: string) => {
    tables.push(ids[0] ? `JOIN ${table} ON ${id} = ${ids[0]}` : table)
    ids.push(id)
  }
  const where = (condition: string, ...parameters: (number | string)[]) => {
    conditions.push(condition)
    values.push(...parameters)
  }

  const byLinksAlone =
    (category ?? subcategory) !== null && city === null && !neighborhoods && terms.length === 0
  if (!byLinksAlone || order === 'newest') from('businesses b', 'b.id')
  if (category !== null) {
    from('business_categories c', 'c.business_id')
    where('c.category_id = ?', category)
  }
  if (subcategory !== null) {
    from('business_subcategories s', 's.business_id')
    where('s.subcategory_id = ?', subcategory)
  }
  if (city !== null) where('b.city_id = ?', city)
  if (neighborhoods) where(`b.neighborhood_id IN (${neighborhoods.map(() => '?').join()})`, ...neighborhoods)
  for (const term of terms) where("b.search_name LIKE ? ESCAPE '|'", likePattern(term))

  const condition = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
  const newest = order === 'newest' ? ' ORDER BY b.created_at DESC, b.id DESC' : ''
  return { sql: `SELECT ${ids[0]} FROM ${tables.join(' ')}${condition}${newest}`, values }
}
