import type { BusinessField } from '../../../../schema/business/field.ts'
import {
  addressFieldNames,
  type BusinessFieldName,
  businessFieldNames,
  fieldsWith,
  perField,
  plainFieldNames,
} from '../../../../schema/business/per-field.ts'
import { type BusinessState, wordOfState } from '../../../../schema/business/state-words.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { maskZipCode } from '../../forms/masks.ts'
import type { BusinessForm_BusinessFragment } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import type { PhotosData } from '../photos/photos-state.ts'
import { writeDegrees } from '../ui/degrees.ts'
import type { Choice } from '../ui/pick-field.tsx'

export interface CategoryChoice extends Choice {
  slug: string
}
export interface SubcategoryChoice extends CategoryChoice {
  categoryId: string
}
/** A city that is served, or a neighborhood of it. */
export interface AreaChoice extends Choice {
  city: Choice
  neighborhood: Choice | null
}
export interface OwnerChoice extends Choice {
  email: string
}

/** What is filled in: texts as they are typed, choices in their order. */
export type FormValues = Record<BusinessFieldName, string> & {
  categories: readonly CategoryChoice[]
  subcategories: readonly SubcategoryChoice[]
  city: Choice | null
  neighborhood: Choice | null
  areas: readonly AreaChoice[]
  owner: OwnerChoice | null
} & Readonly<Partial<Record<AnswerName, string>>>

/** The field of an answer to an attribute, by the attribute's id. What is absent or empty is not answered. */
export type AnswerName = `attribute:${string}`

const answerPrefix = 'attribute:'

export const answerName = (id: string): AnswerName => `${answerPrefix}${id}`

export const isAnswerName = (name: string): name is AnswerName => name.startsWith(answerPrefix)

/** The id of the attribute of such a field. */
export const answeredId = (name: AnswerName): string => name.slice(answerPrefix.length)

/** The answers that any of these forms has, each once. */
export const answerNames = (...forms: readonly object[]): AnswerName[] =>
  [...new Set(forms.flatMap(Object.keys))].filter(isAnswerName).toSorted()

/** Every answer of a form, taken away. */
export const withoutAnswers = (values: FormValues): Record<AnswerName, string> =>
  Object.fromEntries(answerNames(values).map((name) => [name, '']))

/** The whole state of the form: photos are sent, saved and drafted in ways of their own. */
export type BusinessValues = FormValues & { photos: PhotosData }

export type FieldName = keyof FormValues

/** Every field but the answers to attributes, in the order of the form. */
export const fieldNames: readonly Exclude<FieldName, AnswerName>[] = [
  ...fieldsWith({ group: 'facts' }),
  ...(['categories', 'subcategories'] as const),
  ...fieldsWith({ group: 'description' }),
  ...fieldsWith({ group: 'contact' }),
  ...fieldsWith({ group: 'hours' }),
  ...fieldsWith({ group: 'state' }),
  ...(['zipCode', 'city', 'neighborhood'] as const),
  ...addressFieldNames.filter((name) => name !== 'zipCode'),
  ...fieldsWith({ group: 'coordinates' }),
  'areas',
  ...fieldsWith({ group: 'area' }),
  ...fieldsWith({ group: 'links' }),
  'owner',
]

/** Fields that only fit together: they are right or wrong as one, and chosen as one between two versions. */
export const together: readonly (readonly FieldName[])[] = [
  ['latitude', 'longitude'],
  ['categories', 'subcategories'],
  ['city', 'neighborhood'],
  ['areas', 'servesRegion'],
]

const labels = {
  ...perField(businessFieldNames, (_name, { label }) => label),
  ...businessFormMessages.references,
}

/** Labels, in that order. */
export const fieldLabels = Object.fromEntries(fieldNames.map((name) => [name, labels[name]])) as typeof labels

export const noValues: FormValues = {
  ...perField(businessFieldNames, (_name, { kind }) => {
    if (kind === 'flag') return 'não'
    return kind === 'state' ? wordOfState('PUBLISHED') : ''
  }),
  categories: [],
  subcategories: [],
  city: null,
  neighborhood: null,
  areas: [],
  owner: null,
}

/** What the server has of a field, as the form shows it. */
function writeText(value: string | number | boolean | null, { kind }: BusinessField): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return writeDegrees(value)
  if (kind === 'state') return wordOfState(value as BusinessState)
  if (kind === 'phone') return formatPhone(value ?? '')
  return kind === 'zipCode' ? maskZipCode(value ?? '') : (value ?? '')
}

export function toFormValues(business: BusinessForm_BusinessFragment): FormValues {
  const { address, categories, subcategories, owner, attributes } = business
  return {
    ...perField(plainFieldNames, (name, field) => writeText(business[name], field)),
    ...perField(addressFieldNames, (name, field) => writeText(address[name], field)),
    city: toChoice(address.city),
    neighborhood: toChoice(address.neighborhood),
    areas: business.areas.map(({ city, neighborhood }) => toAreaChoice(city, neighborhood)),
    categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
    subcategories: subcategories.map(toSubcategoryChoice),
    owner: owner && { id: owner.id, name: owner.name, email: owner.email },
    ...Object.fromEntries(attributes.map(({ attribute, value }) => [answerName(attribute.id), value])),
  }
}

/** A new establishment like another: without its owner, published as any new one, and recognisable by its name. */
export function copiedValues(business: BusinessForm_BusinessFragment): FormValues {
  const { state, reopensOn, owner } = noValues
  return {
    ...toFormValues(business),
    name: businessFormMessages.copyName(business.name),
    state,
    reopensOn,
    owner,
  }
}

export const toChoice = ({ id, name }: Choice): Choice => ({ id, name })

export const toAreaChoice = (city: Choice, neighborhood: Choice | null = null): AreaChoice => ({
  id: neighborhood ? `neighborhood-${neighborhood.id}` : `city-${city.id}`,
  name: neighborhood ? `${neighborhood.name} (${city.name})` : city.name,
  city: toChoice(city),
  neighborhood: neighborhood && toChoice(neighborhood),
})

export function toSubcategoryChoice(one: CategoryChoice & { category: { id: string } }): SubcategoryChoice {
  return { id: one.id, name: one.name, slug: one.slug, categoryId: one.category.id }
}

/** What a field holds, for comparisons: choices are the same when their ids are; areas have no order. */
function comparableValue(values: FormValues, name: FieldName): string {
  const value = values[name]
  if (typeof value === 'string') return value
  if (!value) return ''
  if ('id' in value) return value.id
  const ids = value.map(({ id }) => id)
  return (name === 'areas' ? ids.toSorted() : ids).join()
}

/** The fields in which two forms differ, in the order of the form, answers to attributes last. */
export function changedFields(one: FormValues, other: FormValues): FieldName[] {
  const names = [...fieldNames, ...answerNames(one, other)]
  return names.filter((name) => comparableValue(one, name) !== comparableValue(other, name))
}
