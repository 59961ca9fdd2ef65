import { isReserved } from '../../../schema/reserved-slugs.ts'
import { slugify } from '../../../schema/slug.ts'
import { keyText } from '../../../schema/text.ts'

/**
 * Parses an id sent by a client.
 *
 * @param text digits
 * @returns null for an invalid id, which counts as absent (rest-entities)
 */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** Parses an id sent by a client; 0, which no row has, if it is invalid (rest-entities). */
export const idOrZero = (text: string): number => parseId(text) ?? 0

export const idsOrZero = (texts: readonly string[]): number[] => texts.map(idOrZero)

/** Identifies one entity in a query: `idOrSlug` has checked that exactly one of the two is given. */
export interface Key {
  id?: string | null | undefined
  slug?: string | null | undefined
}

/** Prisma's condition for the entity identified by id or slug. */
export const whereKey = ({ id, slug }: Key): { id: number } | { slug: string } =>
  id == null ? { slug: keyText(slug ?? '') } : { id: idOrZero(id) }

/** Prisma's condition for entities that a filter lists by slug or id (filters); unknown ones match nothing. */
export function whereNamed(names: readonly string[]) {
  const keys = names.map(keyText)
  const ids = keys.map(parseId).filter((id) => id !== null)
  return { OR: [{ slug: { in: keys } }, { id: { in: ids } }] }
}

/** Slug of a name, before a number that makes it unique. @param maxLength of the column */
export function slugBase(name: string, maxLength: number): string {
  const suffixLength = '-99999'.length
  const base = slugify(name).slice(0, maxLength - suffixLength)
  return base.replace(/-$/, '') || 'sem-nome'
}

/**
 * Makes a unique slug from a name (reserved-slugs, slug-stable), with `-2`, `-3`, ... if it is reserved or taken. A
 * concurrent writer may take it before it is saved; then the transaction is retried.
 *
 * @param maxLength of the column
 * @param taken returns the slugs in use with a prefix
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
