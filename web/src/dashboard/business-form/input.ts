import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldError, get, type Resolver } from 'react-hook-form'
import {
  addressFieldNames,
  fieldsWith,
  perField,
  plainFieldNames,
} from '../../../../schema/business/per-field.ts'
import { stateOfWord, wordOfState } from '../../../../schema/business/state-words.ts'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { businessTexts, createInputRule } from '../../../../schema/input/business.ts'
import type {
  CreateBusinessInput,
  ProposedValuesInput,
  UpdateBusinessInput,
} from '../../gql/dashboard/graphql.ts'
import {
  type AreaChoice,
  answeredId,
  answerNames,
  type BusinessValues,
  changedFields,
  type FieldName,
  type FormValues,
  fieldNames,
  isAnswerName,
  together,
} from './values.ts'

/** Where the API has what an establishment refers to. */
const referencePaths = {
  categories: 'categoryIds',
  subcategories: 'subcategoryIds',
  city: 'address.cityId',
  neighborhood: 'address.neighborhoodId',
  areas: 'areas',
  owner: 'ownerId',
}

/** Where the API has each field. */
const paths: Readonly<Record<FieldName, string>> = {
  ...perField(plainFieldNames, (name) => name),
  ...perField(addressFieldNames, (name) => `address.${name}`),
  ...referencePaths,
}

/**
 * The field that a path of the API's input is about.
 * @param path such as `address.cityId` or `categoryIds.0`
 * @param sent the fields that were sent: answers to attributes are named by their place among them
 */
export function fieldAtPath(path: string, sent: readonly FieldName[] = []): FieldName | undefined {
  const [, place] = /^attributes\.(\d+)/.exec(path) ?? []
  if (place !== undefined) return sent.filter(isAnswerName)[Number(place)]
  return fieldNames.find((name) => path.replace(/\.\d+$/, '') === paths[name])
}

/** Fields of which one is wrong because of another. */
const checkedTogether: readonly (readonly FieldName[])[] = [
  ...together,
  ['areas', 'servesRegion', 'addressHidden'],
]

const degrees: readonly string[] = fieldsWith({ kind: 'degrees' })
const flags: readonly string[] = fieldsWith({ kind: 'flag' })

/** What the API takes of a field. */
function apiValue(values: FormValues, name: FieldName): unknown {
  if (name === 'areas') return values.areas.map(areaInput)
  const value = values[name]
  if (isAnswerName(name)) return { slug: answeredId(name), value: value || null }
  if (value === null || value === undefined) return name === 'owner' ? null : ''
  if (typeof value === 'string') {
    if (flags.includes(name)) return value === '' ? null : value === 'sim'
    if (name === 'state') return stateOfWord(value) ?? null
    return degrees.includes(name) ? readDegrees(value) : value
  }
  return 'id' in value ? value.id : value.map(({ id }) => id)
}

const areaInput = ({ city, neighborhood }: AreaChoice) => ({
  cityId: city.id,
  neighborhoodId: neighborhood?.id ?? null,
})

/** The form as the API takes it: only these fields, those of the address in their object. */
function write(values: FormValues, names: readonly FieldName[]): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const given = names.filter(isAnswerName).map((name) => apiValue(values, name))
  if (given.length > 0) input.attributes = given
  for (const name of names.filter((each) => !isAnswerName(each))) {
    const [first = '', second] = paths[name].split('.')
    const value = apiValue(values, name)
    input[first] = second ? { ...(input[first] as object | undefined), [second]: value } : value
  }
  return input
}

/** What is sent of a new establishment: every field, and what is answered. */
export const createFields = (values: FormValues): FieldName[] => [
  ...fieldNames,
  ...answerNames(values).filter((name) => values[name]),
]

/** A new establishment. */
export function createInput(values: FormValues): CreateBusinessInput {
  return write(values, createFields(values)) as unknown as CreateBusinessInput
}

/** What has changed since it was read; what is absent stays as it is. */
export function updateInput(
  base: FormValues,
  values: FormValues,
  version: number,
): Omit<UpdateBusinessInput, 'photosAction'> {
  const state = isDraft(values) && { state: 'DRAFT' as const }
  return { ...write(values, changedFields(base, values)), ...state, version }
}

/** What has changed and may be proposed: all but owner and state (proposals). */
export function proposedInput(base: FormValues, values: FormValues): ProposedValuesInput {
  return write(values, proposedFields(base, values))
}

/** The names of the changed fields that may be proposed. */
export function proposedFields(base: FormValues, values: FormValues): FieldName[] {
  const kept: readonly FieldName[] = ['owner', 'state', 'reopensOn']
  return changedFields(base, values).filter((name) => !kept.includes(name))
}

/** Whether the establishment is to be a draft, which may lack some of what is required (state). */
export const isDraft = ({ state }: Pick<FormValues, 'state'>) => state === wordOfState('DRAFT')

export interface CheckContext {
  /** As the server has it; null for a new one. */
  base: FormValues | null
  /** Whether a chosen category has an active subcategory; false while that is not known. */
  subcategoryRequired: { current: boolean }
}

/**
 * What is wrong with a form, by the same rules as on the server. Of an establishment that is there only what has
 * changed is looked at, as the server does: a phone can be corrected where something else is required by now. All of a
 * draft is looked at when it is published.
 */
export const checkBusiness: Resolver<BusinessValues, CheckContext> = async (values, context) => {
  const { base = null, subcategoryRequired } = context ?? {}
  const isPublished = base && isDraft(base) && !isDraft(values)
  const changed = isPublished ? null : base && changedFields(base, values)
  const isChecked = (name: FieldName) =>
    !changed ||
    [name, ...checkedTogether.filter((group) => group.includes(name)).flat()].some((each) =>
      changed.includes(each),
    )
  const options = { fields: {}, shouldUseNativeValidation: false }
  const input = createInput(values)
  const checkInput = zodResolver(createInputRule(input), undefined, { raw: true })
  const found = await checkInput(input as never, undefined, options)
  const errors: Partial<Record<FieldName, FieldError>> = {}
  for (const name of fieldNames.filter(isChecked)) {
    const error: FieldError | undefined = get(found.errors, paths[name])
    if (error?.message) errors[name] = error
  }
  const isRequired = subcategoryRequired?.current && !isDraft(values)
  if (values.subcategories.length === 0 && isRequired && isChecked('subcategories')) {
    errors.subcategories = { type: 'required', message: businessTexts.subcategories }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
