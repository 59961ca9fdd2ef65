import { beforeAll, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { freshServices } from '../../test/services.ts'

const database = useDatabase()
closeApps()

const account = {
  name: 'Maria',
  email: 'maria@exemplo.test',
  phone: '12999990000',
  password: 'segredo-de-maria',
}
let app: Awaited<ReturnType<typeof testApp>>['app']
let lines: Awaited<ReturnType<typeof testApp>>['lines']
beforeAll(async () => {
  const built = await testApp({ services: { ...freshServices(), ...database }, env: { TRUST_PROXY: '1' } })
  app = built.app
  lines = built.lines
})

/** Sends an operation as a browser would. */
async function send(query: string, variables: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/graphql-response+json', 'x-forwarded-for': '203.0.113.7', ...headers },
    payload: { query, variables },
  })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, headers: answer.headers, data, error: errors?.[0] }
}

const register = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }'
const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }'
const credentials = (password = account.password) => ({ input: { email: account.email, password } })

it('a session opens what is one’s own, and nothing else does', async () => {
  const { data } = await send(register, { input: account })
  const authorization = `Bearer ${data.register.token}`
  expect(await send('{ me { email } }', {}, { authorization })).toMatchObject({
    status: 200,
    data: { me: { email: 'maria@exemplo.test' } },
  })
  expect(await send('{ me { email } }', {}, { authorization: `${authorization}x` })).toMatchObject({
    status: 401,
    error: { message: 'Sessão expirada ou inválida', extensions: { code: 'UNAUTHENTICATED' } },
  })
})

it('a wrong password is a 401 of its own, and too many are a 429 that says when to come back', async () => {
  for (let guess = 0; guess < 10; guess++) {
    expect(await send(login, credentials('errada'))).toMatchObject({
      status: 401,
      error: {
        message: 'Credenciais inválidas. Tente novamente.',
        extensions: { code: 'INVALID_CREDENTIALS' },
      },
    })
  }
  const limited = await send(login, credentials())
  expect(limited).toMatchObject({
    status: 429,
    error: {
      message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    },
  })
  const seconds = Number(limited.headers['retry-after'])
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  const elsewhere = await send(login, credentials(), { 'x-forwarded-for': '203.0.113.8' })
  expect(elsewhere).toMatchObject({ status: 200, data: { login: { token: expect.any(String) } } })
})

it('what people type reaches no log', () => {
  const log = JSON.stringify(lines)
  expect(lines.length).toBeGreaterThan(0)
  for (const secret of [account.password, account.email, 'errada']) expect(log).not.toContain(secret)
})
