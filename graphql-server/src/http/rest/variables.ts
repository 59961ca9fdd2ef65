import { BadUserInputError } from '../../errors.ts'
import type { Field } from './field.ts'
import type { Route, Variables } from './route.ts'
import type { Values } from './values.ts'

/** What a request brings, by where it stands. */
export interface Given {
  params: Values
  query: Values
  headers: Values
  body: Values
}

/** A field of a route, with the name that clients know it by and the path of its variable. */
export interface Placed {
  name: string
  path: string
  field: Field
  place: keyof Given
}

const known = new WeakMap<Route, Placed[]>()

/** All fields of a route, put together once. */
export function fieldsOf(route: Route): Placed[] {
  const fields = known.get(route) ?? placedFields(route)
  known.set(route, fields)
  return fields
}

function placedFields({ params, query, headers, body }: Route): Placed[] {
  return Object.entries({ params, query, headers, body }).flatMap(([place, fields]) =>
    Object.entries(fields ?? {}).map(([name, field]) => ({
      name,
      field,
      place: place as keyof Given,
      path: field.to ?? (place === 'body' ? `input.${name}` : name),
    })),
  )
}

/**
 * The variables of a route's document. What is absent stays absent, so that an update leaves it as it is; what no
 * field knows is ignored.
 *
 * @param route whose document it is
 * @param given what the request brings
 * @throws BadUserInputError with a message for each value that cannot be read, by the client's names
 */
export function readVariables(route: Route, given: Given): Variables {
  const fields = fieldsOf(route)
  const variables: Variables = structuredClone(route.fixed ?? {})
  if (fields.some(({ path }) => path.startsWith('input.'))) variables.input = {}
  const problems: Record<string, string> = {}
  for (const { name, path, field, place } of fields) {
    const values = valuesOf(given, place, name)
    try {
      const value = values?.length ? field.read(values, name) : absent(route, field, values)
      if (value !== undefined) put(variables, path, value)
    } catch (error) {
      if (!(error instanceof BadUserInputError)) throw error
      Object.assign(problems, error.fields)
    }
  }
  if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
  return variables
}

/** A search form sends all of its fields: an empty one in a query is as good as absent. */
function valuesOf(given: Given, place: keyof Given, name: string): unknown[] | undefined {
  const values = given[place].get(name)
  return place === 'query' && values?.every((value) => value === '') ? undefined : values
}

/** An empty list is a value; what is missing from something new is left to the rule that demands it. */
function absent({ method }: Route, { blank, isRequired }: Field, values: unknown[] | undefined): unknown {
  return values || (isRequired && method === 'POST') ? blank : undefined
}

function put(variables: Variables, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? path
  let target = variables
  for (const step of steps) {
    target[step] ??= {}
    target = target[step] as Variables
  }
  target[last] = value
}

/**
 * Messages by the names of variables, under the names that REST clients know.
 *
 * @param route that was asked
 * @param fields messages by path, such as `input.address.cityId` or `input.photos.3`
 */
export function renameFields(route: Route, fields: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Map(fieldsOf(route).map(({ name, path }) => [path, name]))
  const renamed = Object.entries(fields).map(([path, message]) => {
    const parents = path
      .split('.')
      .map((_step, index, steps) => steps.slice(0, steps.length - index).join('.'))
    const known = parents.find((parent) => names.has(parent))
    return [(known && names.get(known)) ?? path.replace(/^(input|filter)\./, ''), message]
  })
  return Object.fromEntries(renamed)
}
