import type { LocalBusinessType } from '../../schema/local-business-types.ts'
import { slugify } from '../../schema/slug.ts'
import { type City, cities, coastal } from './cities.ts'
import { readJson } from './data.ts'
import { type Random, weighted } from './random.ts'

export interface Subcategory {
  name: string
  /** Alternative names. */
  synonyms: readonly string[]
  /** Unique among all subcategories. */
  slug: string
  /**
   * First parts of names, followed by an ending ("Padaria" + "Flor do Vale"); one with a placeholder ({cidade},
   * {bairro}) is a full name.
   */
  heads: readonly string[]
  /** List entries of a description. */
  offers: readonly string[]
  /** Only in coastal cities. */
  byTheSea?: true
  /** Names of sibling subcategories under which some of its establishments are listed too. */
  alongside?: readonly string[]
}

/**
 * A sentence of a description, for all establishments of a category or for some subcategories (by name).
 * Placeholders: {nome}, {cidade}, {bairro}, {noBairro} (with its preposition) and {ano} (year of foundation).
 */
type Sentence = string | { only: readonly string[]; text: string }

export interface Category {
  name: string
  slug: string
  synonyms: readonly string[]
  isPopular?: true
  /** Null when no schema.org subtype of LocalBusiness fits. */
  schemaType: LocalBusinessType | null
  /** Relative frequency. */
  weight: number
  /** Frequency multipliers by city slug. */
  favours?: Readonly<Record<string, number>>
  /** Earliest year of foundation. */
  since?: number
  /** Kinds of name endings. */
  tails: readonly ('nickname' | 'family' | 'image' | 'saint')[]
  /** Slugs of other categories' subcategories under which some of its establishments are listed too. */
  besides: readonly string[]
  openings: readonly Sentence[]
  details: readonly Sentence[]
  closings: readonly Sentence[]
  subcategories: readonly Subcategory[]
}

const synonyms = readJson<Record<string, string[]>>('synonyms.json')

export const categories: readonly Category[] = readJson<Category[]>('categories.json').map((category) => ({
  ...category,
  slug: slugify(category.name),
  synonyms: synonyms[category.name] ?? [],
  subcategories: category.subcategories.map((each) => ({
    ...each,
    slug: slugify(each.name),
    synonyms: synonyms[each.name] ?? [],
  })),
}))

const byCity = new Map(
  cities.map((city) => [
    city.slug,
    weighted(categories, (each) => each.weight * (each.favours?.[city.slug] ?? 1)),
  ]),
)

/** Random category, weighted by its frequency in the city. */
export function drawCategory(random: Random, city: City): Category {
  const draw = byCity.get(city.slug)
  if (!draw) throw new Error(`Unknown city ${city.slug}`)
  return draw(random)
}

/** Subcategories that a city can have: some exist only on the coast. */
export function subcategoriesIn(category: Category, city: City): Subcategory[] {
  return category.subcategories.filter((each) => !each.byTheSea || coastal.has(city.slug))
}

export interface Listing {
  category: Category
  subcategory: Subcategory
}

/** Subcategories of other categories that establishments of a category may also be listed under in the city. */
export function listingsBeside(category: Category, city: City): Listing[] {
  return categories.flatMap((other) =>
    subcategoriesIn(other, city)
      .filter((subcategory) => category.besides.includes(subcategory.slug))
      .map((subcategory) => ({ category: other, subcategory })),
  )
}

/** The sentences that suit a subcategory. */
export function sentencesFor(subcategory: Subcategory, sentences: readonly Sentence[]): string[] {
  return sentences.flatMap((each) => {
    if (typeof each === 'string') return [each]
    return each.only.includes(subcategory.name) ? [each.text] : []
  })
}
