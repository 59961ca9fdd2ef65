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

/** Length of the slug column. */
export const businessSlugLength = 180

/** Validated input of a new establishment, except its photos. */
export type NewBusiness = Omit<z.output<typeof createBusinessInput>, 'photos'>

/** Validated changes of an establishment, except its photos. */
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

/** Editable fields of an establishment, flat, with their names in the audit trail; existing answers only. */
export type BusinessFields = Omit<Business, keyof typeof madeByServer | 'id' | 'version'> & {
  categoryIds: number[]
  subcategoryIds: number[]
  areaCityIds: number[]
  areaNeighborhoodIds: number[]
} & Answers

/** Ordered: the first category is the main one (order-kept). */
export type CategoryIds = Pick<BusinessFields, 'categoryIds' | 'subcategoryIds'>

const inOrder = { orderBy: { position: 'asc' } } as const

export const categoryRelations = {
  categories: { ...inOrder, select: { categoryId: true } },
  subcategories: { ...inOrder, select: { subcategoryId: true } },
} as const satisfies Prisma.BusinessInclude

/** Relations that hold fields of an establishment. */
export const fieldRelations = { ...categoryRelations, ...areaRelation } as const

/** Maps a row with `categoryRelations` to ids. */
export function withCategoryIds<
  Row extends { categories: { categoryId: number }[]; subcategories: { subcategoryId: number }[] },
>({ categories, subcategories, ...columns }: Row) {
  return {
    ...columns,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    subcategoryIds: subcategories.map(({ subcategoryId }) => subcategoryId),
  }
}

/** Maps a row with `fieldRelations` to ids. */
export const withRelatedIds = <
  Row extends Parameters<typeof withCategoryIds>[0] & Parameters<typeof withAreaIds>[0],
>(
  row: Row,
) => withAreaIds(withCategoryIds(row))

/**
 * Stored form of the fields in an input: flat, with numeric ids and a sanitised description.
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
 * Day on which hours were entered, if they change.
 *
 * @param changed names of changed fields
 */
export function hoursInformedOn(fields: BusinessFields, changed: readonly string[]) {
  if (!hoursFields.some((name) => changed.includes(name))) return {}
  return { hoursInformedOn: hoursFields.some((name) => fields[name] !== null) ? localDate(Date.now()) : null }
}

/** Clears the reopening date unless temporarily closed. */
export function withReopening<Fields extends Pick<BusinessFields, 'state' | 'reopensOn'>>(
  fields: Fields,
): Fields {
  return fields.state === 'CLOSED_TEMPORARILY' ? fields : { ...fields, reopensOn: null }
}

/**
 * Day of permanent closure, if the state changes.
 *
 * @param changed names of changed fields
 */
export function closedOn({ state }: BusinessFields, changed: readonly string[]) {
  if (!changed.includes('state')) return {}
  return { closedOn: state === 'CLOSED_FOR_GOOD' ? localDate(Date.now()) : null }
}

/** Deletes the rows of categories and subcategories whose fields changed. */
export async function deleteCategories(
  transaction: Prisma.TransactionClient,
  businessIds: readonly number[],
  changed: readonly string[],
): Promise<void> {
  const where = { businessId: { in: [...businessIds] } }
  if (changed.includes('categoryIds')) await transaction.businessCategory.deleteMany({ where })
  if (changed.includes('subcategoryIds')) await transaction.businessSubcategory.deleteMany({ where })
}

/** Inserts the rows of categories and subcategories whose fields changed. */
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
