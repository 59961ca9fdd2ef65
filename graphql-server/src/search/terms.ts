import { unaccent } from '../../../schema/slug.ts'

/**
 * The words of a search by name, as `businesses.search_name` is written (filters).
 *
 * @param name what somebody typed
 * @returns words without accents and in lower case, without those that another one contains; null when there is no
 *   letter or digit, which finds nothing; an empty list when nothing was typed, which excludes nothing
 */
export function termsOf(name: string): string[] | null {
  if (name.trim() === '') return []
  const words = unaccent(name).split(/\s+/).filter(Boolean)
  if (!/[\p{L}\p{N}]/u.test(words.join(''))) return null
  const distinct = [...new Set(words)]
  return distinct.filter((word) => !distinct.some((other) => other !== word && other.includes(word))).sort()
}

/**
 * A pattern for `LIKE ? ESCAPE '|'` that finds a term anywhere. The escape character is named, since the default one
 * depends on the server's SQL mode.
 */
export function likePattern(term: string): string {
  return `%${term.replace(/[|%_]/g, '|$&')}%`
}
