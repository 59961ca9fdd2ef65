import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes/all.ts'
import { openApiDocument } from './document.ts'

const committed = readFileSync(new URL('../../../../../schema/openapi.json', import.meta.url), 'utf8')

interface Described {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content?: Record<string, { example?: unknown }> }> }
}
interface Operation {
  operationId: string
  parameters: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { example?: unknown }> }>
}
const described = openApiDocument() as Described
const operations = Object.entries(described.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
)

it('the committed description is the one that the tables of routes make', () => {
  expect(committed).toBe(`${JSON.stringify(described, null, 2)}\n`)
})

it('every route is described, and nothing else', () => {
  const named = routes.map(({ method, path }) => `${method} ${path}`)
  expect(operations.map(([name]) => name).sort()).toEqual(named.sort())
})

it('nothing is wrong with it by the recommended rules of a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: committed, config })
  // `/businesses/owner/photos` could be either: both paths are the specification's, and the fixed part wins.
  expect(problems.map(({ ruleId, message }) => [ruleId, message])).toEqual([
    [
      'no-ambiguous-paths',
      'Paths should resolve unambiguously. Found two ambiguous paths: `/businesses/owner/{ownerId}` and `/businesses/{id}/photos`.',
    ],
  ])
})

describe('an example is given', () => {
  it.each(operations)('of all that %s takes and answers', (_name, operation) => {
    const { parameters, requestBody, responses } = operation
    // A request key that is tried twice is refused the second time.
    for (const parameter of parameters)
      if (parameter.in !== 'header') expect(parameter).toHaveProperty('example')
    const own = Object.values(responses).filter(({ $ref }) => !$ref)
    const contents = [requestBody, ...own].flatMap((each) => Object.values(each?.content ?? {}))
    expect(own).toHaveLength(1)
    for (const content of contents) expect(content.example).toBeTypeOf('object')
  })

  it('of every failure', () => {
    const failures = Object.entries(described.components.responses).filter(([name]) => /\d/.test(name))
    expect(failures.length).toBeGreaterThan(8)
    for (const [, { content }] of failures) {
      expect(content?.['application/json']?.example).toMatchObject({ success: false })
    }
  })
})
