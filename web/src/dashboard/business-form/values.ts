import type { BusinessForm_BusinessFragment } from '../../gql/dashboard/graphql.ts'
import { formatZipCode } from '../../profile/address.ts'
import { formatPhone } from '../../profile/phone.ts'

/** Something of the catalogue that is chosen, with what it is called. */
export interface Choice {
  id: string
  name: string
}
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
  ...['name', 'description', 'phone', 'whatsapp', 'street', 'number', 'zipCode', 'latitude', 'longitude'],
  ...['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site', 'video'],
] as TextName[]

export type TextName =
  | 'name'
  | 'description'
  | 'phone'
  | 'whatsapp'
  | 'street'
  | 'number'
  | 'zipCode'
  | 'latitude'
  | 'longitude'
  | LinkName
  | 'video'

export type LinkName = 'instagram' | 'facebook' | 'linkedin' | 'twitter' | 'tiktok' | 'site'

/** What stands in the form: texts as they are typed, choices in their order. */
export interface FormValues extends Record<TextName, string> {
  categories: readonly CategoryChoice[]
  subcategories: readonly SubcategoryChoice[]
  city: Choice | null
  neighborhood: Choice | null
  owner: OwnerChoice | null
}

export type FieldName = keyof FormValues

/** Every field, in the order of the form: the first that is wrong gets the focus. */
export const fieldNames = [
  ...['name', 'categories', 'subcategories', 'description', 'phone', 'whatsapp', 'zipCode', 'city'],
  ...['neighborhood', 'street', 'number', 'latitude', 'longitude', 'instagram', 'facebook', 'linkedin'],
  ...['twitter', 'tiktok', 'site', 'video', 'owner'],
] as FieldName[]

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

/** What a field holds, for comparisons: choices are the same when their ids are. */
function keyOf(values: FormValues, name: FieldName): string {
  const value = values[name]
  if (typeof value === 'string') return value
  if (value === null) return ''
  return 'id' in value ? value.id : value.map(({ id }) => id).join()
}

/** Whether two forms hold the same in a field. */
export function isSame(one: FormValues, other: FormValues, name: FieldName): boolean {
  return keyOf(one, name) === keyOf(other, name)
}

/** The fields in which two forms differ, in the order of the form. */
export function changedFields(one: FormValues, other: FormValues): FieldName[] {
  return fieldNames.filter((name) => !isSame(one, other, name))
}
