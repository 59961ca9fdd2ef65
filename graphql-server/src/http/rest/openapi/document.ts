import { paginationSchema } from '../answers.ts'
import { type JsonSchema, schemaRef } from '../json-schema.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes/all.ts'
import { shapes } from '../shapes/all.ts'
import { failureSchema, failures } from './failures.ts'
import { operationOf } from './operation.ts'

const description = `The facade for clients of plain HTTP over the same rules as \`/graphql\`.

- Answers are \`{ success, data, message?, pagination? }\`, failures \`{ success, message, error, details? }\`; messages are in Portuguese.
- A token comes from \`POST /auth/login\` and goes into \`Authorization: Bearer …\`.
- Reading is tolerant: numbers and booleans may be text, lists repeated with or without \`[]\`, unknown fields are ignored. A body may be JSON, a URL-encoded form or, with files, a multipart form.
- An update changes only what is sent; an empty text clears an optional field.
- Every answer carries \`X-Request-Id\`, for whoever asks what happened.`

const tags: Record<string, string> = {
  auth: 'Accounts and sessions.',
  businesses: 'Establishments.',
  cities: 'Cities of the region.',
  categories: 'Kinds of establishments.',
  neighborhoods: 'Neighborhoods of cities.',
  subcategories: 'Finer kinds, within a category. Both spellings of the path answer the same.',
  favorites: 'What an account has marked.',
}

const schemas: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(shapes.map(({ name, schema }) => [name, schema])),
  Pagination: paginationSchema,
  Failure: failureSchema,
}

/** The API as OpenAPI 3.1 describes it: made of the tables of routes and nothing else. */
export function openApiDocument(): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Guia do Vale: REST API',
      version: '1.0.0',
      description,
      license: { name: 'All rights reserved', url: '/termos' },
    },
    servers: [{ url: '/api', description: 'This server.' }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: Object.fromEntries(
      [...Map.groupBy(routes, ({ path }) => path)].map(([path, rows]) => [path, itemOf(rows)]),
    ),
    components: {
      schemas,
      responses: {
        ...failureResponses(),
        NotModified: { description: 'What the client has is still true.' },
      },
      headers: {
        ETag: {
          description: 'Send it as `If-None-Match` to be spared an answer that has not changed.',
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

function itemOf(rows: readonly Route[]): object {
  return Object.fromEntries(rows.map((row) => [row.method.toLowerCase(), operationOf(row, schemas)]))
}

function failureResponses(): Record<string, object> {
  const entries = Object.entries(failures).map(([status, { description, message, details, retryAfter }]) => {
    const example = { success: false, message, error: message, ...(details && { details }) }
    const response = {
      description,
      ...(retryAfter && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
      content: { 'application/json': { schema: schemaRef('Failure'), example } },
    }
    return [`Failure${status}`, response]
  })
  return Object.fromEntries(entries)
}
