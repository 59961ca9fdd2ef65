import { incompleteCoordinates, missingCoordinate } from '../../../schema/input/place.ts'
import { chooseCategory, chooseCity } from '../../../schema/input/taxonomy.ts'
import { texts } from '../messages/texts.ts'

export type EntryTypeName = 'city' | 'neighborhood' | 'category' | 'subcategory'

/** A value of a column. */
export type Value = string | number | boolean | null

/** How one of the four taxonomy tables differs from the others. */
export interface EntryType {
  /** In Prisma, the audit trail and, capitalized, GraphQL. */
  readonly name: EntryTypeName
  readonly table: 'cities' | 'neighborhoods' | 'categories' | 'subcategories'
  /** The input field of its picture and the column that refers to it. */
  readonly image: { readonly field: 'image' | 'icon'; readonly column: 'imageId' | 'iconId' } | null
  readonly parent: {
    readonly name: EntryTypeName
    readonly column: 'cityId' | 'categoryId'
    /** Message when the parent does not exist. */
    readonly missing: string
    /** Message when an entry in use is moved to another parent. @param uses such as `2 bairros` */
    readonly inUse: (uses: string) => string
  } | null
  /** Whether entries of different parents may have the same slug. */
  readonly slugWithinParent: boolean
  readonly slugTaken: string
  /** Prisma's relations that forbid deletion (in-use), in the order of the message. */
  readonly uses: readonly (keyof typeof texts.taxonomy.counted)[]
  readonly inUse: (uses: string) => string
  /** Checks that concern several fields. Returns messages by field. */
  readonly check?: (values: Readonly<Record<string, Value>>) => Record<string, string> | null
}

const { slugTaken, slugTakenInCity } = texts.taxonomy

export const entryTypes = {
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
    // Establishments refer to the city as well: moved alone, the neighborhood would contradict them.
    parent: {
      name: 'city',
      column: 'cityId',
      missing: chooseCity,
      inUse: texts.taxonomy.neighborhood.settled,
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
    // Establishments would keep a subcategory of a category that they do not have.
    parent: {
      name: 'category',
      column: 'categoryId',
      missing: chooseCategory,
      inUse: texts.taxonomy.subcategory.settled,
    },
    slugWithinParent: false,
    slugTaken,
    uses: ['businesses'],
    inUse: texts.taxonomy.subcategory.inUse,
  },
} as const satisfies Record<EntryTypeName, EntryType>

/** The type's name in GraphQL. Typed as one of the four, since generic builder calls cannot take a union. */
export function graphqlName({ name }: EntryType): 'City' {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'City'
}
