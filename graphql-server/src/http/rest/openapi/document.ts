import { codeReasons, statuses } from '../../../errors.ts'
import type { Field, Fields } from '../fields.ts'
import type { JsonSchema } from '../json-schema.ts'
import { paginationSchema, type Route } from '../route.ts'
import { describeFailures, failureResponses, failureSchema } from './failures.ts'

const description = `The facade for clients of plain HTTP over the same rules as \`/graphql\`.

- Answers are \`{ success, data, message?, pagination? }\`, failures \`{ success, message, error, code, reason?, details? }\`; messages are in Portuguese.
- A token comes from \`POST /auth/login\` and goes into \`Authorization: Bearer …\`.
- Numbers and booleans may be sent as text, lists repeated with or without \`[]\`, and unknown fields are ignored. A body may be JSON, a URL-encoded form or a multipart form, in UTF-8. Calls that take files are described as forms; without files they take JSON too, where \`address[city]\` is \`address.city\`.
- An update changes only what is sent; an empty text clears an optional field.
- \`details\` names fields as they were sent: \`address.city\` in JSON, \`address[city]\` in a form.
- \`GET\` of one entity has \`ETag\` and \`Last-Modified\`. A write with \`If-Match\` (tags are compared weakly) or \`If-Unmodified-Since\` is done only if the entity is as it was read, else it is a 412 with the code \`PRECONDITION_FAILED\`; one that names no such entity matches nothing.
- A query parameter that is one letter off a known one (two, of eight letters or more) is a 400 that names both. Any other unknown one is ignored.
- Every answer carries \`X-Request-Id\`, by which the operator finds it in the log.`

const demoExamples =
  '- The examples work on the demo data. Those of `DELETE` name what the example of `POST` has created.'
const placeholders = `- Examples of \`PUT\` and \`DELETE\` name no record: put its id in place of \`ID\`.`

const reasonTable = [
  '| `code` | Status | `reason` | Means |',
  '|---|---|---|---|',
  ...Object.entries(statuses).flatMap(([code, status]) => [
    `| \`${code}\` | ${status} | | |`,
    ...Object.entries(codeReasons(code)).map(([reason, text]) => `| | | \`${reason}\` | ${text} |`),
  ]),
].join('\n')

const tags: Record<string, string> = {
  auth: 'Accounts and sessions.',
  businesses: 'Establishments.',
  cities: 'Cities of the region.',
  categories: 'Categories of establishments.',
  neighborhoods: 'Neighborhoods of cities.',
  subcategories: 'Subcategories, each in a category. `/subCategories` answers the same and is deprecated.',
  attributes: 'Questions about establishments that administrators keep as data.',
  favorites: 'What an account has marked.',
  suggestions: 'What a typed text may mean.',
}

/**
 * Describes the API as an OpenAPI 3.1 document.
 *
 * @param isDemo whether examples may refer to records of the demo data
 */
export function openApiDocument(routes: readonly Route[], isDemo = false): object {
  const schemas = componentSchemas(routes)
  const all = routes.filter(({ isUndescribed }) => !isUndescribed)
  const described = isDemo ? all : all.map(withPlaceholders)
  const pathItem = (rows: readonly Route[]) =>
    Object.fromEntries(rows.map((row) => [row.method.toLowerCase(), describeOperation(row, schemas)]))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Guia do Vale: REST API',
      version: '1.0.0',
      description: `${description}\n${isDemo ? demoExamples : placeholders}\n\n${reasonTable}`,
      contact: { name: 'Guia do Vale' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/api', description: 'This server.' }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: Object.fromEntries(
      [...Map.groupBy(described, ({ path }) => path)].map(([path, rows]) => [path, pathItem(rows)]),
    ),
    components: {
      schemas,
      responses: {
        ...failureResponses(),
        NotModified: { description: "The client's copy is still valid." },
      },
      headers: {
        ETag: {
          description:
            'Entity tag. Send it as `If-None-Match` to get a 304 while the response is unchanged, or as `If-Match` with a write.',
          schema: { type: 'string' },
          example: 'W/"9JJQnPkTbBIHUxvL1Ye57p2Q0Io"',
        },
        LastModified: {
          description: "Time of the entity's last change, for `If-Unmodified-Since`.",
          schema: { type: 'string' },
          example: 'Fri, 20 Nov 2026 15:00:00 GMT',
        },
        RetryAfter: {
          description: 'Seconds to wait before a retry.',
          schema: { type: 'integer', minimum: 1 },
          example: 5,
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** Replaces examples that refer to real records or accounts. */
function withPlaceholders(route: Route): Route {
  const replace = (fields: Fields | undefined, toExample: (field: Field) => string | undefined) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const example = toExample(field)
        return [name, example ? { ...field, schema: { ...field.schema, examples: [example] } } : field]
      }),
    )
  const changes = route.method === 'PUT' || route.method === 'DELETE'
  const params = changes ? replace(route.params, () => 'ID') : route.params
  const body = replace(route.body, ({ placeholder }) => placeholder)
  return { ...route, ...(params && { params }), ...(body && { body }) }
}

function componentSchemas(routes: readonly Route[]): Record<string, JsonSchema> {
  const entities = routes.flatMap(({ success: { entity } }) => entity ?? [])
  const sorted = entities.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const byName = Object.fromEntries(sorted.map(({ name, schema }) => [name, schema]))
  return { ...byName, Pagination: paginationSchema, Failure: failureSchema }
}

/** Component schemas by name, for `$ref`. */
type Components = Readonly<Record<string, JsonSchema>>

/** Describes a route as an OpenAPI operation. */
function describeOperation(route: Route, components: Components): object {
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
      ...describeParameters(params, 'path'),
      ...describeParameters(query, 'query'),
      ...describeParameters(headers, 'header'),
      ...(route.method === 'GET' ? [] : conditions),
    ],
    ...(body && { requestBody: describeRequestBody(body, route.method === 'POST', components) }),
    responses: { ...describeSuccess(route, components), ...describeFailures(route) },
  }
}

