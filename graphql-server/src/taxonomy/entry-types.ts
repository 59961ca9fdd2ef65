import type { texts } from '../messages/texts.ts'

export type EntryTypeName = 'city' | 'neighborhood' | 'category' | 'subcategory' | 'attribute'

export type Value = string | number | boolean | null | readonly number[]

/** Differences between the five taxonomy tables. */
export interface EntryType {
  /** In Prisma, the audit trail, messages and, capitalized, GraphQL. */
  readonly name: EntryTypeName
  readonly table: 'cities' | 'neighborhoods' | 'categories' | 'subcategories' | 'attributes'
  /** Input field of its picture and the column that refers to it. */
  readonly image: { readonly field: 'image' | 'icon'; readonly column: 'imageId' | 'iconId' } | null
  readonly parent: { readonly name: 'city' | 'category'; readonly column: 'cityId' | 'categoryId' } | null
  /** Whether it is associated with categories through rows; their ids are the value `categoryIds`. */
  readonly namesCategories: boolean
  /** Whether entries of different parents may have the same slug. */
  readonly slugWithinParent: boolean
  /** Prisma relations that forbid deletion (in-use), in the order of the message. */
  readonly uses: readonly (keyof typeof texts.taxonomy.counted)[]
}

export const entryTypes = {
  city: {
    name: 'city',
    table: 'cities',
    image: { field: 'image', column: 'imageId' },
    parent: null,
    namesCategories: false,
    slugWithinParent: false,
    uses: ['neighborhoods', 'businesses', 'areas'],
  },
  neighborhood: {
    name: 'neighborhood',
    table: 'neighborhoods',
    image: null,
    parent: { name: 'city', column: 'cityId' },
    namesCategories: false,
    slugWithinParent: true,
    uses: ['businesses', 'areas'],
  },
  category: {
    name: 'category',
    table: 'categories',
    image: { field: 'icon', column: 'iconId' },
    parent: null,
    namesCategories: false,
    slugWithinParent: false,
    uses: ['subcategories', 'businesses', 'attributes', 'sources'],
  },
  subcategory: {
    name: 'subcategory',
    table: 'subcategories',
    image: { field: 'icon', column: 'iconId' },
    parent: { name: 'category', column: 'categoryId' },
    namesCategories: false,
    slugWithinParent: false,
    uses: ['businesses', 'sources'],
  },
  attribute: {
    name: 'attribute',
    table: 'attributes',
    image: null,
    parent: null,
    namesCategories: true,
    slugWithinParent: false,
    uses: ['businesses'],
  },
} as const satisfies Record<EntryTypeName, EntryType>

/** The type's name in GraphQL. Typed as one of the five, since generic builder calls cannot take a union. */
export function graphqlName({ name }: EntryType): 'City' {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'City'
}
