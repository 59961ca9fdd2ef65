import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../test/app.ts'
import { useDatabase } from '../test/database.ts'
import {
  answerShape,
  type DocumentedRequest,
  fillIn,
  readCurl,
  readRequests,
} from '../test/documented-requests.ts'
import { insertAccounts, insertBusinesses } from '../test/fixtures.ts'
import { useImages } from '../test/pictures.ts'
import { limits } from './builder.ts'
import { codeReasons, statuses } from './errors.ts'

const markdown = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8')
const requests = readRequests(markdown)

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
    if (documented) expect(answerShape(answer)).toEqual(answerShape(documented))
  })
})

it('the document has requests of every kind, each with a name of its own', () => {
  expect(requests.filter(({ kind }) => kind === 'sh').length).toBeGreaterThan(3)
  expect(requests.filter(({ kind }) => kind === 'graphql').length).toBeGreaterThan(8)
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length)
  expect(requests.map(({ name }) => name)).not.toContain('')
})

/** Of GraphQL and Yoga: `graphql-over-http.test.ts` causes them. */
const libraryCodes = [
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]

it.each([
  ['this document', markdown, (code: string, reason: string) => `| \`${code}\` | \`${reason}\` |`],
  [
    'the description of REST',
    JSON.parse(readFileSync(new URL('../../schema/openapi.json', import.meta.url), 'utf8')).info.description,
    (_code: string, reason: string) => `| | | \`${reason}\` |`,
  ],
])('a table of %s has every code and every reason with what it means', (_name, text, rowOf) => {
  for (const code of Object.keys(statuses)) {
    expect(text).toContain(`| \`${code}\` |`)
    for (const [reason, meaning] of Object.entries(codeReasons(code)))
      expect(text).toContain(`${rowOf(code, reason)} ${meaning} |`)
  }
})

it('the document names the codes of the libraries and the limits as they are', () => {
  for (const code of libraryCodes) expect(markdown).toContain(`\`${code}\``)
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
