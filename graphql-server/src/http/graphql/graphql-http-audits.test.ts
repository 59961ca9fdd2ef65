import type { AddressInfo } from 'node:net'
import { auditServer } from 'graphql-http'
import { beforeAll, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'

closeApps()

let url: string
beforeAll(async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`
})

/** The audits of GraphQL over HTTP that do not pass, by name. */
async function failedAudits(headers: Record<string, string> = {}) {
  const fetchFn = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...(init.headers as object), ...headers } })
  const results = await auditServer({ url, fetchFn })
  expect(results.length).toBeGreaterThan(60)
  return results.filter(({ status }) => status !== 'ok').map(({ name }) => name)
}

it('all that GraphQL over HTTP demands and advises is kept', async () => {
  const failed = await failedAudits()
  expect(failed.filter((name) => !name.startsWith('MAY '))).toEqual([])
})

it('of what it allows, only a GET that a foreign page could send unasked is refused', async () => {
  expect(await failedAudits()).toEqual([
    'MAY accept application/x-www-form-urlencoded formatted GET requests',
    'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
    'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
  ])
  expect(await failedAudits({ 'apollo-require-preflight': '1' })).toEqual([])
})
