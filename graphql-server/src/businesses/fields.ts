import type { z } from 'zod'
import { addressFieldNames, perField, plainFieldNames } from '../../../schema/business/per-field.ts'
import { excerpt } from '../../../schema/excerpt.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import { hoursFields } from '../../../schema/hours/hours.ts'
import type { createBusinessInput, updateBusinessInput } from '../../../schema/input/business.ts'
import { searchedName } from '../../../schema/search-words.ts'
import { unaccent } from '../../../schema/slug.ts'
import type { Answers } from '../answers/fields.ts'
import { copiedAnswers } from '../business-rows/columns.ts'
import type { Business, Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { areaColumns, areaRelation, withAreaIds } from './areas.ts'
import { sanitise } from './sanitise.ts'

/** Characters that the column of a slug holds. */
export const businessSlugLength = 180

/** Validated input of a new establishment, without its photos. */
export type NewBusiness = Omit<z.output<typeof createBusinessInput>, 'photos'>

/** Validated changes of an establishment, without its photos. */
export type BusinessChanges = Omit<z.output<typeof updateBusinessInput>, 'photos' | 'photosAction'>

/** Server-managed columns besides the id and the version. */
export const madeByServer = {
  slug: true,
  searchName: true,
  searchWords: true,
  excerpt: true,
  hoursInformedOn: true,
  closedOn: true,
  firstPublishedAt: true,
  publishedActId: true,
  contactsHiddenUntil: true,
  createdAt: true,
  updatedAt: true,
  ...copiedAnswers,
} as const satisfies Prisma.BusinessOmit

/** Everything that people decide of an establishment, flat, under the names of the audit trail; answers as far as there are any. */
export type BusinessFields = Omit<Business, keyof typeof madeByServer | 'id' | 'version'> & {
  categoryIds: number[]
  subcategoryIds: number[]
  areaCityIds: number[]
  areaNeighborhoodIds: number[]
} & Answers

/** In order: the first category is the main one (order-kept). */
export type CategoryIds = Pick<BusinessFields, 'categoryIds' | 'subcategoryIds'>

const inOrder = { orderBy: { position: 'asc' } } as const

export const categoryRelations = {
  categories: { ...inOrder, select: { categoryId: true } },
  subcategories: { ...inOrder, select: { subcategoryId: true } },
} as const satisfies Prisma.BusinessInclude

/** All rows of an establishment that hold fields of it. */
export const fieldRelations = { ...categoryRelations, ...areaRelation } as const

/** A row with `categoryRelations`, with ids in their place. */
export function withCategoryIds<
  Row extends { categories: { categoryId: number }[]; subcategories: { subcategoryId: number }[] },
>({ categories, subcategories, ...columns }: Row) {
  return {
    ...columns,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    subcategoryIds: subcategories.map(({ subcategoryId }) => subcategoryId),
  }
}

/** A row with `fieldRelations`, with ids in their place. */
export const withRelatedIds = <
  Row extends Parameters<typeof withCategoryIds>[0] & Parameters<typeof withAreaIds>[0],
>(
  row: Row,
) => withAreaIds(withCategoryIds(row))

/**
 * The fields that an input names as they are stored: flat, with numeric ids and a sanitised description.
 *
 * @returns all fields for a new establishment
 */
export function businessColumns(input: NewBusiness): BusinessFields
export function businessColumns(input: BusinessChanges): Partial<BusinessFields>
export function businessColumns(input: NewBusiness | BusinessChanges): Partial<BusinessFields> {
  const { description, address, ownerId } = input
  const { cityId, neighborhoodId } = address ?? {}
  const fields = {
    ...perField(plainFieldNames, (name) => input[name]),
    description: description === undefined ? undefined : sanitise(description),
    ...perField(addressFieldNames, (name) => address?.[name]),
    cityId: cityId === undefined ? undefined : idOrZero(cityId),
    neighborhoodId: neighborhoodId === undefined ? undefined : idOrZero(neighborhoodId),
    ownerId: ownerId == null ? ownerId : idOrZero(ownerId),
    categoryIds: input.categoryIds?.map(idOrZero),
    subcategoryIds: input.subcategoryIds?.map(idOrZero),
    ...areaColumns(input.areas, input.servesRegion),
  }
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as Partial<BusinessFields>
}

export function fieldNames(fields: BusinessFields): (keyof BusinessFields)[] {
  return Object.keys(fields) as (keyof BusinessFields)[]
}

export function derivedColumns({ name, description }: Partial<BusinessFields>) {
  return {
    ...(name !== undefined && {
      searchName: unaccent(name).slice(0, 160),
      searchWords: searchedName(name),
    }),
    ...(description !== undefined && { excerpt: excerpt(description) }),
  }
}

/**
 * The day on which hours were informed, if they change.
 *
 * @param changed names of fields that differ from what was there
 */
export function hoursInformedOn(fields: BusinessFields, changed: readonly string[]) {
  if (!hoursFields.some((name) => changed.includes(name))) return {}
  return { hoursInformedOn: hoursFields.some((name) => fields[name] !== null) ? localDate(Date.now()) : null }
}

/** Only what has closed for a while reopens on a day. */
export function withReopening<Fields extends Pick<BusinessFields, 'state' | 'reopensOn'>>(
  fields: Fields,
): Fields {
  return fields.state === 'CLOSED_TEMPORARILY' ? fields : { ...fields, reopensOn: null }
}

/**
 * The day on which an establishment was marked as closed for good, if that changes.
 *
 * @param changed names of fields that differ from what was there
 */
export function closedOn({ state }: BusinessFields, changed: readonly string[]) {
  if (!changed.includes('state')) return {}
  return { closedOn: state === 'CLOSED_FOR_GOOD' ? localDate(Date.now()) : null }
}

/** Deletes the rows of categories and subcategories, as far as these fields have changed. */
export async function deleteCategories(
  transaction: Prisma.TransactionClient,
  businessIds: readonly number[],
  changed: readonly string[],
): Promise<void> {
  const where = { businessId: { in: [...businessIds] } }
  if (changed.includes('categoryIds')) await transaction.businessCategory.deleteMany({ where })
  if (changed.includes('subcategoryIds')) await transaction.businessSubcategory.deleteMany({ where })
}

/** Inserts the rows of categories and subcategories, as far as these fields have changed. */
export async function insertCategories(
  transaction: Prisma.TransactionClient,
  businesses: readonly { id: number; fields: CategoryIds }[],
  changed: readonly string[],
): Promise<void> {
  if (changed.includes('categoryIds')) {
    const data = businesses.flatMap(({ id: businessId, fields }) =>
      fields.categoryIds.map((categoryId, position) => ({ businessId, categoryId, position })),
    )
    await transaction.businessCategory.createMany({ data })
  }
  if (changed.includes('subcategoryIds')) {
    const data = businesses.flatMap(({ id: businessId, fields }) =>
      fields.subcategoryIds.map((subcategoryId, position) => ({ businessId, subcategoryId, position })),
    )
    await transaction.businessSubcategory.createMany({ data })
  }
}
