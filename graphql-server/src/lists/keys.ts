import { isReserved } from '../../../schema/reserved-slugs.ts'
import { slugify } from '../../../schema/slug.ts'
import { keyText } from '../../../schema/text.ts'

/**
 * Reads an id as clients send it.
 *
 * @param text digits
 * @returns null for what cannot be an id, which counts as an absent one (rest-entities)
 */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** An id as clients send it: 0, which no row has, for what cannot be one (rest-entities). */
export const idOrZero = (text: string): number => parseId(text) ?? 0

export const idsOrZero = (texts: readonly string[]): number[] => texts.map(idOrZero)

/** How a query names one entity: `idOrSlug` has checked that exactly one of the two is given. */
export interface Key {
  id?: string | null | undefined
  slug?: string | null | undefined
}

/** Prisma's condition for the one entity that a query names by id or by slug. */
export const whereKey = ({ id, slug }: Key): { id: number } | { slug: string } =>
  id == null ? { slug: keyText(slug ?? '') } : { id: idOrZero(id) }

/**
 * Prisma's condition for entities that a filter names by slugs, ids or both (filters); unknown ones match nothing.
 */
export function whereNamed(names: readonly string[]) {
  const keys = names.map(keyText)
  const ids = keys.map(parseId).filter((id) => id !== null)
  return { OR: [{ slug: { in: keys } }, { id: { in: ids } }] }
}

/** The slug of a name, before a number that makes it unique. @param maxLength characters that the column holds */
export function slugBase(name: string, maxLength: number): string {
  const suffixLength = '-99999'.length
  const base = slugify(name).slice(0, maxLength - suffixLength)
  return base.replace(/-$/, '') || 'sem-nome'
}

/**
 * Makes a slug from a name (reserved-slugs, slug-stable): the plain one, or with `-2`, `-3`, ... where that is reserved or
 * taken. Another writer can take it before it is saved: then the transaction is retried.
 *
 * @param maxLength characters that the column holds
 * @param taken returns the slugs in use that begin with a text
 */
export async function freeSlug(
  name: string,
  maxLength: number,
  taken: (beginning: string) => Promise<readonly string[]>,
): Promise<string> {
  const base = slugBase(name, maxLength)
  const used = new Set(await taken(base))
  const isFree = (slug: string) => !used.has(slug) && !isReserved(slug)
  if (isFree(base)) return base
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`
    if (isFree(slug)) return slug
  }
}
