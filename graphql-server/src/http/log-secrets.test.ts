import { inspect } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeApps, type LogLine, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { freshServices } from '../../test/services.ts'

const database = useDatabase()
closeApps()

const services = freshServices()
const person = { name: 'Zuleica Quixadá', email: 'zuleica@exemplo.test', phone: '12987651234' }
const passwords = {
  first: 'primeira-senha-dela',
  wrong: 'senha-que-ela-errou',
  second: 'segunda-senha-dela',
  third: 'terceira-senha-dela',
}
const other = { name: 'Outro Nome Dela', email: 'zuleica.nova@exemplo.test', phone: '12987655678' }

/** Whatever of a person or of her sessions went to the server or came from it. */
const secrets = new Set<string>([
  ...Object.values(person),
  ...Object.values(passwords),
  ...Object.values(other),
])
let app: Awaited<ReturnType<typeof testApp>>['app']
let lines: LogLine[]
let token = ''

/** Sends an operation as a browser would; every token in its answer is a secret. */
async function send(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const authorization = token && `Bearer ${token}`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(authorization && { authorization }), ...headers },
    payload: { query, variables, operationName: /\w+ (\w+)/.exec(query)?.[1] },
  })
  for (const [, found = ''] of answer.body.matchAll(/"token":"([^"]+)"/g)) secrets.add(found)
  return answer.json().data
}

const rest = (url: string, payload: object, method: 'POST' | 'GET' = 'POST') =>
  app.inject({
    method,
    url,
    ...(method === 'POST' && { payload }),
    headers: { authorization: `Bearer ${token}` },
  })

/** The secret in the newest mail's link. */
function linkSecret(): string {
  const link = services.mail.sent.at(-1)?.paragraphs.find((part) => typeof part !== 'string')
  const found = /[\w-]{20,}/.exec(
    new URL((link as { url: string }).url).href.replace(/^https?:\/\/[^/]+\/[\w-]+/, ''),
  )
  secrets.add(found?.[0] as string)
  return found?.[0] as string
}

async function signInAndOut() {
  await send('mutation Registro($input: RegisterInput!) { register(input: $input) { token } }', {
    input: { ...person, password: passwords.first },
  })
  const login =
    'mutation Entrada($input: LoginInput!) { login(input: $input) { token user { name email phone } } }'
  await send(login, { input: { email: person.email, password: passwords.wrong } })
  token = (await send(login, { input: { email: person.email, password: passwords.first } })).login.token
  await send('query Eu { me { name email phone } }')
  await send('query Falsa { me { name } }', {}, { authorization: `Bearer ${token}x` })
  await rest('/api/auth/login', { email: person.email, password: passwords.first })
  await rest('/api/auth/register', { ...person, password: passwords.first })
  await rest('/api/auth/me', {}, 'GET')
}

async function changeEverything() {
  await send('mutation Perfil($input: UpdateProfileInput!) { updateProfile(input: $input) { name phone } }', {
    input: { name: other.name, phone: other.phone },
  })
  const email = 'mutation Email($input: ChangeEmailInput!) { changeEmail(input: $input) { email } }'
  await send(email, { input: { email: other.email, password: passwords.first } })
  const change = 'mutation Senha($input: ChangePasswordInput!) { changePassword(input: $input) { token } }'
  const input = { currentPassword: passwords.first, newPassword: passwords.second }
  token = (await send(change, { input })).changePassword.token
  await send('mutation Esqueci($email: String!) { requestPasswordReset(email: $email) }', {
    email: other.email,
  })
  await services.background.settle(5000)
  const reset = 'mutation Nova($input: ResetPasswordInput!) { resetPassword(input: $input) }'
  const secret = linkSecret()
  // The page that the link leads to.
  await app.inject(`/redefinir-senha#token=${secret}`)
  await send(reset, { input: { token: secret, newPassword: passwords.third } })
  await send(reset, { input: { token: secret, newPassword: passwords.third } })
}

async function sendItBadly() {
  const headers = { 'content-type': 'application/json' }
  await app.inject({ method: 'POST', url: '/graphql', headers, payload: `{"password":"${passwords.first}"` })
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: `{"password":"${passwords.first}"`,
  })
  await send(
    `mutation Escrita { login(input: { email: "${person.email}", password: "${passwords.first}" }) { nada } }`,
  )
  await send('mutation Tipo($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email: person.email, password: [passwords.first], nada: passwords.second },
  })
}

/** What the driver and Prisma say of a statement that fails may hold all that it was given. */
async function sendWhileTheDatabaseFails() {
  await database.pool.query(
    "CREATE TRIGGER refuse_users BEFORE INSERT ON users FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'",
  )
  try {
    const input = { ...person, email: `x${person.email}`, password: passwords.second }
    await send('mutation Falha($input: RegisterInput!) { register(input: $input) { token } }', { input })
    await rest('/api/auth/register', input)
  } finally {
    await database.pool.query('DROP TRIGGER refuse_users')
  }
}

beforeAll(async () => {
  ;({ app, lines } = await testApp({ services: { ...services, ...database }, env: { LOG_LEVEL: 'trace' } }))
  await signInAndOut()
  await changeEverything()
  await sendItBadly()
  await sendWhileTheDatabaseFails()
})

it('the journey through an account leaves nothing of it in the log, at any level and whatever fails', () => {
  const log = JSON.stringify(lines)
  expect(secrets.size).toBeGreaterThanOrEqual(12)
  expect(
    [...secrets].filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([])
  expect(log).not.toMatch(/argon2id|eyJ[\w-]+\.|Bearer /)
})

it('what failed unexpectedly is there, by the request that it belongs to', () => {
  const failures = lines.filter(({ msg }) => msg === 'unexpected error')
  expect(failures.length).toBeGreaterThanOrEqual(2)
  for (const { requestId, err } of failures) {
    expect(err).toMatchObject({ stack: expect.any(String) })
    expect(lines.find((line) => line.msg === 'request' && line.requestId === requestId)).toMatchObject({
      status: 500,
    })
  }
})

it('what the driver says of a failure names no value', async () => {
  const error = await database.pool
    .query('SELECT ? FROM nowhere', [person.email])
    .catch((thrown: Error) => thrown)
  expect(inspect(error)).toContain('FROM nowhere')
  expect(inspect(error)).not.toContain(person.email)
})

describe('the line of a request', () => {
  it('says when, who, what, how it ended and how long it took', () => {
    const line = lines.find(({ operation }) => operation === 'Senha')
    expect(line).toMatchObject({
      msg: 'request',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      operation: 'Senha',
      user: expect.any(Number),
      method: 'POST',
      url: '/graphql',
      status: 200,
      ms: expect.any(Number),
      address: '127.0.0.1',
    })
    expect(Math.abs(Date.now() - Number(line?.time))).toBeLessThan(3_600_000)
  })

  it('has an id of its own', () => {
    const ids = lines.filter(({ msg }) => msg === 'request').map(({ requestId }) => requestId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
