import { beforeAll, expect, it } from 'vitest'
import { insertAccounts } from '../../demo/accounts.ts'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'

const database = useDatabase()
closeApps()
beforeAll(async () => {
  const connection = await database.pool.getConnection()
  await insertAccounts(connection).finally(() => connection.release())
  const { passwordHash } = await database.prisma.user.findUniqueOrThrow({ where: { email: demo.email } })
  await database.prisma.user.create({
    data: { name: 'Ana', email: person.email, phone: '12999990000', passwordHash },
  })
})

const demo = { email: 'admin@guiadovale.test', password: 'admin-demo' }
const person = { ...demo, email: 'ana@exemplo.com.br' }

const local = { host: 'localhost:4000' }
const refusal = 'As contas de demonstração só entram no próprio computador em que o guia foi iniciado.'

async function product(env: NodeJS.ProcessEnv = {}) {
  const { app } = await testApp({ services: database, env })
  const signIn = (payload: object, headers: Record<string, string> = local) =>
    app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  const me = async (token: string, headers: Record<string, string> = local) => {
    const authorization = `Bearer ${token}`
    const answer = await app.inject({ url: '/api/auth/me', headers: { ...headers, authorization } })
    return answer.statusCode
  }
  return { signIn, me }
}

it('a demo account signs in where the product serves this machine alone', async () => {
  const { signIn, me } = await product()
  const answer = await signIn(demo)
  expect(answer.statusCode).toBe(200)
  expect(await me(answer.json().token)).toBe(200)
})

it.each<[string, NodeJS.ProcessEnv, Record<string, string>]>([
  ['with a public ORIGIN', { ORIGIN: 'https://guiadovale.com.br' }, local],
  ['with HOST beyond this machine', { HOST: '0.0.0.0' }, local],
  ['with TRUST_PROXY', { TRUST_PROXY: '1' }, local],
  ['with HSTS_SECONDS', { HSTS_SECONDS: '3600' }, local],
  ['by another name of the product', {}, { host: 'guiadovale.com.br' }],
  ['through a tunnel', {}, { ...local, 'x-forwarded-for': '203.0.113.7' }],
  ['from a page of another origin', {}, { ...local, origin: 'https://guiadovale.com.br' }],
])('a demo account cannot sign in %s, nor go on with a session from before', async (_what, env, headers) => {
  const here = await product()
  const [{ token }, others] = [(await here.signIn(demo)).json(), (await here.signIn(person)).json()]
  const { signIn, me } = await product(env)
  const answer = await signIn(demo, headers)
  expect([answer.statusCode, answer.json().message]).toEqual([403, refusal])
  expect(await me(token, headers)).toBe(401)
  // Does not apply to other accounts, whatever their password.
  expect((await signIn(person, headers)).statusCode).toBe(200)
  expect(await me(others.token, headers)).toBe(200)
})
