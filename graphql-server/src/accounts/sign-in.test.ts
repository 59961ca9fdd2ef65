import argon2 from 'argon2'
import { expect, it, vi } from 'vitest'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'

vi.mock('argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, default: real, verify: vi.fn(real.verify) }
})
const { verify } = await import('argon2')

const database = useDatabase()
const open = () => accountJourney(database)
const wrong = { code: 'INVALID_CREDENTIALS', message: 'Credenciais inválidas. Tente novamente.' }
const link = 'O nome não pode conter um endereço da internet. Depois de um ponto, deixe um espaço.'
const document = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }'

it('who registers has a session, a normal role, and an address in one spelling', async () => {
  const { register, ask } = open()
  const { token } = await register({
    name: ' João  Ninguém ',
    email: ' JOA\u0303O@Exemplo.TEST ',
    phone: '(12) 99999-0000',
  })
  const me = await ask('{ me { name email phone role photo { url } businessCount } }', { token })
  expect(me.data?.me).toEqual({
    name: 'João Ninguém',
    email: 'jo\u00e3o@exemplo.test',
    phone: '12999990000',
    role: 'USER',
    photo: null,
    businessCount: 0,
  })
  const { passwordHash } = await database.prisma.user.findFirstOrThrow({ where: { name: 'João Ninguém' } })
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
})

it('accents distinguish addresses', async () => {
  const { register, logIn } = open()
  const [one, two] = [
    await register({ email: 'andre@exemplo.test' }),
    await register({ email: 'andré@exemplo.test' }),
  ]
  expect(one.id).not.toBe(two.id)
  expect((await logIn('ANDRÉ@exemplo.test')).data?.login).toMatchObject({ user: { id: String(two.id) } })
})

it.each([
  ['name', { name: ' ' }, 'Informe o nome.'],
  ...[
    'http://x',
    'Ganhe em www.x',
    'PREMIO.COM',
    'Veja bit.ly/abc',
    't.co/x',
    'ana@exemplo.com.br',
    '203.0.113.7',
  ].map((name): [string, object, string] => ['name', { name }, link]),
  ['email', { email: '' }, 'Informe o e-mail.'],
  ['email', { email: 'maria' }, 'Informe um e-mail válido.'],
  ['email', { email: 'maria@exemplo' }, 'Informe um e-mail válido.'],
  ['email', { email: 'maria silva@exemplo.test' }, 'Informe um e-mail válido.'],
  ['email', { email: 'a@x.test, b@x.test' }, 'Informe um e-mail válido.'],
  [
    'email',
    { email: `${'a'.repeat(60)}@${'b.'.repeat(120)}test` },
    'O e-mail deve ter no máximo 254 caracteres.',
  ],
  ['phone', { phone: '' }, 'Informe o telefone.'],
  ['phone', { phone: '123456789' }, 'Informe um telefone com DDD: 10 ou 11 dígitos.'],
  ['password', { password: '' }, 'Informe a senha.'],
  ['password', { password: '1234567' }, 'A senha deve ter pelo menos 8 caracteres.'],
  ['password', { password: '😀😀😀😀' }, 'A senha deve ter pelo menos 8 caracteres.'],
  ['password', { password: 'x'.repeat(129) }, 'A senha deve ter no máximo 128 caracteres.'],
])('a registration names what is wrong with its %s: %j', async (field, given, message) => {
  const { ask } = open()
  const input = { name: 'Maria', email: 'm@exemplo.test', phone: '12999990000', password, ...given }
  const failure = firstFailure(await ask(document, { variables: { input } }))
  expect(failure).toEqual({ code: 'BAD_USER_INPUT', message, fields: { [`input.${field}`]: message } })
})

it.each([
  'Maria J. da Silva',
  'J.R. Prado',
  'J.Silva',
  'Dr. João',
  "D'Ávila Jr.",
  'Ana-Lúcia 2.0',
  'Zé do Wwwaldo',
])('a name may be %s', async (name) => {
  const { register, ask } = open()
  const { token } = await register({ name })
  expect((await ask('{ me { name } }', { token })).data).toEqual({ me: { name } })
})

it('a password of 8 and of 128 characters is good, whatever it is made of', async () => {
  const { register, logIn } = open()
  for (const chosen of ['40718235', 'ç'.repeat(128), '       x']) {
    const { email } = await register({ password: chosen })
    expect(firstFailure(await logIn(email, chosen))).toBeNull()
  }
})

it('of many who register one address at once, one gets it, and the others get an error that names the field', async () => {
  const { ask } = open()
  const typed = ['rara@exemplo.test', 'RARA@exemplo.test', ' rara@exemplo.test']
  const answers = await Promise.all(
    [...typed, ...typed].map((email) =>
      ask(document, { variables: { input: { name: 'Maria', email, phone: '12999990000', password } } }),
    ),
  )
  const failures = answers.map(firstFailure).filter((failure) => failure !== null)
  const message = 'Já existe uma conta com este e-mail.'
  expect(failures).toHaveLength(5)
  for (const failure of failures)
    expect(failure).toEqual({ code: 'CONFLICT', message, fields: { 'input.email': message } })
})

