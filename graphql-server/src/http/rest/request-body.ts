import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '../../../../schema/json.ts'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** What a request carries, by name and in order: texts, files, or whatever JSON can hold. */
export type Values = Map<string, unknown[]>

/** The fields of a body. */
export interface RequestBody {
  /** Nested names are in brackets: `address[city]`. */
  values: Values
  /** Turns such a name into the client's own spelling: `address.city` in JSON. */
  spell(name: string): string
}

/**
 * Lets a scope read JSON and URL-encoded forms. Some clients name JSON as the type of every request, so an empty body
 * counts as an empty object.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : parseJson(request, text as string, done),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(text as string)),
  )
}

/**
 * The body that Fastify has read.
 *
 * @throws RefusedRequestError 400 for JSON that is no object
 */
export function bodyOf({ body = {} }: Pick<FastifyRequest, 'body'>): RequestBody {
  if (body instanceof URLSearchParams) return formBody([...body])
  if (!isRecord(body) || Array.isArray(body)) throw new RefusedRequestError(400, texts.rest.onlyAnObject)
  return { values: valuesOfJson(body), spell: dotted }
}

/** The body of a form. @param pairs names and values in the order in which they came */
export function formBody(pairs: readonly (readonly [string, unknown])[]): RequestBody {
  const isDotted = pairs.some(([name]) => /\.\w/.test(name))
  return { values: valuesOfPairs(pairs), spell: isDotted ? dotted : (name) => name }
}

const dotted = (name: string) => name.replace(/\[(\w+)\]/g, '.$1')

/**
 * The values of a query or a form. `category`, `category[]` and `category[0]` are one name, and so are `address[city]`
 * and `address.city`.
 */
export function valuesOfPairs(pairs: Iterable<readonly [string, unknown]>): Values {
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

/** The values of an object whose properties are names. */
export function valuesOfRecord(record: unknown): Values {
  return valuesOfPairs(Object.entries(record as Record<string, unknown>))
}

/** No field is nested deeper than the second level. */
const maxDepth = 4

/** The values of a JSON object. Where an entity stands as the API sends it, its `_id` counts. */
function valuesOfJson(body: object): Values {
  return new Map(entriesOf(body, (name) => name, 1))
}

function entriesOf(body: object, named: (name: string) => string, depth: number): [string, unknown[]][] {
  return Object.entries(body).flatMap(([name, value]): [string, unknown[]][] => {
    if (Array.isArray(value)) return [[named(name), value.map(idOf)]]
    const plain = idOf(value)
    if (!isRecord(plain) || depth === maxDepth) return [[named(name), [plain]]]
    return entriesOf(plain, (inner) => `${named(name)}[${inner}]`, depth + 1)
  })
}

function idOf(value: unknown): unknown {
  return isRecord(value) && '_id' in value ? value._id : value
}
