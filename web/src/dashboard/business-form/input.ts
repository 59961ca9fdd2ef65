import { businessTexts, createBusinessInput } from '../../../../schema/input/business.ts'
import type { CreateBusinessInput, UpdateBusinessInput } from '../../gql/dashboard/graphql.ts'
import {
  changedFields,
  type FieldName,
  type FormValues,
  fieldNames,
  noValues,
  readDegrees,
} from './values.ts'

/** Messages by field. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** What is sent of each field, and under which name. */
const sent: { [Name in FieldName]: (values: FormValues) => [path: string, value: unknown] } = {
  name: ({ name }) => ['name', name],
  description: ({ description }) => ['description', description],
  phone: ({ phone }) => ['phone', phone],
  whatsapp: ({ whatsapp }) => ['whatsapp', whatsapp],
  categories: ({ categories }) => ['categoryIds', categories.map(({ id }) => id)],
  subcategories: ({ subcategories }) => ['subcategoryIds', subcategories.map(({ id }) => id)],
  city: ({ city }) => ['address.cityId', city?.id ?? ''],
  neighborhood: ({ neighborhood }) => ['address.neighborhoodId', neighborhood?.id ?? ''],
  street: ({ street }) => ['address.street', street],
  number: ({ number }) => ['address.number', number],
  zipCode: ({ zipCode }) => ['address.zipCode', zipCode],
  latitude: ({ latitude }) => ['latitude', readDegrees(latitude)],
  longitude: ({ longitude }) => ['longitude', readDegrees(longitude)],
  instagram: ({ instagram }) => ['instagram', instagram],
  facebook: ({ facebook }) => ['facebook', facebook],
  linkedin: ({ linkedin }) => ['linkedin', linkedin],
  twitter: ({ twitter }) => ['twitter', twitter],
  tiktok: ({ tiktok }) => ['tiktok', tiktok],
  site: ({ site }) => ['site', site],
  video: ({ video }) => ['video', video],
  owner: ({ owner }) => ['ownerId', owner?.id ?? null],
}

/** Fields that are right or wrong together. */
const together: readonly (readonly FieldName[])[] = [
  ['latitude', 'longitude'],
  ['categories', 'subcategories'],
  ['city', 'neighborhood'],
]

/** The form as the API takes it: only these fields, those of the address in their object. */
function write(values: FormValues, names: readonly FieldName[]): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const address: Record<string, unknown> = {}
  for (const name of names) {
    const [path, value] = sent[name](values)
    if (path.startsWith('address.')) address[path.slice('address.'.length)] = value
    else input[path] = value
  }
  return Object.keys(address).length > 0 ? { ...input, address } : input
}

/** A new establishment. To be sent when `findErrors` finds none. */
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

/**
 * What is wrong with a form, by the same rules as on the server. Of an establishment that is there only what has
 * changed is looked at, as the server does: a phone can be corrected where something else is demanded by now.
 *
 * @param base as the server has it; null for a new one
 * @param demandsSubcategory whether a chosen category has an active subcategory; false while that is not known
 */
export function findErrors(
  values: FormValues,
  base: FormValues | null,
  demandsSubcategory: boolean,
): FieldErrors {
  const changed = base && changedFields(base, values)
  const isConcerned = (name: FieldName) =>
    !changed ||
    [name, ...(together.find((group) => group.includes(name)) ?? [])].some((each) => changed.includes(each))
  const errors: FieldErrors = {}
  if (values.subcategories.length === 0 && demandsSubcategory && isConcerned('subcategories')) {
    errors.subcategories = businessTexts.subcategories
  }
  const { issues = [] } = createBusinessInput.safeParse(write(values, fieldNames)).error ?? {}
  for (const { path, message } of issues) {
    const name = fieldOf(path.join('.'))
    if (name && isConcerned(name)) errors[name] ??= message
  }
  return errors
}

const fieldByPath = new Map(
  fieldNames.map((name) => {
    const [path] = sent[name](noValues)
    return [path, name]
  }),
)

/**
 * The field that a path of the API's input is about.
 * @param path such as `address.cityId` or `categoryIds.0`
 */
export function fieldOf(path: string): FieldName | undefined {
  return fieldByPath.get(path) ?? fieldByPath.get(path.replace(/\.\d+$/, ''))
}