const conditions = [
  {
    name: 'If-Match',
    in: 'header',
    description: 'Entity tags of the version read; a 412 if none matches.',
    required: false,
    schema: { type: 'string' },
  },
  {
    name: 'If-Unmodified-Since',
    in: 'header',
    description: '`Last-Modified` of the version read; a 412 if it has changed since.',
    required: false,
    schema: { type: 'string' },
  },
]

function describeParameters(fields: Fields = {}, location: 'path' | 'query' | 'header'): object[] {
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

/** Parameters and forms have no null; an empty text replaces it. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema
  return {
    ...schema,
    ...(Array.isArray(type) && { type: type.find((each) => each !== 'null') }),
    ...(values && { enum: values.map((each) => each ?? '') }),
  }
}

/**
 * Generators of typed clients choose JSON, or the first of several types, so a call that takes files has forms only,
 * multipart first.
 */
function describeRequestBody(fields: Fields, isCreate: boolean, components: Components): object {
  const entries = Object.entries(fields)
  const texts = entries.filter(([, { isFile }]) => !isFile)
  const json = bodySchema(entries, isCreate)
  const textForm = bodySchema(formEntries(texts), isCreate)
  const example = composeExample(textForm, components)
  const multipart = { schema: bodySchema(formEntries(entries), isCreate), example }
  const urlEncoded = { schema: textForm, example }
  return {
    required: isCreate && entries.some(([, { isRequired }]) => isRequired),
    content:
      texts.length < entries.length
        ? { 'multipart/form-data': multipart, 'application/x-www-form-urlencoded': urlEncoded }
        : {
            'application/json': { schema: json, example: composeExample(json, components) },
            'application/x-www-form-urlencoded': urlEncoded,
            'multipart/form-data': multipart,
          },
  }
}

/** List names end with brackets in a form. */
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

function describeSuccess({ method, scope, success }: Route, components: Components): Record<string, object> {
  const properties: Record<string, JsonSchema> = {
    success: { type: 'boolean', const: true, description: 'Always true.' },
    ...success.properties,
  }
  const schema: JsonSchema = { type: 'object', required: Object.keys(properties), properties }
  const hasETag = method === 'GET' && scope === 'public'
  const { $ref } = success.properties.data ?? {}
  const isDated = hasETag && components[$ref?.split('/').at(-1) ?? '']?.properties?.updatedAt !== undefined
  const headers = {
    ETag: { $ref: '#/components/headers/ETag' },
    ...(isDated && { 'Last-Modified': { $ref: '#/components/headers/LastModified' } }),
  }
  return {
    [success.status]: {
      description: success.status === 201 ? 'Created.' : 'Done.',
      ...(hasETag && { headers }),
      content: { 'application/json': { schema, example: composeExample(schema, components) } },
    },
    ...(hasETag && { 304: { $ref: '#/components/responses/NotModified' } }),
  }
}

/** Composes an example from those of a schema's parts; properties without one are omitted. */
function composeExample(schema: JsonSchema, components: Components): unknown {
  if (schema.$ref) return composeExample(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components)
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.items) return [composeExample(schema.items, components)]
  if (!schema.properties) return schema.default
  const entries = Object.entries(schema.properties).map(
    ([name, property]) => [name, composeExample(property, components)] as const,
  )
  return Object.fromEntries(entries.filter(([, example]) => example !== undefined))
}
