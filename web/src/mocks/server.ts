import { parse } from 'graphql'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { MockCatalogue } from './catalogue.ts'
import { executeMock } from './execute.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

/** One operation that the page under test sent. */
export interface SeenOperation {
  name: string
  variables: Record<string, unknown>
}

export interface MockApi {
  /** Made anew for every test. */
  catalogue: MockCatalogue
  /** What was asked since the test began, oldest first. */
  seen: SeenOperation[]
  /** Answers this instead of executing, until the test ends or says otherwise: an error with a message, or no answer. */
  failure: { message: string } | 'network' | null
  /** The variables of the last operation of that name. */
  last(name: string): Record<string, unknown> | undefined
}

interface GraphQLRequest {
  operationName: string
  query: string
  variables: Record<string, unknown>
}

/** The API for the tests of one file: HTTP requests to `/graphql` are answered from a catalogue in memory. */
export function mockApi(): MockApi {
  const api: MockApi = {
    catalogue: sampleCatalogue(),
    seen: [],
    failure: null,
    last: (name) => api.seen.findLast((operation) => operation.name === name)?.variables,
  }
  const server = setupServer(
    http.post('*/graphql', async ({ request }) => {
      const { operationName, query, variables } = (await request.json()) as GraphQLRequest
      api.seen.push({ name: operationName, variables })
      if (api.failure === 'network') return HttpResponse.error()
      if (api.failure) return HttpResponse.json({ errors: [api.failure] })
      return HttpResponse.json(await executeMock(api.catalogue, parse(query), variables))
    }),
  )
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => Object.assign(api, { catalogue: sampleCatalogue(), seen: [], failure: null }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return api
}
