/**
 * Reads an id as clients send it.
 *
 * @param text digits
 * @returns null for what cannot be an id, which is as good as absent (rest-entities)
 */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** How a query names one entity: `idOrSlug` has made sure that one of the two is there. */
export interface Key {
  id?: string | null | undefined
  slug?: string | null | undefined
}

/**
 * The condition by which Prisma finds the one entity that a query names by id or by slug.
 *
 * @param key exactly one of the two is given
 * @returns null when nothing can match
 */
export function whereKey({ id, slug }: Key): { id: number } | { slug: string } | null {
  if (id == null) return { slug: slug ?? '' }
  const number = parseId(id)
  return number === null ? null : { id: number }
}

/**
 * The condition for entities that a filter names by slugs or ids (filters); unknown ones match nothing.
 *
 * @param names slugs, ids, or both
 */
export function whereNamed(names: readonly string[]) {
  const ids = names.map(parseId).filter((id) => id !== null)
  return { OR: [{ slug: { in: [...names] } }, { id: { in: ids } }] }
}

/** By name as Portuguese sorts it, which the columns' collation does; the id settles equal names. */
export const byName = [{ name: 'asc' as const }, { id: 'asc' as const }]
