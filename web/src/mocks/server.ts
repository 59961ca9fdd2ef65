import { setImmediate } from 'node:timers/promises'
import { cleanup } from '@testing-library/react'
import { GraphQLError, parse } from 'graphql'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { dropToken, keepToken } from '../session/token.ts'
import { toastStore } from '../ui/toasts/toast-store.ts'
import { addUser, type MockUser, tokenOf } from './accounts.ts'
import { type MockCatalogue, sampleCatalogue } from './catalogue.ts'
import { executeMock } from './resolve.ts'
import type { Answers, Row } from './rows.ts'

/** GraphQL error, network failure, or a proxy's error page. */
type Failure = { message: string; extensions?: object } | 'network' | 'proxy'

export interface MockApi {
  catalogue: MockCatalogue
  answers: Answers
  /** Received operations, oldest first. */
  seen: { name: string; variables: Row }[]
  /** Response to all operations, which are not executed. */
  failure: Failure | null
  /** Response by operation name. */
  failures: Record<string, Failure>
  /** Operations that are executed, but whose response is lost. */
  lost: Set<string>
  /** Promises that delay responses, by operation name. */
  holds: Record<string, Promise<unknown>>
  /** Variables of the last operation of that name. */
  last(name: string): Row | undefined
}

export const refusal = (message: string, code: string, more: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } })

export function signIn(api: MockApi, wish?: Partial<MockUser>): MockUser {
  const user = addUser(api.catalogue, wish)
  keepToken(tokenOf(user))
  return user
}

/**
 * Mock API for the tests of a file. Waits for pending requests at the end of each test, since a late response
 * would start or end the next test's session.
 */
export function mockApi(): MockApi {
  const blank = () => ({
    catalogue: sampleCatalogue(),
    answers: {},
    seen: [],
    failure: null,
    failures: {},
    lost: new Set<string>(),
    holds: {},
  })
  const api: MockApi = {
    ...blank(),
    last: (name) => api.seen.findLast((operation) => operation.name === name)?.variables,
  }
  const open = new Set<Request>()
  async function answer(request: Request) {
    const { operationName, query, variables } = await readRequest(request)
    api.seen.push({ name: operationName, variables })
    // The end of the test does not wait for held responses.
    open.delete(request)
    await api.holds[operationName]
    open.add(request)
    const failure = api.failure ?? api.failures[operationName]
    if (failure === 'network') return HttpResponse.error()
    if (failure === 'proxy') return HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })
    if (failure) return HttpResponse.json({ errors: [failure] })
    const authorization = request.headers.get('authorization')
    const answer = await executeMock(api.catalogue, parse(query), variables, authorization, api.answers)
    return api.lost.has(operationName) ? HttpResponse.error() : HttpResponse.json(answer)
  }
  const isAway = () => [api.failure, ...Object.values(api.failures)].includes('network')
  const server = setupServer(
    http.get('*/health/live', () => (isAway() ? HttpResponse.error() : HttpResponse.text('ok'))),
    http.post('*/graphql', ({ request }) => {
      open.add(request)
      return answer(request).finally(() => open.delete(request))
    }),
  )
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => Object.assign(api, blank()))
  afterEach(async () => {
    cleanup()
    do await setImmediate()
    while (open.size > 0)
    server.resetHandlers()
    dropToken('left')
    toastStore.set([])
  })
  afterAll(() => server.close())
  return api
}

/** Parses an operation with its files; `request.formData` does not accept jsdom's files. */
async function readRequest(request: Request): Promise<Row> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.json()
  const text = await request.text()
  const part = (name: string) =>
    new RegExp(`name="${name}"(?:; filename="(.*?)")?[^]*?\r\n\r\n([^]*?)\r\n--`).exec(text) ?? []
  const operation = JSON.parse(part('operations')[2] ?? '')
  for (const [name, paths] of Object.entries<string[]>(JSON.parse(part('map')[2] ?? ''))) {
    const [, filename = '', body = ''] = part(name)
    for (const path of paths) {
      const keys = path.split('.')
      const last = keys.pop() ?? ''
      const target = keys.reduce<Row>((within, key) => within[key], operation)
      target[last] = new File([body], filename)
    }
  }
  return operation
}
