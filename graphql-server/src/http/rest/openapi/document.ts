import type { JsonSchema } from '../json-schema.ts'
import { paginationSchema, type Route } from '../route.ts'
import { failureResponses, failureSchema } from './failures.ts'
import { operationOf } from './operation.ts'

const description = `The facade for clients of plain HTTP over the same rules as \`/graphql\`.

- Answers are \`{ success, data, message?, pagination? }\`, failures \`{ success, message, error, code, reason?, details? }\`; messages are in Portuguese.
- A token comes from \`POST /auth/login\` and goes into \`Authorization: Bearer …\`.
- Numbers and booleans may be sent as text, lists repeated with or without \`[]\`, and unknown fields are ignored. A body may be JSON, a URL-encoded form or a multipart form, in UTF-8. Calls that take files are described as forms; without files they take JSON too, where \`address[city]\` is \`address.city\`.
- An update changes only what is sent; an empty text clears an optional field.
- \`details\` names fields as they were sent: \`address.city\` in JSON, \`address[city]\` in a form.
- Every answer carries \`X-Request-Id\`, by which the operator finds it in the log.
- The examples work on the demo data. Those of \`DELETE\` name what the example of \`POST\` has created.`

const tags: Record<string, string> = {
  auth: 'Accounts and sessions.',
  businesses: 'Establishments.',
  cities: 'Cities of the region.',
  categories: 'Categories of establishments.',
  neighborhoods: 'Neighborhoods of cities.',
  subcategories: 'Subcategories, each in a category. `/subCategories` answers the same and is deprecated.',
  favorites: 'What an account has marked.',
  suggestions: 'What a typed text may mean.',
}

/** Describes the API as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly Route[]): object {
  const schemas = schemasOf(routes)
  const described = routes.filter(({ isUndescribed }) => !isUndescribed)
  const pathItem = (rows: readonly Route[]) =>
    Object.fromEntries(rows.map((row) => [row.method.toLowerCase(), operationOf(row, schemas)]))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Guia do Vale: REST API',
      version: '1.0.0',
      description,
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
        NotModified: { description: 'What the client has is still true.' },
      },
      headers: {
        ETag: {
          description: 'Send it as `If-None-Match` to get a 304 while the answer is the same.',
          schema: { type: 'string' },
          example: 'W/"9JJQnPkTbBIHUxvL1Ye57p2Q0Io"',
        },
        RetryAfter: {
          description: 'Seconds after which trying again makes sense.',
          schema: { type: 'integer', minimum: 1 },
          example: 5,
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function schemasOf(routes: readonly Route[]): Record<string, JsonSchema> {
  const entities = routes.flatMap(({ success: { entity } }) => entity ?? [])
  const sorted = entities.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const byName = Object.fromEntries(sorted.map(({ name, schema }) => [name, schema]))
  return { ...byName, Pagination: paginationSchema, Failure: failureSchema }
}