it('at most 100 accounts an hour are made from one address', async () => {
  const { services, ask } = open()
  const { registrations } = await import('../limits/rules.ts')
  for (let account = 0; account < 99; account++) await services.limiter.count(registrations('127.0.0.1'))
  const go = (email: string, address?: string) =>
    ask(document, {
      variables: { input: { name: 'Maria', email, phone: '12999990000', password } },
      ...(address && { address }),
    })
  expect(firstFailure(await go('centesima@exemplo.test'))).toBeNull()
  expect(firstFailure(await go('outra@exemplo.test'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(firstFailure(await go('outra@exemplo.test', '127.0.0.2'))).toBeNull()
})

it('a session lasts 12 hours, or 30 days for who asks for it', async () => {
  const { register, logIn } = open()
  const { email, id } = await register()
  for (const [remember, hours] of [
    [undefined, 12],
    [false, 12],
    [true, 720],
  ] as const) {
    const answer = await logIn(email, password, remember === undefined ? {} : { remember })
    const { expiresAt, user } = answeredField<{ expiresAt: string; user: object }>(answer, 'login')
    expect(user).toEqual({ id: String(id) })
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(hours)
  }
})

it('unknown address and wrong password are one answer and the same work', async () => {
  const { register, logIn } = open()
  const { email } = await register()
  const countHashing = async (typed: string) => {
    vi.mocked(verify).mockClear()
    const failure = firstFailure(await logIn(typed, 'outra-senha'))
    const calls = vi
      .mocked(verify)
      .mock.calls.map(([digest, secret]) => [
        digest.replace(/(\$[^$]+){2}$/, ''),
        digest.length,
        String(secret),
      ])
    return { failure, calls }
  }
  const known = await countHashing(email)
  expect(known.failure).toEqual(wrong)
  expect(known.calls).toHaveLength(1)
  expect(await countHashing('ninguem@exemplo.test')).toEqual(known)
  expect(await countHashing('nem um endereço')).toEqual(known)
})

it('a missing value and a wrong one have different errors', async () => {
  const { logIn } = open()
  const failure = firstFailure(await logIn(' ', ''))
  expect(failure).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'input.email': 'Informe o e-mail.', 'input.password': 'Informe a senha.' },
  })
})

it('ten wrong passwords for one account keep an address waiting, a known account or not', async () => {
  const { register, logIn } = open()
  const { email } = await register()
  for (const typed of [email, 'ninguem@exemplo.test']) {
    for (let guess = 0; guess < 10; guess++) expect(firstFailure(await logIn(typed, 'errada'))).toEqual(wrong)
    const failure = firstFailure(await logIn(typed, password))
    expect(failure).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    })
  }
  expect(firstFailure(await logIn(email, password, { address: '203.0.113.1' }))).toBeNull()
})

it('thirty wrong passwords for any accounts keep an address waiting; its neighbours in one /64 too', async () => {
  const { register, logIn } = open()
  const { email } = await register()
  for (let guess = 0; guess < 30; guess++) {
    const address = `2001:db8:1:2::${guess}`
    expect(firstFailure(await logIn(`n${guess}@exemplo.test`, 'errada', { address }))).toEqual(wrong)
  }
  const inside = await logIn(email, password, { address: '2001:db8:1:2:ffff::1' })
  expect(firstFailure(inside)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(firstFailure(await logIn(email, password, { address: '2001:db8:1:3::1' }))).toBeNull()
})

it('guesses at the same time are not more than the limit, and right passwords do not count', async () => {
  const { register, logIn } = open()
  const { email } = await register()
  const right = await Promise.all(Array.from({ length: 25 }, () => logIn(email)))
  expect(right.map(firstFailure)).toEqual(Array(25).fill(null))
  const guesses = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'errada')))
  const codes = guesses.map((guess) => firstFailure(guess)?.code)
  expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(30)
})

it('a password that was kept by weaker parameters is hashed again when it is used', async () => {
  const { register, logIn } = open()
  const { id, email } = await register()
  const old = await argon2.hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 })
  await database.prisma.user.update({ where: { id }, data: { passwordHash: old } })
  expect(firstFailure(await logIn(email, 'errada'))).toEqual(wrong)
  const hash = async () => (await database.prisma.user.findUniqueOrThrow({ where: { id } })).passwordHash
  expect(await hash()).toBe(old)
  expect(firstFailure(await logIn(email))).toBeNull()
  expect(await hash()).toMatch(/m=19456/)
  expect(firstFailure(await logIn(email))).toBeNull()
})

it('every session ends when its account says so', async () => {
  const { register, logIn, ask, isAlive } = open()
  const { email, token } = await register()
  const other = answeredField<{ token: string }>(await logIn(email), 'login')
  expect(await isAlive(other.token)).toBe(true)
  expect((await ask('mutation { logOutEverywhere }', { token })).data).toEqual({ logOutEverywhere: true })
  expect([await isAlive(token), await isAlive(other.token)]).toEqual([false, false])
  const again = answeredField<{ token: string }>(await logIn(email), 'login')
  expect(await isAlive(again.token)).toBe(true)
})
