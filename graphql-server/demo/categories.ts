import type { LocalBusinessType } from '../../schema/local-business-types.ts'
import { slugify } from '../../schema/slug.ts'
import { type City, cities, coastal } from './cities.ts'
import { readJson } from './data.ts'
import { type Random, weighted } from './random.ts'

/** What the establishments of a subcategory are called and offer. */
export interface Subcategory {
  name: string
  /** What else people call it. */
  synonyms: readonly string[]
  /** Unique among all subcategories. */
  slug: string
  /**
   * First parts of names, followed by an ending ("Padaria" + "Flor do Vale"); one with a placeholder ({cidade},
   * {bairro}) is a full name.
   */
  heads: readonly string[]
  /** What they offer, as entries of a list. */
  offers: readonly string[]
  /** Only in cities by the sea. */
  byTheSea?: true
  /** Names of subcategories of the same category under which some of its establishments are listed too. */
  alongside?: readonly string[]
}

/**
 * A sentence of a description, for all establishments of a category or only for those of some subcategories (by
 * name). It may hold {nome}, {cidade}, {bairro}, {noBairro} (with its preposition) and {ano} (year of foundation).
 */
type Sentence = string | { only: readonly string[]; text: string }

/** A category with its subcategories and the words its establishments are made of. */
export interface Category {
  name: string
  slug: string
  synonyms: readonly string[]
  isPopular?: true
  /** Null where schema.org has no subtype of LocalBusiness that suits its establishments. */
  schemaType: LocalBusinessType | null
  /** How common it is, relative to the others. */
  weight: number
  /** Cities (by slug) where it is that many times as common. */
  favours?: Readonly<Record<string, number>>
  /** The earliest year of foundation. */
  since?: number
  /** How names end. */
  tails: readonly ('nickname' | 'family' | 'image' | 'saint')[]
  /** Subcategories of other categories, by slug, under which some of its establishments are listed too. */
  besides: readonly string[]
  openings: readonly Sentence[]
  details: readonly Sentence[]
  closings: readonly Sentence[]
  subcategories: readonly Subcategory[]
}

const synonyms = readJson<Record<string, string[]>>('synonyms.json')

/** The categories of the region's establishments. */
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

/** One category, as likely as it is common in the city. */
export function drawCategory(random: Random, city: City): Category {
  const draw = byCity.get(city.slug)
  if (!draw) throw new Error(`Unknown city ${city.slug}`)
  return draw(random)
}

/** The subcategories that a city can have: some exist only by the sea. */
export function subcategoriesIn(category: Category, city: City): Subcategory[] {
  return category.subcategories.filter((each) => !each.byTheSea || coastal.has(city.slug))
}

/** A subcategory with the category it belongs to. */
export interface Listing {
  category: Category
  subcategory: Subcategory
}

/** What else an establishment of the category may be listed under in the city. */
export function listingsBeside(category: Category, city: City): Listing[] {
  return categories.flatMap((other) =>
    subcategoriesIn(other, city)
      .filter((subcategory) => category.besides.includes(subcategory.slug))
      .map((subcategory) => ({ category: other, subcategory })),
  )
}

/** The sentences of a list that suit an establishment of the subcategory. */
export function sentencesFor(subcategory: Subcategory, sentences: readonly Sentence[]): string[] {
  return sentences.flatMap((each) => {
    if (typeof each === 'string') return [each]
    return each.only.includes(subcategory.name) ? [each.text] : []
  })
}
