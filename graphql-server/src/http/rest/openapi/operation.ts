import type { Fields } from '../field.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { Route } from '../route.ts'
import { formBody, jsonBody } from './bodies.ts'
import { exampleOf } from './example.ts'
import { failures } from './failures.ts'

type Named = Readonly<Record<string, JsonSchema>>

/**
 * A route as OpenAPI describes it.
 *
 * @param named schemas that others refer to
 */
export function operationOf(route: Route, named: Named): object {
  const { path, may, summary, description, params, query, headers, body } = route
  return {
    operationId: operationId(route),
    tags: [tagOf(path)],
    summary,
    ...(description && { description }),
    security: may === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...parametersOf(headers, 'header'),
    ],
    ...(body && { requestBody: requestBodyOf(route, body, named) }),
    responses: { ...answersOf(route, named), ...failuresOf(route) },
  }
}

/** The part of the API that a path belongs to: its first segment. */
export function tagOf(path: string): string {
  const segment = path.split('/')[1] ?? ''
  return segment.toLowerCase()
}

/** `getCitiesSlugBySlug` for `GET /cities/slug/{slug}`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[/-]/).filter(Boolean)
  const named = words.map((word) => {
    const plain = word.replace(/[{}]/g, '')
    return (plain === word ? '' : 'By') + plain.charAt(0).toUpperCase() + plain.slice(1)
  })
  return method.toLowerCase() + named.join('')
}

function parametersOf(fields: Fields = {}, where: 'path' | 'query' | 'header'): object[] {
  return Object.entries(fields).map(([name, { schema }]) => {
    const { description, examples, ...rest } = schema
    const example = examples?.[0] ?? rest.default
    const type = Array.isArray(rest.type) ? 'string' : rest.type
    const isList = rest.items !== undefined
    return {
      name,
      in: where,
      description,
      required: where === 'path',
      ...(isList && { style: where === 'path' ? 'simple' : 'form', explode: false }),
      schema: { ...rest, type },
      ...(example !== undefined && { example }),
    }
  })
}

function requestBodyOf(route: Route, fields: Fields, named: Named): object {
  const isNew = route.method === 'POST'
  const withExample = (schema: JsonSchema, shown = schema) => ({ schema, example: exampleOf(shown, named) })
  const texts = Object.fromEntries(Object.entries(fields).filter(([, { isFile }]) => !isFile))
  return {
    required: isNew,
    content: {
      'application/json': withExample(jsonBody(fields, isNew)),
      ...(route.isForm && {
        'multipart/form-data': withExample(formBody(fields, isNew), formBody(texts, isNew)),
      }),
    },
  }
}

function answersOf({ method, may, answer }: Route, named: Named): Record<string, object> {
  const success: JsonSchema = { type: 'boolean', const: true, description: 'Always true.' }
  const properties = { success, ...answer.properties }
  const schema: JsonSchema = { type: 'object', required: Object.keys(properties), properties }
  const isKept = method === 'GET' && may === 'public'
  return {
    [answer.status]: {
      description: answer.status === 201 ? 'Created.' : 'Done.',
      ...(isKept && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
      content: { 'application/json': { schema, example: exampleOf(schema, named) } },
    },
    ...(isKept && { 304: { $ref: '#/components/responses/NotModified' } }),
  }
}

function failuresOf(route: Route): Record<string, object> {
  const own = Object.entries(failures).filter(([, failure]) => failure.of(route))
  return Object.fromEntries(
    own.map(([status]) => [status, { $ref: `#/components/responses/Failure${status}` }]),
  )
}
