import { tidyLine } from './text.ts'

/**
 * Removes accents and lowercases, for comparison in searches.
 *
 * @param text any text
 * @returns the same text with other symbols unchanged
 */
export function unaccent(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Slug of a name, per the specification: no accents, lower case, hyphens for spaces, other symbols dropped.
 *
 * @param name of an establishment, city, neighborhood, category or subcategory
 * @returns letters a-z, digits and single hyphens; may be empty
 */
export function slugify(name: string): string {
  return unaccent(tidyLine(name))
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
