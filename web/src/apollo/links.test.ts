import { type ApolloClient, gql } from '@apollo/client'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { messages } from '../messages/site.ts'
import { keepToken, readToken } from '../session/token.ts'
import { browserClient, resetBrowserClient } from './client.ts'

const query = gql`
  query Cities {
    cities {
      id
    }
  }
`

/** Answers the client's requests, and remembers what they carried. */
function answer(status: number, body: object) {
  const seen: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    seen.push(new Headers(init.headers).get('authorization'))
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return seen
}

const ask = (client: ApolloClient) => client.query({ query }).catch((error: unknown) => error)

let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  keepToken('ficha')
})
afterEach(() => {
  resetBrowserClient()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('sends the token of the session with every request', async () => {
  const seen = answer(200, { data: { cities: [] } })
  await ask(browserClient())
  expect(seen).toEqual(['Bearer ficha'])
  expect(readToken()).toBe('ficha')
})

it.each([
  ['an HTTP 401', 401, {}],
  ['the code UNAUTHENTICATED', 200, { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }],
])('drops the token and warns on %s', async (_, status, body) => {
  answer(status, body)
  await ask(browserClient())
  expect(readToken()).toBeNull()
  expect(warn).toHaveBeenCalledWith(messages.session.expired)
})

it.each(['INVALID_CREDENTIALS', 'FORBIDDEN'])('keeps the session on %s', async (code) => {
  answer(200, { errors: [{ message: 'x', extensions: { code } }] })
  await ask(browserClient())
  expect(readToken()).toBe('ficha')
  expect(warn).not.toHaveBeenCalled()
})

it('keeps the next session when an answer to the last one refuses that', async () => {
  vi.stubGlobal('fetch', async () => {
    keepToken('ficha-nova')
    return Response.json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] })
  })
  await ask(browserClient())
  expect(readToken()).toBe('ficha-nova')
  expect(warn).not.toHaveBeenCalled()
})
