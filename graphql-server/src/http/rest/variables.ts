import type { FastifyRequest } from 'fastify'
import { isRecord } from '../../../../schema/json.ts'
import { BadUserInputError, RefusedRequestError } from '../../errors.ts'
import { checkFormText } from '../../media/uploads/multipart-body.ts'
import { texts } from '../../messages/texts.ts'
import { editsBetween } from '../../suggestions/edits.ts'
import { type Field, InvalidValue } from './fields.ts'
import type { Route, Variables } from './route.ts'

/** Values of a request by name, in order: texts, files or any JSON values. */
export type Values = Map<string, unknown[]>

/** Fields of a body. */
export interface RequestBody {
  /** Nested names have brackets: `address[city]`. */
  values: Values
  /** The client's spelling of such a name: `address.city` in JSON. */
  spell(name: string): string
}

/** @throws RefusedRequestError 400 for JSON that is not an object, and for a form that is not UTF-8 */
export function readBody({ body = {} }: Pick<FastifyRequest, 'body'>): RequestBody {
  if (body instanceof URLSearchParams) {
    for (const text of body.values()) checkFormText(text, false)
    return formBody([...body])
  }
  if (!isRecord(body) || Array.isArray(body)) throw new RefusedRequestError(400, texts.rest.onlyAnObject)
  return { values: new Map(jsonEntries(body, (name) => name, 1)), spell: dotted }
}

/** @param pairs names and values of a form, in order */
export function formBody(pairs: readonly (readonly [string, unknown])[]): RequestBody {
  const isDotted = pairs.some(([name]) => /\.\w/.test(name))
  return { values: groupValues(pairs), spell: isDotted ? dotted : (name) => name }
}

const dotted = (name: string) => name.replace(/\[(\w+)\]/g, '.$1')

/**
 * Groups the values of a query or a form. `category`, `category[]` and `category[0]` are the same name, as are
 * `address[city]` and `address.city`.
 */
export function groupValues(pairs: readonly (readonly [string, unknown])[]): Values {
  const values: Values = new Map()
  for (const [name, value] of pairs) {
    const plain = name.replace(/\[\d*\]$/, '').replace(/\.(\w+)/g, '[$1]')
    const known = values.get(plain)
    // Appends in place: copying the list for each of many thousand values takes minutes.
    if (known) known.push(...[value].flat())
    else values.set(plain, [value].flat())
  }
  return values
}

/** No field is nested deeper than the second level. */
const maxDepth = 4

/**
 * An entity in place of its id, as in responses, counts as its `_id`. Other objects, and lists of several values, are
 * kept, so that text fields refuse them; an object's fields are also added by themselves.
 */
function jsonEntries(body: object, toName: (key: string) => string, depth: number): [string, unknown[]][] {
  return Object.entries(body).flatMap(([key, value]): [string, unknown[]][] => {
    const name = toName(key)
    if (Array.isArray(value)) {
      const list = value.map(entityId)
      return [[name, list.length > 1 ? [list] : list]]
    }
    const plain = entityId(value)
    const inner = isRecord(plain) && depth < maxDepth ? plain : {}
    return [[name, [plain]], ...jsonEntries(inner, (inner) => `${name}[${inner}]`, depth + 1)]
  })
}

function entityId(value: unknown): unknown {
  return isRecord(value) && '_id' in value ? value._id : value
}

const sources = ['params', 'query', 'headers', 'body'] as const

export interface RouteField {
  /** Name that clients send. */
  name: string
  source: (typeof sources)[number]
  /** Variable path. */
  path: string
  field: Field
}

export function routeFields(route: Route): RouteField[] {
  return sources.flatMap((source) =>
    Object.entries(route[source] ?? {}).map(([name, field]) => {
      const path = field.variable ?? (source === 'body' ? `input.${name}` : name)
      return { name, source, path, field }
    }),
  )
}

/**
 * Reads the variables of a route's document. Absent fields stay absent (absent-unchanged). Unknown ones are ignored,
 * except misspelt query parameters, which would silently drop a filter.
 *
 * @throws BadUserInputError with messages by variable path
 */
export function readVariables(
  route: Route,
  { params, query, headers }: Pick<FastifyRequest, 'params' | 'query' | 'headers'>,
  body: RequestBody,
): Variables {
  const fields = routeFields(route)
  const variables: Variables = structuredClone(route.constants ?? {})
  if (fields.some(({ path }) => path.startsWith('input.'))) variables.input = {}
  const problems: Record<string, string> = {}
  const valuesIn = (object: unknown) => groupValues(Object.entries(object as object))
  const sent: Record<RouteField['source'], Values> = {
    params: valuesIn(params),
    query: valuesIn(query),
    headers: route.headers ? valuesIn(headers) : new Map(),
    body: body.values,
  }
  for (const { name, source, path, field } of fields) {
    let values = sent[source].get(source === 'headers' ? name.toLowerCase() : name)
    // Search forms send all of their fields, so an empty query parameter counts as absent.
    if (source === 'query' && values?.every((value) => value === '')) values = undefined
    // A create sets absent required fields to an empty value, which their input rule refuses.
    const isEmpty = values !== undefined || (field.isRequired && route.method === 'POST')
    try {
      const value = values?.length ? field.read(values) : isEmpty ? field.empty : undefined
      if (value !== undefined) assign(variables, path, value)
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error
      problems[path] = error.message
    }
  }
  for (const name of sent.query.keys()) {
    const known = misspelt(name, Object.keys(route.query ?? {}))
    if (known) problems[name] = texts.rest.unknownParameter(name, known)
  }
  for (const { path, field } of fields)
    if (field.missing && !valueAt(variables, path)) problems[path] ??= field.missing
  if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
  return variables
}

/** @returns the known name that was probably meant: at most one edit away, or two from eight letters on */
function misspelt(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined
  return known.find((each) => {
    const most = each.length < 4 ? 0 : each.length < 8 ? 1 : 2
    return most > 0 && editsBetween(name, each, most) <= most
  })
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
 * Renames the fields of an error to the names that the client sent.
 *
 * @param messages by paths such as `input.address.cityId` or `input.photos.3`
 * @param spell of the body
 */
export function clientDetails(
  route: Route,
  messages: Readonly<Record<string, string>>,
  spell: RequestBody['spell'],
): Record<string, string> {
  const names = new Map(
    routeFields(route).map(({ name, path, source }) => [path, source === 'body' ? spell(name) : name]),
  )
  const sentName = (path: string): string | undefined =>
    names.get(path) ?? (path.includes('.') ? sentName(path.replace(/\.[^.]*$/, '')) : undefined)
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [
      sentName(path) ?? path.replace(/^(input|filter)\./, ''),
      message,
    ]),
  )
}
