import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { demoAdmin } from '../../../../demo/accounts.ts'
import { routes } from '../rest.ts'
import { openApiDocument } from './document.ts'

const committed = readFileSync(new URL('../../../../../schema/openapi.json', import.meta.url), 'utf8')

interface Schema {
  type?: unknown
  contentMediaType?: string
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
}
type Contents = Record<string, { schema: Schema; example?: unknown }>
interface Operation {
  operationId: string
  summary: string
  description: string
  deprecated?: boolean
  parameters: { name: string; in: string; schema: Schema; example?: unknown }[]
  requestBody?: { content: Contents }
  responses: Record<string, { $ref?: string; content?: Contents }>
}
interface Description {
  info: { contact: { name: string } }
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content?: Contents }> }
}
const description = openApiDocument(routes) as Description
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
)

const ajv = new Ajv2020({ strict: false })
// Its types know the other module system only.
;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
ajv.addSchema(description, 'api')

/** What is wrong with an example; its schema refers to others from the root of the description. */
function findFaults(schema: Schema, example: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/', '"api#/')
  const validate = ajv.compile(JSON.parse(text))
  validate(example)
  return validate.errors ?? []
}

it('the committed description is the one that the routes make', () => {
  expect(committed).toBe(`${JSON.stringify(description, null, 2)}\n`)
})

it('every route is described but a second path of one, and nothing else', () => {
  const described = routes.filter(({ isUndescribed }) => !isUndescribed)
  expect(operations.map(([name]) => name).sort()).toEqual(
    described.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  const undescribed = routes.filter(({ isUndescribed }) => isUndescribed)
  expect(undescribed.map(({ path }) => path)).toEqual(['/businesses/{id}/photos'])
})

it('the description keeps the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  expect(await lintFromString({ source: committed, config })).toEqual([])
})

describe('the description keeps the recommended rules of Spectral that it broke once:', () => {
  it('a contact', () => expect(description.info.contact.name).not.toBe(''))

  it.each(operations)('words about %s', (_name, { summary, description }) => {
    for (const words of [summary, description]) expect(words).toMatch(/\w/)
  })

  it.each(operations)('examples of %s that its schemas allow', (_name, operation) => {
    const own = Object.values(operation.responses).filter(({ $ref }) => !$ref)
    const contents = [operation.requestBody, ...own].flatMap((each) => Object.values(each?.content ?? {}))
    for (const { schema, example } of [...contents, ...operation.parameters])
      if (example !== undefined) expect(findFaults(schema, example)).toEqual([])
  })

  it('examples of failures that their schema allows', () => {
    for (const { content } of Object.values(description.components.responses))
      for (const { schema, example } of Object.values(content ?? {}))
        expect(findFaults(schema, example)).toEqual([])
  })
})

describe('outside the demo', () => {
  const changes = operations.filter(([name]) => /^(PUT|DELETE)/.test(name))

  it.each(changes)('the example of %s names no record', (_name, { parameters }) => {
    const ids = parameters.filter((parameter) => parameter.in === 'path').map(({ example }) => example)
    expect(ids).toEqual(['ID'])
  })

  it('the example of the login is no real account', () => {
    expect(JSON.stringify(description.paths['/auth/login'])).not.toContain('guiadovale.test')
  })

  it('on the demo they name records, and an account that may do what the others show', () => {
    const { paths } = openApiDocument(routes, true) as Description
    expect(paths['/businesses/{id}']?.delete?.parameters[0]?.example).toBe('3')
    expect(JSON.stringify(paths['/auth/login'])).toContain(demoAdmin.email)
  })
})

it('codes and reasons are enumerations', () => {
  const { Failure } = (description as unknown as { components: { schemas: Record<string, Schema> } })
    .components.schemas
  const { code, reason } = (Failure?.properties ?? {}) as Record<string, { enum?: string[] }>
  expect(code?.enum).toContain('PRECONDITION_FAILED')
  expect(reason?.enum).toEqual(
    expect.arrayContaining(['STALE_VERSION', 'TOO_LARGE', 'BUSY', 'FRESH_SIGN_IN']),
  )
})

it('operationIds are words, and differ by more than case', () => {
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id))).toEqual([])
  expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length)
})

it.each([
  ['a login', 'POST /auth/login', '403'],
  ['a create whose key has created what is deleted now', 'POST /cities', '404'],
])('%s is described as refused', (_what, call, status) => {
  const described = operations.find(([name]) => name === call)?.[1]
  expect(described?.responses).toHaveProperty(status)
})

it('one spelling of the path of subcategories is deprecated, and nothing else', () => {
  const deprecated = operations.filter(([, operation]) => operation.deprecated).map(([name]) => name)
  const old = operations.filter(([name]) => name.includes('/subCategories')).map(([name]) => name)
  expect(deprecated).toEqual(old)
  expect(deprecated).toHaveLength(8)
})

describe('a body', () => {
  const bodies = operations.flatMap(([name, { requestBody }]): [string, Contents][] =>
    requestBody ? [[name, requestBody.content]] : [],
  )
  const fileFields = (content: Contents) =>
    Object.values(content['multipart/form-data']?.schema.properties ?? {})
      .map((schema) => schema.items ?? schema)
      .filter(({ format }) => format === 'binary')

  it.each(bodies)('of %s is declared as both kinds of forms', (_name, content) => {
    expect(Object.keys(content)).toEqual(
      expect.arrayContaining(['application/x-www-form-urlencoded', 'multipart/form-data']),
    )
  })

  /** Generators of clients take JSON where there is any, and make a text of a file whose type is one. */
  it.each(bodies)('of %s lets typed clients send its files', (_name, content) => {
    const files = fileFields(content)
    expect(Object.keys(content)[0]).toBe(files.length > 0 ? 'multipart/form-data' : 'application/json')
    for (const { type, contentMediaType } of files)
      expect([type, contentMediaType]).toEqual([undefined, 'application/octet-stream'])
    if (files.length > 0) expect(content).not.toHaveProperty(['application/json'])
  })

  it('has files where the specification has them', () => {
    const withFiles = bodies.filter(([, content]) => fileFields(content).length > 0).map(([name]) => name)
    const nouns = ['businesses', 'cities', 'categories', 'subcategories', 'subCategories']
    expect(withFiles.sort()).toEqual(nouns.flatMap((noun) => [`POST /${noun}`, `PUT /${noun}/{id}`]).sort())
  })
})

it('every call has examples of what it takes and answers', () => {
  for (const [, { parameters, requestBody, responses }] of operations) {
    // An example of a request key would be refused at the second try.
    const shown = parameters.filter((parameter) => parameter.in !== 'header')
    for (const parameter of shown) expect(parameter).toHaveProperty('example')
    const own = Object.values(responses).filter(({ $ref }) => !$ref)
    for (const each of [requestBody, ...own])
      for (const content of Object.values(each?.content ?? {})) expect(content.example).toBeTypeOf('object')
  }
})
