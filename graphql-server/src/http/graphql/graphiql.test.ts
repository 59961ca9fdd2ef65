import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { schema } from '../../schema.ts'
import { exampleOperations } from './example-operations.ts'

closeApps()

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

it('a browser gets GraphiQL, in Portuguese, from our own addresses only', async () => {
  const { app } = await testApp()
  const answer = await app.inject({ url: '/graphql', headers: browser })
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('<title>Guia do Vale · API GraphQL</title>')
  expect(answer.body).toContain('lang="pt-BR"')
  expect(answer.body).not.toMatch(/(https?:)?\/\/[a-z]/i)
  expect(answer.body.match(/<(script|style)(?![^>]*src)/g)).toBeNull()
})

it('its policy lets it load nothing from elsewhere', async () => {
  const { app } = await testApp()
  const { headers } = await app.inject({ url: '/graphql', headers: browser })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:|\*/)
})

it('every file that it names is served, and nothing else', async () => {
  const { app } = await testApp()
  const page = await app.inject({ url: '/graphql', headers: browser })
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => String(url))
  expect(files).toHaveLength(2)
  const workers = ['editorWorkerService', 'json', 'graphql'].map((name) => `/graphql/graphiql/${name}.js`)
  for (const url of [...files, ...workers]) {
    const file = await app.inject(url)
    expect([url, file.statusCode, file.headers['content-encoding']]).toEqual([url, 200, 'gzip'])
    expect(file.rawPayload.length).toBeGreaterThan(1000)
  }
  expect((await app.inject('/graphql/graphiql/other.js')).statusCode).toBe(404)
})

it('opens with examples that are valid as they stand', () => {
  expect(exampleOperations.length).toBeGreaterThanOrEqual(3)
  for (const { query } of exampleOperations) expect(validate(schema, parse(query))).toEqual([])
})
