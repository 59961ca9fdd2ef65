import { isReserved } from '../../../schema/reserved-slugs.ts'
import { freeSlug } from '../lists/keys.ts'

/**
 * The slug that something had, or a new one made of it where that has been taken since.
 *
 * @param most characters that the column holds
 * @param taken gives those of the slugs in use that begin with a text
 */
export async function slugAgain(
  slug: string,
  most: number,
  taken: (beginning: string) => Promise<readonly string[]>,
): Promise<string> {
  const isTaken = isReserved(slug) || (await taken(slug)).includes(slug)
  return isTaken ? freeSlug(slug, most, taken) : slug
}
