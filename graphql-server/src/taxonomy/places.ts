import { incompleteCoordinates, missingCoordinate } from '../../../schema/input/coordinates.ts'
import { chooseCity } from '../../../schema/input/neighborhood.ts'
import { chooseCategory } from '../../../schema/input/subcategory.ts'
import { texts } from '../messages/texts.ts'

/** What establishments are filed under. */
export type PlaceName = 'city' | 'neighborhood' | 'category' | 'subcategory'

/** A value of a column. */
export type Value = string | number | boolean | null

/** What the writes of one of the four nouns need to know of it; everything else is the same for all. */
export interface Place {
  /** As Prisma, the audit trail and GraphQL (there with a capital) call it. */
  readonly name: PlaceName
  readonly table: 'cities' | 'neighborhoods' | 'categories' | 'subcategories'
  /** Its picture, if it can have one: the field, and the column that refers to it. */
  readonly image: { readonly field: 'image' | 'icon'; readonly column: 'imageId' | 'iconId' } | null
  /** What it belongs to: it stays there while it is in use, and `missing` is said when there is no such thing. */
  readonly parent: {
    readonly name: PlaceName
    readonly column: 'cityId' | 'categoryId'
    readonly missing: string
    readonly settled: (has: string) => string
  } | null
  /** Whether another parent can have the same slug. */
  readonly slugWithinParent: boolean
  readonly slugTaken: string
  /** Prisma's relations that keep it from being deleted, in the order in which the refusal tells them. */
  readonly uses: readonly (keyof typeof texts.taxonomy.counted)[]
  readonly inUse: (has: string) => string
  /** What is wrong with its values together, by name of the field. */
  readonly check?: (values: Readonly<Record<string, Value>>) => Record<string, string> | null
}

const { slugTaken, slugTakenInCity } = texts.taxonomy

/** The four, side by side. */
export const places = {
  city: {
    name: 'city',
    table: 'cities',
    image: { field: 'image', column: 'imageId' },
    parent: null,
    slugWithinParent: false,
    slugTaken,
    uses: ['neighborhoods', 'businesses'],
    inUse: texts.taxonomy.city.inUse,
    check: (values) => {
      const missing = missingCoordinate(values)
      return missing && { [missing]: incompleteCoordinates }
    },
  },
  neighborhood: {
    name: 'neighborhood',
    table: 'neighborhoods',
    image: null,
    // Its establishments say the city themselves, and would disagree.
    parent: {
      name: 'city',
      column: 'cityId',
      missing: chooseCity,
      settled: texts.taxonomy.neighborhood.settled,
    },
    slugWithinParent: true,
    slugTaken: slugTakenInCity,
    uses: ['businesses'],
    inUse: texts.taxonomy.neighborhood.inUse,
  },
  category: {
    name: 'category',
    table: 'categories',
    image: { field: 'icon', column: 'iconId' },
    parent: null,
    slugWithinParent: false,
    slugTaken,
    uses: ['subcategories', 'businesses'],
    inUse: texts.taxonomy.category.inUse,
  },
  subcategory: {
    name: 'subcategory',
    table: 'subcategories',
    image: { field: 'icon', column: 'iconId' },
    // Its establishments would have a subcategory of a category that they don't have.
    parent: {
      name: 'category',
      column: 'categoryId',
      missing: chooseCategory,
      settled: texts.taxonomy.subcategory.settled,
    },
    slugWithinParent: false,
    slugTaken,
    uses: ['businesses'],
    inUse: texts.taxonomy.subcategory.inUse,
  },
} as const satisfies Record<PlaceName, Place>

/** A place's name in GraphQL; to TypeScript they are all alike. */
export function nounOf({ name }: Place): 'City' {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'City'
}
