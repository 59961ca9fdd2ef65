import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldError, get, type Resolver } from 'react-hook-form'
import { businessTexts, createBusinessInput } from '../../../../schema/input/business.ts'
import type { Messages } from '../../forms/checked-form.ts'
import type { CreateBusinessInput, UpdateBusinessInput } from '../../gql/dashboard/graphql.ts'
import {
  type BusinessValues,
  changedFields,
  type FieldName,
  type FormValues,
  fieldNames,
  readDegrees,
} from './values.ts'

/** Where the API has a field, if not under its own name. */
const paths: Partial<Record<FieldName, string>> = {
  categories: 'categoryIds',
  subcategories: 'subcategoryIds',
  city: 'address.cityId',
  neighborhood: 'address.neighborhoodId',
  street: 'address.street',
  number: 'address.number',
  zipCode: 'address.zipCode',
  owner: 'ownerId',
}

const pathOf = (name: FieldName): string => paths[name] ?? name

/**
 * The field that a path of the API's input is about.
 * @param path such as `address.cityId` or `categoryIds.0`
 */
export function fieldOf(path: string): FieldName | undefined {
  return fieldNames.find((name) => path.replace(/\.\d+$/, '') === pathOf(name))
}

/** What the API takes of a field. */
function sentOf(values: FormValues, name: FieldName): unknown {
  if (name === 'latitude' || name === 'longitude') return readDegrees(values[name])
  const value = values[name]
  if (value === null) return name === 'owner' ? null : ''
  if (typeof value === 'string') return value
  return 'id' in value ? value.id : value.map(({ id }) => id)
}

/** The form as the API takes it: only these fields, those of the address in their object. */
function write(values: FormValues, names: readonly FieldName[]): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name of names) {
    const [first = '', second] = pathOf(name).split('.')
    const value = sentOf(values, name)
    input[first] = second ? { ...(input[first] as object | undefined), [second]: value } : value
  }
  return input
}

/** A new establishment. */
export function createInput(values: FormValues): CreateBusinessInput {
  return write(values, fieldNames) as unknown as CreateBusinessInput
}

/** What has changed since it was read; what is absent stays as it is. */
export function updateInput(
  base: FormValues,
  values: FormValues,
  version: number,
): Omit<UpdateBusinessInput, 'photosAction'> {
  return { ...write(values, changedFields(base, values)), version }
}

/** Fields that are right or wrong together. */
const together: readonly (readonly FieldName[])[] = [
  ['latitude', 'longitude'],
  ['categories', 'subcategories'],
  ['city', 'neighborhood'],
]

export interface CheckContext {
  /** As the server has it; null for a new one. */
  base: FormValues | null
  /** Whether a chosen category has an active subcategory; false while that is not known. */
  demand: { current: boolean }
}

const checkInput = zodResolver(createBusinessInput, undefined, { raw: true })

/**
 * What is wrong with a form, by the same rules as on the server. Of an establishment that is there only what has
 * changed is looked at, as the server does: a phone can be corrected where something else is demanded by now.
 */
export async function messagesFor(values: FormValues, { base, demand }: CheckContext) {
  const changed = base && changedFields(base, values)
  const isConcerned = (name: FieldName) =>
    !changed ||
    [name, ...(together.find((group) => group.includes(name)) ?? [])].some((each) => changed.includes(each))
  const input = createInput(values)
  const { errors } = await checkInput(input as never, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  const messages: Record<string, string> = {}
  for (const name of fieldNames.filter(isConcerned)) {
    const error: FieldError | undefined = get(errors, pathOf(name))
    if (error?.message) messages[name] = error.message
  }
  if (values.subcategories.length === 0 && demand.current && isConcerned('subcategories')) {
    messages.subcategories = businessTexts.subcategories
  }
  return messages as Messages
}

/** The rules of establishments for the form. */
export const checkBusiness: Resolver<BusinessValues, CheckContext> = async (values, context) => {
  const messages = await messagesFor(values, context ?? { base: null, demand: { current: false } })
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: 'refused', message }])
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }
}
