import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { password } from '../test/roles.ts'

/** A place in the arguments of a field where a text or an id goes, such as `input.address.street`. */
export type Place = readonly string[]

type Root = GraphQLField<unknown, unknown>

/** What a required value is that is not the one tried, by its name: so that the one tried goes as far as it can. */
const samples: Readonly<Record<string, unknown>> = {
  id: '2',
  ids: ['2'],
  businessId: '2',
  cityId: '3',
  neighborhoodId: '2',
  categoryId: '1',
  categoryIds: ['2'],
  subcategoryIds: ['1'],
  photoIds: ['1', '2'],
  name: 'Nova',
  description: '<p>Nova.</p>',
  phone: '12999990000',
  email: 'nova@exemplo.test',
  password,
  currentPassword: password,
  newPassword: 'outra-senha',
  month: '2026-11',
  alt: 'Balcão',
}

/** Every place of a field's arguments that takes a text or an id. */
export function textPlaces({ args }: Root): Place[] {
  return args.flatMap(placesIn)
}

function placesIn({ name, type }: GraphQLArgument | GraphQLInputField): Place[] {
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      placesIn(field).map((place) => [name, ...place]),
    )
  }
  return ['String', 'ID', 'JSON', 'DateTime'].includes(named.name) ? [[name]] : []
}

/** The operation that asks for a field with all of its arguments as variables, and for no more than it must. */
export function operationOf(kind: 'query' | 'mutation', field: Root): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
  return `${kind} ${variables && `(${variables})`} { result: ${field.name}${args && `(${args})`} ${selection} }`
}

/**
 * Variables with a value at one place, and at others only what must be there.
 *
 * @param file what an upload is
 */
export function variablesWith(
  { args }: Root,
  place: Place,
  value: unknown,
  file: unknown,
): Record<string, unknown> {
  const entries = args
    .filter((arg) => arg.name === place[0] || isRequiredArgument(arg))
    .map((arg) => [arg.name, sampleOf(arg, arg.name === place[0] ? place : [], value, file)])
  return Object.fromEntries(entries)
}

function sampleOf(
  { name, type }: GraphQLArgument | GraphQLInputField,
  place: Place,
  value: unknown,
  file: unknown,
): unknown {
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => field.name === place[1] || isRequiredInputField(field),
    )
    const entries = fields.map((field) => [
      field.name,
      sampleOf(field, field.name === place[1] ? place.slice(1) : [], value, file),
    ])
    return asList(type, Object.fromEntries(entries))
  }
  if (place.length > 0) return asList(type, value)
  if (named.name === 'Upload') return asList(type, file)
  return samples[name] ?? asList(type, isEnumType(named) ? named.getValues()[0]?.name : simple[named.name])
}

const simple: Readonly<Record<string, unknown>> = { String: 'x', ID: '1', Int: 1, Float: 1, Boolean: false }

function asList(type: GraphQLInputType, value: unknown): unknown {
  return isListType(isNonNullType(type) ? type.ofType : type) ? [value] : value
}
