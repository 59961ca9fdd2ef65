import { tidyLine } from './text.ts'

/**
 * Text without accents and in lower case, as searches compare it.
 *
 * @param text any text
 * @returns the same letters unaccented, in lower case; other symbols unchanged
 */
export function unaccent(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * A slug as the specification makes it: accents removed, lower case, spaces to hyphens, other
 * symbols dropped.
 *
 * @param name the name of an establishment, city, neighborhood, category or subcategory
 * @returns letters a-z, digits and single hyphens; empty when the name has none of them
 */
export function slugify(name: string): string {
  return unaccent(tidyLine(name))
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
