import { isReserved } from '../../../schema/reserved-slugs.ts'
import { slugify } from '../../../schema/slug.ts'

/**
 * A slug for something new, made from its name (reserved-slugs, slug-stable, slug-stable): the plain one, or with `-2`, `-3`, ... where
 * that is reserved or taken. Another writer can take it before it is saved: then the transaction is done again.
 *
 * @param name what it is called
 * @param most characters that the column holds
 * @param taken gives those of the slugs in use that begin with a text
 */
export async function freeSlug(
  name: string,
  most: number,
  taken: (beginning: string) => Promise<readonly string[]>,
): Promise<string> {
  const room = '-99999'.length
  const base =
    slugify(name)
      .slice(0, most - room)
      .replace(/-$/, '') || 'sem-nome'
  const used = new Set(await taken(base))
  const isFree = (slug: string) => !used.has(slug) && !isReserved(slug)
  if (isFree(base)) return base
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`
    if (isFree(slug)) return slug
  }
}
