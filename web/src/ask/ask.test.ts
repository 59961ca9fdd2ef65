import { beforeEach, expect, it, vi } from 'vitest'
import { mockApi } from '../mocks/server.ts'
import { HomeDocument } from '../site/home/page.generated.ts'

const api = mockApi()

/** Apollo Client adds the names of types to what it asks for. */
const byApollo = expect.objectContaining({ __typename: 'BusinessCard' })

/** As in a new document: Apollo Client is not loaded. */
let page: typeof import('./ask.ts')
beforeEach(async () => {
  vi.resetModules()
  page = await import('./ask.ts')
})

it('a query before Apollo Client is loaded is answered without it, and once', async () => {
  const { ask } = page
  const [first, same] = await Promise.all([ask(HomeDocument, {}), ask(HomeDocument, {})])
  expect(same).toBe(first)
  expect(first.latestBusinesses).not.toContainEqual(byApollo)
  expect(await ask(HomeDocument, {})).toBe(first)
  expect(api.seen).toHaveLength(1)
})

it('a query that failed so, and every later one, is asked with Apollo Client', async () => {
  const { ask, loadClient } = page
  api.failures.Home = 'network'
  await expect(ask(HomeDocument, {})).rejects.toThrow()
  expect(api.seen).toHaveLength(2)
  delete api.failures.Home
  await loadClient()
  expect((await ask(HomeDocument, {})).latestBusinesses).toContainEqual(byApollo)
})
