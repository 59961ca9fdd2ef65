import type { BusinessForm_BusinessFragment } from '../../gql/dashboard/graphql.ts'
import type { Point } from '../../map/place-picker.tsx'
import { businessFormMessages } from '../../messages-business-form.ts'
import { formatZipCode } from '../../profile/address.ts'
import { formatPhone } from '../../profile/phone.ts'
import type { Choice } from '../../ui/chosen-list.tsx'
import type { PhotosData } from '../photos/photo-item.ts'

export interface CategoryChoice extends Choice {
  slug: string
}
export interface SubcategoryChoice extends CategoryChoice {
  categoryId: string
}
export interface OwnerChoice extends Choice {
  email: string
}

/** The fields that are typed. */
export const textNames = [
  ...(['name', 'description', 'phone', 'whatsapp', 'street', 'number', 'zipCode', 'latitude'] as const),
  ...(['longitude', 'instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site', 'video'] as const),
]

export type TextName = (typeof textNames)[number]

/** What is filled in: texts as they are typed, choices in their order. */
export type FormValues = Record<TextName, string> & {
  categories: readonly CategoryChoice[]
  subcategories: readonly SubcategoryChoice[]
  city: Choice | null
  neighborhood: Choice | null
  owner: OwnerChoice | null
}

/** The whole state of the form: photos are sent, saved and drafted in ways of their own. */
export type BusinessValues = FormValues & { photos: PhotosData }

export type FieldName = keyof FormValues

/** Every field, in the order of the form. */
export const fieldNames: readonly FieldName[] = [
  ...([
    'name',
    'categories',
    'subcategories',
    'description',
    'phone',
    'whatsapp',
    'zipCode',
    'city',
  ] as const),
  ...(['neighborhood', 'street', 'number', 'latitude', 'longitude', 'instagram', 'facebook'] as const),
  ...(['linkedin', 'twitter', 'tiktok', 'site', 'video', 'owner'] as const),
]

/** Labels, in that order. */
export const fieldLabels: Readonly<Record<string, string>> = Object.fromEntries(
  fieldNames.map((name) => [name, businessFormMessages.fields[name]]),
)

/** A form in which nothing is filled in. */
export const noValues: FormValues = {
  ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>),
  categories: [],
  subcategories: [],
  city: null,
  neighborhood: null,
  owner: null,
}

/** An establishment as the form shows it. */
export function valuesOf(business: BusinessForm_BusinessFragment): FormValues {
  const { address, categories, subcategories, owner } = business
  const links = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site', 'video'] as const
  return {
    ...noValues,
    ...Object.fromEntries(links.map((name) => [name, business[name] ?? ''])),
    name: business.name,
    description: business.description,
    phone: formatPhone(business.phone),
    whatsapp: formatPhone(business.whatsapp ?? ''),
    street: address.street ?? '',
    number: address.number ?? '',
    zipCode: formatZipCode(address.zipCode ?? ''),
    latitude: writeDegrees(business.latitude),
    longitude: writeDegrees(business.longitude),
    city: choiceOf(address.city),
    neighborhood: choiceOf(address.neighborhood),
    categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
    subcategories: subcategories.map(subcategoryOf),
    owner: owner && { id: owner.id, name: owner.name, email: owner.email },
  }
}

export const choiceOf = ({ id, name }: Choice): Choice => ({ id, name })

/** The one with this id as it is chosen; null when there is none. */
export function chosenOf(list: readonly Choice[], id: string): Choice | null {
  const found = list.find((each) => each.id === id)
  return found ? choiceOf(found) : null
}

/** A subcategory as it is chosen. */
export function subcategoryOf(one: CategoryChoice & { category: { id: string } }): SubcategoryChoice {
  return { id: one.id, name: one.name, slug: one.slug, categoryId: one.category.id }
}

/** Degrees as people here write them: "-23,0264". */
export function writeDegrees(degrees: number | null): string {
  return degrees === null ? '' : String(Math.round(degrees * 1e6) / 1e6).replace('.', ',')
}

/** @returns null for an empty text, NaN for what is no number */
export function readDegrees(text: string): number | null {
  const number = text.trim().replace(',', '.')
  if (number === '') return null
  return /^[-+−]?\d+(?:\.\d*)?$/.test(number) ? Number(number.replace('−', '-')) : Number.NaN
}

/**
 * Reads a pair of coordinates as maps copy it: "-23.0264, -45.5553", or with commas "-23,0264; -45,5553".
 * @returns null for anything else
 */
export function readPoint(text: string): Point | null {
  const [first, second, ...rest] = text.trim().split(/\s*;\s*|,\s+|\s+/)
  if (!first || !second || rest.length > 0) return null
  return pointOf(readDegrees(first), readDegrees(second))
}

/** Both, when they are on the globe. */
export function pointOf(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** What a field holds, for comparisons: choices are the same when their ids are. */
function keyOf(values: FormValues, name: FieldName): string {
  const value = values[name]
  if (typeof value === 'string') return value
  if (value === null) return ''
  return 'id' in value ? value.id : value.map(({ id }) => id).join()
}

/** The fields in which two forms differ, in the order of the form. */
export function changedFields(one: FormValues, other: FormValues): FieldName[] {
  return fieldNames.filter((name) => keyOf(one, name) !== keyOf(other, name))
}
