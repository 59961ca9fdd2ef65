// @vitest-environment node
import { ApolloClient, gql } from '@apollo/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createCache } from './cache.ts'
import { createUploadLink, type SendOptions } from './upload-link.ts'

const mutation = gql`
  mutation Send($input: SendInput) {
    send(input: $input)
  }
`

/** Sends an operation with these variables. @returns what reached the network */
async function send(variables: Record<string, unknown>) {
  const fetch = vi.fn(async (_: string, init: RequestInit) => {
    sent = init
    return Response.json({ data: { send: true } })
  })
  let sent: RequestInit = {}
  vi.stubGlobal('fetch', fetch)
  const client = new ApolloClient({ cache: createCache(), link: createUploadLink('/graphql') })
  await client.mutate({ mutation, variables })
  return { ...sent, headers: new Headers(sent.headers) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends what has no file as JSON', async () => {
  const { body, headers } = await send({ input: { name: 'Ana', photo: null } })
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.has('apollo-require-preflight')).toBe(false)
  expect(JSON.parse(String(body)).variables).toEqual({ input: { name: 'Ana', photo: null } })
})

it('sends files as the multipart request specification says, past the guard against forged forms', async () => {
  const first = new File(['um'], 'um.jpg', { type: 'image/jpeg' })
  const second = new File(['dois'], 'dois.png', { type: 'image/png' })
  const { body, headers } = await send({ input: { name: 'Ana', photo: first, more: [second] } })
  if (!(body instanceof FormData)) throw new Error('not a form')
  expect([...body.keys()], 'the files come last').toEqual(['operations', 'map', '0', '1'])
  const operations = JSON.parse(String(body.get('operations')))
  expect(operations.operationName).toBe('Send')
  expect(operations.variables).toEqual({ input: { name: 'Ana', photo: null, more: [null] } })
  expect(JSON.parse(String(body.get('map')))).toEqual({
    0: ['variables.input.photo'],
    1: ['variables.input.more.0'],
  })
  expect((body.get('0') as File).name).toBe('um.jpg')
  expect(await (body.get('1') as File).text()).toBe('dois')
  expect(headers.has('content-type'), 'the browser says the boundary').toBe(false)
  expect(headers.get('apollo-require-preflight')).toBe('true')
})

it('sends a file with the `fetch` of the operation, with its abort signal', async () => {
  const seen: RequestInit[] = []
  const sendIt = async (_: unknown, init: RequestInit = {}) => {
    seen.push(init)
    return Response.json({ data: { send: true } })
  }
  const stop = new AbortController()
  const client = new ApolloClient({ cache: createCache(), link: createUploadLink('/graphql') })
  await client.mutate({
    mutation,
    variables: { input: { photo: new File(['um'], 'um.jpg') } },
    context: { fetchOptions: { send: sendIt, signal: stop.signal } satisfies SendOptions },
  })
  expect(seen).toHaveLength(1)
  expect(seen[0]?.body).toBeInstanceOf(FormData)
  expect(seen[0]).not.toHaveProperty('send')
  expect(seen[0]).not.toHaveProperty('files')
})

it('aborts an upload with the operation', async () => {
  const stop = new AbortController()
  const send = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
  const client = new ApolloClient({ cache: createCache(), link: createUploadLink('/graphql') })
  const sent = client.mutate({
    mutation,
    variables: { input: { photo: new File(['um'], 'um.jpg') } },
    context: { fetchOptions: { send, signal: stop.signal } satisfies SendOptions },
  })
  stop.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})
