import { expect, it } from 'vitest'
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
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
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
