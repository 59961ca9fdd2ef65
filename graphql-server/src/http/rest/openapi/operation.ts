import type { Field, Fields } from '../fields.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { Route } from '../route.ts'
import { failuresOf } from './failures.ts'

/** Component schemas by name, which `$ref`s refer to. */
type Components = Readonly<Record<string, JsonSchema>>

/** Describes a route as an OpenAPI operation. */
export function operationOf(route: Route, components: Components): object {
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
    ...(body && { requestBody: requestBodyOf(body, route.method === 'POST', components) }),
    responses: { ...successOf(route, components), ...failuresOf(route) },
  }
}

function parametersOf(fields: Fields = {}, location: 'path' | 'query' | 'header'): object[] {
  return Object.entries(fields).map(([name, { schema }]) => {
    const { description, examples, ...rest } = schema
    const example = examples?.[0] ?? rest.default
    return {
      name,
      in: location,
      description,
      required: location === 'path',
      ...(rest.items && { style: location === 'path' ? 'simple' : 'form', explode: false }),
      schema: withoutNull(rest),
      ...(example !== undefined && { example }),
    }
  })
}

/** Parameters and forms have no null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type } = schema
  return Array.isArray(type) ? { ...schema, type: type.find((each) => each !== 'null') } : schema
}

/**
 * Generators of typed clients choose JSON, or the first type, of several: so a call that takes files is described by its
 * forms alone, multipart first.
 */
function requestBodyOf(fields: Fields, isCreate: boolean, components: Components): object {
  const entries = Object.entries(fields)
  const texts = entries.filter(([, { isFile }]) => !isFile)
  const json = bodySchema(entries, isCreate)
  const textForm = bodySchema(formEntries(texts), isCreate)
  const example = exampleOf(textForm, components)
  const multipart = { schema: bodySchema(formEntries(entries), isCreate), example }
  const urlEncoded = { schema: textForm, example }
  return {
    required: isCreate && entries.some(([, { isRequired }]) => isRequired),
    content:
      texts.length < entries.length
        ? { 'multipart/form-data': multipart, 'application/x-www-form-urlencoded': urlEncoded }
        : {
            'application/json': { schema: json, example: exampleOf(json, components) },
            'application/x-www-form-urlencoded': urlEncoded,
            'multipart/form-data': multipart,
          },
  }
}

/** Names of lists end with brackets in a form. */
function formEntries(entries: readonly [string, Field][]): [string, Field][] {
  return entries.map(([name, field]) => {
    const isTextList = field.schema.items && !field.isFile
    return [isTextList ? `${name}[]` : name, { ...field, schema: withoutNull(field.schema) }]
  })
}

function bodySchema(entries: readonly [string, Field][], isCreate: boolean): JsonSchema {
  const required = entries.filter(([, { isRequired }]) => isCreate && isRequired).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    ...(required.length > 0 && { required }),
  }
}

function successOf({ method, scope, success }: Route, components: Components): Record<string, object> {
  const properties: Record<string, JsonSchema> = {
    success: { type: 'boolean', const: true, description: 'Always true.' },
    ...success.properties,
  }
  const schema: JsonSchema = { type: 'object', required: Object.keys(properties), properties }
  const hasETag = method === 'GET' && scope === 'public'
  return {
    [success.status]: {
      description: success.status === 201 ? 'Created.' : 'Done.',
      ...(hasETag && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
      content: { 'application/json': { schema, example: exampleOf(schema, components) } },
    },
    ...(hasETag && { 304: { $ref: '#/components/responses/NotModified' } }),
  }
}

/** Composes an example from those of a schema's parts; properties without any are left out. */
function exampleOf(schema: JsonSchema, components: Components): unknown {
  if (schema.$ref) return exampleOf(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components)
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.items) return [exampleOf(schema.items, components)]
  if (!schema.properties) return schema.default
  const entries = Object.entries(schema.properties).map(
    ([name, property]) => [name, exampleOf(property, components)] as const,
  )
  return Object.fromEntries(entries.filter(([, example]) => example !== undefined))
}
