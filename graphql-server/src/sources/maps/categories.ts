import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import defaults from './categories.json' with { type: 'json' }

/** A category that an administrator chose. */
export interface ChosenCategory {
  categoryId: number
  subcategoryId: number | null
}

/** "Categoria", "Categoria > Subcategoria" or a chosen one; null for what the guide does not list. */
export type MapValue = string | ChosenCategory | null

/** Categories of the guide by source key: category name in Overture Maps, `key=value` in OpenStreetMap. */
export type CategoryMap = ReadonlyMap<string, MapValue>

/** The map that comes with the product. */
export const defaultCategories: ReadonlyMap<string, string | null> = new Map(Object.entries(defaults))

const mapRule = z.record(z.string().max(120), z.string().max(300).nullable())

/** Maximum length of a map file. */
const longest = 1_000_000

/**
 * The product's map with the changes of administrators, overridden by a file.
 *
 * @throws BadUserInputError for an invalid file
 */
export async function readCategoryMap(path?: string, changes: CategoryMap = new Map()): Promise<CategoryMap> {
  const map = new Map<string, MapValue>([...defaultCategories, ...changes])
  if (path === undefined) return map
  const { data } = mapRule.safeParse(parseJson(await readFile(path, 'utf8')))
  if (!data) throw new BadUserInputError({ categories: texts.sources.noMap })
  for (const [key, category] of Object.entries(data)) map.set(key, category)
  return map
}

function parseJson(text: string): unknown {
  try {
    return text.length > longest ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Result of mapping a place. */
export interface MappedCategory {
  /** Null if the map has no category. */
  category: MapValue
  /** Whether the guide does not list such places. */
  isIgnored: boolean
  /** The best key of the place, if the map has none of its keys. */
  unknown: string | null
}

/** @param keys keys of the place, the best first */
export function mapCategory(map: CategoryMap, keys: readonly string[]): MappedCategory {
  const known = keys.filter((key) => map.has(key))
  const category = known.map((key) => map.get(key) ?? null).find((each) => each !== null) ?? null
  return {
    category,
    isIgnored: known.length > 0 && category === null,
    unknown: known.length === 0 ? (keys[0] ?? null) : null,
  }
}
