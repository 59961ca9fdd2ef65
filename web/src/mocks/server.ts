import { setImmediate } from 'node:timers/promises'
import { cleanup } from '@testing-library/react'
import { GraphQLError, parse } from 'graphql'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { dropToken, keepToken } from '../session/token.ts'
import { dismissToast, readToasts } from '../ui/toasts/toasts.tsx'
import { addUser, type MockUser, tokenOf } from './accounts.ts'
import { type MockCatalogue, sampleCatalogue } from './catalogue.ts'
import { executeMock } from './execute.ts'
import type { Answers, Row } from './rows.ts'

/** One operation that the page under test sent. */
export interface SeenOperation {
  name: string
  variables: Record<string, unknown>
}

export interface MockFailure {
  message: string
  extensions?: object
}

export interface MockApi {
  /** Made anew for every test. */
  catalogue: MockCatalogue
  /** What the server answers where the rows are not enough: by field of `Query` or `Mutation`. */
  answers: Answers
  /** What was asked since the test began, oldest first. */
  seen: SeenOperation[]
  /**
   * Answers this instead of executing, until the test ends or says otherwise: an error as it is sent, no answer, or a
   * proxy's page.
   */
  failure: MockFailure | 'network' | 'proxy' | null
  /** The same for the operations of one name only. */
  failures: Record<string, MockFailure | 'network' | 'proxy'>
  /** Operations of these names are executed, and their answers are lost. */
  lost: Set<string>
  /** Answers to the operations of these names wait until the promise is there. */
  holds: Record<string, Promise<unknown>>
  /** The variables of the last operation of that name. */
  last(name: string): Record<string, unknown> | undefined
}

/** An error that a test answers. */
export const refusal = (message: string, code: string, more: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } })

/** Adds an account to what is behind the API, and begins its session in this browser. */
export function signIn(api: MockApi, wish?: Partial<MockUser>): MockUser {
  const user = addUser(api.catalogue, wish)
  keepToken(tokenOf(user))
  return user
}

interface GraphQLRequest {
  operationName: string
  query: string
  variables: Record<string, unknown>
}

/**
 * The API for the tests of one file: HTTP requests to `/graphql` are answered from a catalogue in memory. A test ends when
 * what its page asked has been answered: a late answer would begin or end the session of the next test.
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
    // What is still held when the test ends is never answered.
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
    // Asked after a failure, to know whether the network is away.
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
    // What a test may have left: a session, notices.
    dropToken('left')
    for (const { id } of readToasts()) dismissToast(id)
  })
  afterAll(() => server.close())
  return api
}

/** Reads an operation, with its files where the multipart request specification puts them: jsdom's are no native ones. */
async function readRequest(request: Request): Promise<GraphQLRequest> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.json()
  const text = await request.text()
  const part = (name: string) =>
    new RegExp(`name="${name}"(?:; filename="(.*?)")?[^]*?\r\n\r\n([^]*?)\r\n--`).exec(text) ?? []
  const operation: GraphQLRequest = JSON.parse(part('operations')[2] ?? '')
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
