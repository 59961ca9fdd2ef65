import type { Field, Fields } from '../fields.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { Route } from '../route.ts'
import { failuresOf } from './failures.ts'

/** Schemas that others refer to. */
type Named = Readonly<Record<string, JsonSchema>>

/** Describes a route as an operation of OpenAPI. */
export function operationOf(route: Route, named: Named): object {
  const { path, operationId, scope, summary, description, isDeprecated } = route
  const { params, query, headers, body } = route
  return {
    operationId,
    tags: [path.split('/')[1]?.toLowerCase()],
    summary,
    description,
    ...(isDeprecated && { deprecated: true }),
    security: scope === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...parametersOf(headers, 'header'),
    ],
    ...(body && { requestBody: requestBodyOf(route, body, named) }),
    responses: { ...successOf(route, named), ...failuresOf(route) },
  }
}

function parametersOf(fields: Fields = {}, place: 'path' | 'query' | 'header'): object[] {
  return Object.entries(fields).map(([name, { schema }]) => {
    const { description, examples, ...rest } = schema
    const example = examples?.[0] ?? rest.default
    const type = Array.isArray(rest.type) ? 'string' : rest.type
    const isList = rest.items !== undefined
    return {
      name,
      in: place,
      description,
      required: place === 'path',
      ...(isList && { style: place === 'path' ? 'simple' : 'form', explode: false }),
      schema: { ...rest, type },
      ...(example !== undefined && { example }),
    }
  })
}

/**
 * Generators of typed clients choose JSON, or the first type, of several: so a call that takes files is described by its
 * forms alone, multipart first.
 */
function requestBodyOf(route: Route, fields: Fields, named: Named): object {
  const isNew = route.method === 'POST'
  const isOptional = !isNew || Object.values(fields).every(({ isRequired }) => !isRequired)
  const texts = Object.fromEntries(Object.entries(fields).filter(([, { isFile }]) => !isFile))
  const example = exampleOf(formSchema(texts, isNew), named)
  const json = { schema: jsonSchema(fields, isNew), example: exampleOf(jsonSchema(fields, isNew), named) }
  const multipart = { schema: formSchema(fields, isNew), example }
  const urlEncoded = { schema: formSchema(texts, isNew), example }
  const takesFiles = Object.values(fields).some(({ isFile }) => isFile)
  return {
    required: !isOptional,
    content: takesFiles
      ? { 'multipart/form-data': multipart, 'application/x-www-form-urlencoded': urlEncoded }
      : {
          'application/json': json,
          'application/x-www-form-urlencoded': urlEncoded,
          'multipart/form-data': multipart,
        },
  }
}

function jsonSchema(fields: Fields, isNew: boolean): JsonSchema {
  return bodySchema(Object.entries(fields), isNew, ({ schema }) => schema)
}

/** A form has lists under names with closing brackets, and no null. */
function formSchema(fields: Fields, isNew: boolean): JsonSchema {
  const named = Object.entries(fields).map(([name, field]): [string, Field] => [
    field.schema.items && !field.isFile ? `${name}[]` : name,
    field,
  ])
  return bodySchema(named, isNew, ({ schema }) =>
    Array.isArray(schema.type) ? { ...schema, type: 'string' } : schema,
  )
}

function bodySchema(
  fields: readonly [string, Field][],
  isNew: boolean,
  schemaOf: (field: Field) => JsonSchema,
): JsonSchema {
  const required = fields.filter(([, field]) => isNew && field.isRequired).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 && { required }),
  }
}

function successOf({ method, scope, success: response }: Route, named: Named): Record<string, object> {
  const success: JsonSchema = { type: 'boolean', const: true, description: 'Always true.' }
  const properties = { success, ...response.properties }
  const schema: JsonSchema = { type: 'object', required: Object.keys(properties), properties }
  const hasTag = method === 'GET' && scope === 'public'
  return {
    [response.status]: {
      description: response.status === 201 ? 'Created.' : 'Done.',
      ...(hasTag && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
      content: { 'application/json': { schema, example: exampleOf(schema, named) } },
    },
    ...(hasTag && { 304: { $ref: '#/components/responses/NotModified' } }),
  }
}

/** An example made of the examples of a schema's parts; properties without any are left out. */
function exampleOf(schema: JsonSchema, named: Named): unknown {
  if (schema.$ref) return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(
      ([name, property]) => [name, exampleOf(property, named)] as const,
    )
    return Object.fromEntries(entries.filter(([, example]) => example !== undefined))
  }
  return schema.items ? [exampleOf(schema.items, named)] : schema.default
}
