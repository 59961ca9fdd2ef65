import type { FastifyRequest } from 'fastify'
import { BadUserInputError } from '../../errors.ts'
import { type Field, InvalidValue } from './fields.ts'
import { type RequestBody, type Values, valuesOfRecord } from './request-body.ts'
import type { Route, Variables } from './route.ts'

type Place = 'params' | 'query' | 'headers' | 'body'

/** A field of a route, with the name that clients use and the path of its variable. */
export interface PlacedField {
  name: string
  path: string
  field: Field
  place: Place
}

const known = new WeakMap<Route, PlacedField[]>()

/** All fields of a route. */
export function fieldsOf(route: Route): PlacedField[] {
  const fields = known.get(route) ?? placedFields(route)
  known.set(route, fields)
  return fields
}

function placedFields({ params, query, headers, body }: Route): PlacedField[] {
  return Object.entries({ params, query, headers, body }).flatMap(([place, fields]) =>
    Object.entries(fields ?? {}).map(([name, field]) => ({
      name,
      field,
      place: place as Place,
      path: field.variable ?? (place === 'body' ? `input.${name}` : name),
    })),
  )
}

/** The parts of a request that carry values. */
export type RequestParts = Pick<FastifyRequest, 'params' | 'query' | 'headers'>

/**
 * Makes the variables of a route's document. An absent field stays absent (absent-unchanged); unknown ones are ignored.
 *
 * @throws BadUserInputError with a message for each value that cannot be read or is missing, by path of its variable
 */
export function readVariables(route: Route, request: RequestParts, body: RequestBody): Variables {
  const fields = fieldsOf(route)
  const variables: Variables = structuredClone(route.constants ?? {})
  if (fields.some(({ path }) => path.startsWith('input.'))) variables.input = {}
  const problems: Record<string, string> = {}
  const valuesIn: Record<Exclude<Place, 'headers'>, Values> = {
    params: valuesOfRecord(request.params),
    query: valuesOfRecord(request.query),
    body: body.values,
  }
  for (const { name, path, field, place } of fields) {
    const values =
      place === 'headers'
        ? headerValues(request.headers[name.toLowerCase()])
        : sentValues(valuesIn[place], place, name)
    try {
      const value = values?.length ? field.read(values) : absentValue(route, field, values)
      if (value !== undefined) assign(variables, path, value)
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error
      problems[path] = error.message
    }
  }
  for (const { path, field } of fields)
    if (field.missing && !valueAt(variables, path)) problems[path] ??= field.missing
  if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
  return variables
}

function headerValues(value: string | string[] | undefined): unknown[] | undefined {
  return value === undefined ? undefined : [value].flat()
}

/** A search form sends all of its fields, so an empty one in a query counts as absent. */
function sentValues(sent: Values, place: Place, name: string): unknown[] | undefined {
  const values = sent.get(name)
  return place === 'query' && values?.every((value) => value === '') ? undefined : values
}

/** An empty list is a value. A create gets what is missing as an empty value, which its rule refuses. */
function absentValue(
  { method }: Route,
  { empty, isRequired }: Field,
  values: unknown[] | undefined,
): unknown {
  return values || (isRequired && method === 'POST') ? empty : undefined
}

function assign(variables: Variables, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? path
  let target = variables
  for (const step of steps) {
    target[step] ??= {}
    target = target[step] as Variables
  }
  target[last] = value
}

function valueAt(variables: Variables, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => (at as Variables | undefined)?.[step], variables)
}

/**
 * Messages by path of a variable, under the names that the client has sent.
 *
 * @param fields messages by paths such as `input.address.cityId` or `input.photos.3`
 * @param spell the client's spelling of fields of the body
 */
export function clientDetails(
  route: Route,
  fields: Readonly<Record<string, string>>,
  spell: RequestBody['spell'],
): Record<string, string> {
  const named = new Map(
    fieldsOf(route).map(({ name, path, place }) => [path, place === 'body' ? spell(name) : name]),
  )
  const details = Object.entries(fields).map(([path, message]) => {
    const ancestors = path
      .split('.')
      .map((_step, index, steps) => steps.slice(0, steps.length - index).join('.'))
    const known = ancestors.find((ancestor) => named.has(ancestor))
    return [(known && named.get(known)) ?? path.replace(/^(input|filter)\./, ''), message]
  })
  return Object.fromEntries(details)
}
