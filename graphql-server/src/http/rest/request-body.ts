import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '../../../../schema/json.ts'
import { RefusedRequestError } from '../../errors.ts'
import { checkFormText } from '../../media/uploads/multipart-body.ts'
import { texts } from '../../messages/texts.ts'
import { acceptMultipart, parseUtf8 } from '../bodies.ts'

/** What a request carries, by name and in order: texts, files, or any JSON value. */
export type Values = Map<string, unknown[]>

/** The fields of a body. */
export interface RequestBody {
  /** Nested names are in brackets: `address[city]`. */
  values: Values
  /** The client's own spelling of such a name: `address.city` in JSON. */
  spell(name: string): string
}

/** Accepts JSON, of which an empty body counts as an empty object since old clients send one, and URL-encoded forms. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    parseUtf8((request, text, done) => (text === '' ? done(null, {}) : parseJson(request, text, done))),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    parseUtf8((_request, text, done) => done(null, new URLSearchParams(text))),
  )
  acceptMultipart(app)
}

/** @throws RefusedRequestError 400 for JSON that is no object, and for a form that is no UTF-8 */
export function readBody({ body = {} }: Pick<FastifyRequest, 'body'>): RequestBody {
  if (body instanceof URLSearchParams) {
    for (const text of body.values()) checkFormText(text, false)
    return formBody([...body])
  }
  if (!isRecord(body) || Array.isArray(body)) throw new RefusedRequestError(400, texts.rest.onlyAnObject)
  return { values: new Map(jsonEntries(body, (name) => name, 1)), spell: dotted }
}

/** @param pairs names and values of a form in the order in which they came */
export function formBody(pairs: readonly (readonly [string, unknown])[]): RequestBody {
  const isDotted = pairs.some(([name]) => /\.\w/.test(name))
  return { values: groupValues(pairs), spell: isDotted ? dotted : (name) => name }
}

const dotted = (name: string) => name.replace(/\[(\w+)\]/g, '.$1')

/**
 * The values of a query or a form. `category`, `category[]` and `category[0]` are one name, and so are `address[city]`
 * and `address.city`.
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
 * An entity in the place of its id, as responses have it, counts as its `_id`. Other objects, and lists of several values,
 * are kept, so that text fields refuse them; the fields of an object are added to it.
 */
function jsonEntries(body: object, nameOf: (key: string) => string, depth: number): [string, unknown[]][] {
  return Object.entries(body).flatMap(([key, value]): [string, unknown[]][] => {
    const name = nameOf(key)
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
