import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../test/app.ts'
import { useDatabase } from '../test/database.ts'
import { type DocumentedRequest, fillIn, formOf, readCurl, requestsOf } from '../test/documented-requests.ts'
import { insertAccounts, insertBusinesses } from '../test/fixtures.ts'
import { useImages } from '../test/pictures.ts'
import { limits } from './builder.ts'
import type { ErrorCode, ErrorReason } from './errors.ts'

const markdown = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8')
const requests = requestsOf(markdown)

const database = useDatabase()
const pictures = useImages(database)
closeApps()

const answers = new Map<string, unknown>()
let files: Record<string, Blob>
let origin: string

beforeAll(async () => {
  await insertBusinesses(database.pool, 400)
  await insertAccounts(database.pool)
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
  const { slug } = await database.prisma.business.findFirstOrThrow()
  files = {
    'fachada.jpg': new Blob([new Uint8Array(await picture.clone().jpeg().toBuffer())]),
    'salao.png': new Blob([new Uint8Array(await picture.clone().negate().png().toBuffer())]),
    'empresas.csv': new Blob([`slug;nome\n${slug};Outro nome\n`]),
  }
  const { app } = await testApp({ services: { ...database, ...pictures } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

/** Sends a request as the document has it; operations alone with the token, once there is one. */
async function send({ kind, text, variables }: DocumentedRequest): Promise<Response> {
  if (kind === 'sh') {
    const { url, headers, body } = readCurl(fillIn(text, answers), (name) => {
      const file = files[name]
      if (!file) throw new Error(`no such file: ${name}`)
      return file
    })
    return fetch(url.replace('http://localhost:4000', origin), { method: 'POST', headers, body })
  }
  const authorization = answers.has('Login') ? fillIn('Bearer {{Login.login.token}}', answers) : null
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query: text, variables: JSON.parse(fillIn(variables, answers)) }),
  })
}

describe('the document’s request', () => {
  it.each(requests)('$name is answered as it says', async (request) => {
    const response = await send(request)
    expect(response.headers.get('x-request-id')).toBeTruthy()
    const answer = (await response.json()) as {
      data?: unknown
      errors?: { locations?: unknown }[]
    }
    answers.set(request.name, answer.data)
    for (const error of answer.errors ?? []) delete error.locations
    const documented = request.answer as typeof answer | null
    expect(answer.errors).toEqual(documented?.errors)
    if (documented) expect(formOf(answer)).toEqual(formOf(documented))
  })
})

it('the document has requests of every kind, each with a name of its own', () => {
  expect(requests.filter(({ kind }) => kind === 'sh').length).toBeGreaterThan(3)
  expect(requests.filter(({ kind }) => kind === 'graphql').length).toBeGreaterThan(8)
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length)
  expect(requests.map(({ name }) => name)).not.toContain('')
})

/** Of GraphQL and Yoga: `graphql-over-http.test.ts` causes them. */
type LibraryCode =
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'

/** Answers to no operation. */
type ReasonElsewhere = 'RANGE_NOT_SATISFIABLE' | 'HEADERS_TOO_LARGE'

it('the document names every code, every reason and the limits as they are', () => {
  const codes: Record<ErrorCode | LibraryCode | Exclude<ErrorReason, ReasonElsewhere>, true> = {
    UNAUTHENTICATED: true,
    INVALID_CREDENTIALS: true,
    FORBIDDEN: true,
    NOT_FOUND: true,
    BAD_USER_INPUT: true,
    CONFLICT: true,
    TOO_MANY_REQUESTS: true,
    UNAVAILABLE: true,
    INTERNAL_SERVER_ERROR: true,
    BAD_REQUEST: true,
    GRAPHQL_PARSE_FAILED: true,
    GRAPHQL_VALIDATION_FAILED: true,
    OPERATION_RESOLUTION_FAILURE: true,
    SLUG_TAKEN: true,
    EMAIL_TAKEN: true,
    IN_USE: true,
    STALE_VERSION: true,
    KEY_REUSED: true,
    LIMIT_REACHED: true,
    LAST_ADMIN: true,
    DEACTIVATED: true,
    RESTORE_EXPIRED: true,
    DELETED_AGAIN: true,
    PHOTO_LIMIT: true,
    PARENT_MISSING: true,
    PARENT_MOVED: true,
    ALREADY_IMPORTED: true,
    MALFORMED: true,
    METHOD_NOT_ALLOWED: true,
    TIMEOUT: true,
    TOO_LARGE: true,
    UNSUPPORTED_MEDIA_TYPE: true,
    NOT_AN_IMAGE: true,
    DEMO_ACCOUNT: true,
    FRESH_SIGN_IN: true,
    SECOND_FACTOR: true,
    PASSKEY_DEMANDED: true,
    TOO_COMPLEX: true,
    PREFLIGHT_NEEDED: true,
    BUSY: true,
    OUT_OF_SPACE: true,
    DATABASE_AWAY: true,
  }
  for (const code of Object.keys(codes)) expect(markdown).toContain(`\`${code}\``)
  const { depth, aliases, tokens, directives, cost, wholeList } = limits
  const rows = {
    'depth of an operation': depth,
    aliases,
    tokens,
    directives,
    cost,
    'lists without pages': wholeList,
  }
  for (const [name, value] of Object.entries(rows))
    expect(markdown).toMatch(new RegExp(`^\\| ${name} \\| ${value.toLocaleString('en-US')}\\b`, 'm'))
})
