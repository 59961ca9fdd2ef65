import { describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'

closeApps()

const listed = 'https://parceiro.test'
const preflight = { 'access-control-request-method': 'POST' }

async function ask(origins: string, url: string, headers: Record<string, string>) {
  const { app } = await testApp({ env: { CORS_ORIGINS: origins } })
  return app.inject({ method: 'OPTIONS', url, headers })
}

it('a listed origin may ask and read', async () => {
  const answer = await ask(`https://outro.test, ${listed}`, '/graphql', { origin: listed, ...preflight })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': listed,
    'access-control-allow-headers': expect.stringContaining('authorization'),
    vary: 'Origin',
  })
  expect(String(answer.headers['access-control-expose-headers']).split(', ')).toEqual(
    expect.arrayContaining(['etag', 'last-modified', 'retry-after', 'x-request-id']),
  )
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
})

it.each([
  'if-match',
  'if-none-match',
  'if-unmodified-since',
  'idempotency-key',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'x-apollo-operation-name',
])('a listed origin may send %s', async (header) => {
  const answer = await ask(listed, '/api/cities', { origin: listed, ...preflight })
  expect(String(answer.headers['access-control-allow-headers']).split(/, */)).toContain(header)
})

it.each([
  ['an origin that is not listed', listed, '/graphql', 'https://estranho.test'],
  ['an origin that only begins like a listed one', listed, '/graphql', `${listed}.estranho.test`],
  ['any origin without a list', '', '/graphql', listed],
  ['a listed origin asking for a page', listed, '/explore', listed],
])('%s gets no permission', async (_what, origins, url, origin) => {
  const answer = await ask(origins, url, { origin, ...preflight })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

describe('a form to /api/auth', () => {
  const form = 'application/x-www-form-urlencoded'
  async function send(headers: Record<string, string>, url = '/api/auth/login') {
    const { app } = await testApp({ env: { CORS_ORIGINS: listed, ORIGIN: 'https://guia.test' } })
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: 'email=&password=' })
    return statusCode
  }

  it.each([
    ['another origin', { origin: 'https://estranho.test' }],
    ['an origin without a name', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another name of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://x.guia.test' }],
  ])('from %s is refused before it is read', async (_what, headers) => {
    for (const type of [
      form,
      'text/plain',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
    ])
      expect(await send({ ...headers, 'content-type': type })).toBe(403)
    expect(await send({ ...headers, 'content-type': form }, '/API/auth/login')).not.toBe(400)
    expect(await send({ ...headers, 'content-type': form }, '/api/auth/register?x')).toBe(403)
  })

  it.each([
    ['no browser', {}],
    ['a page of the product', { origin: 'https://guia.test', 'sec-fetch-site': 'same-origin' }],
    ['a page of the product under another name', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }],
    ['a listed origin', { origin: listed, 'sec-fetch-site': 'cross-site' }],
  ])('from %s is read', async (_what, headers) => {
    expect(await send({ ...headers, 'content-type': form })).toBe(400)
  })

  it('is no matter elsewhere, where a foreign page cannot send the token', async () => {
    const headers = { 'content-type': form, 'sec-fetch-site': 'cross-site' }
    expect(await send(headers, '/api/favorites')).toBe(401)
  })
})
