import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
beforeEach(() => {
  journey = accountJourney(database)
})

const changeEmail = (token: string, email: string, secret = password) =>
  journey.ask('mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { email } }', {
    token,
    variables: { input: { email, password: secret } },
  })

const changePassword = (token: string, newPassword: string, currentPassword = password, remember = false) =>
  journey.ask(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token expiresAt user { id } } }',
    { token, variables: { input: { currentPassword, newPassword, remember } } },
  )

const wrongPassword = (field: string) => ({
  code: 'BAD_USER_INPUT',
  message: 'A senha está incorreta.',
  fields: { [field]: 'A senha está incorreta.' },
})

it('another address opens the account, the old one does not, and its mailbox gets a notice', async () => {
  const { token, email } = await journey.register()
  const answer = await changeEmail(token, ' NOVA@exemplo.test')
  expect(answer.data?.changeEmail).toEqual({ email: 'nova@exemplo.test' })
  expect(firstFailure(await journey.logIn('nova@exemplo.test'))).toBeNull()
  expect(firstFailure(await journey.logIn(email))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(await journey.isAlive(token)).toBe(true)
  expect(journey.mails).toHaveLength(1)
  expect(journey.mails[0]).toMatchObject({
    to: email,
    subject: 'O e-mail da sua conta foi alterado',
  })
})

it('the same address again is no change and sends no mail', async () => {
  const { token, email } = await journey.register()
  expect((await changeEmail(token, email.toUpperCase())).data?.changeEmail).toEqual({ email })
  expect(journey.mails).toEqual([])
})

it('an address that somebody has is refused by name, also when two want it at once', async () => {
  const [one, two, three] = [await journey.register(), await journey.register(), await journey.register()]
  const message = 'Já existe uma conta com este e-mail.'
  const taken = { code: 'CONFLICT', message, fields: { 'input.email': message } }
  expect(firstFailure(await changeEmail(one.token, two.email))).toEqual(taken)
  const answers = await Promise.all(
    [two, three].map(({ token }) => changeEmail(token, 'disputado@exemplo.test')),
  )
  const failures = answers.map(firstFailure)
  expect(failures).toContainEqual(taken)
  expect(failures).toContain(null)
  expect(journey.mails).toHaveLength(1)
})

it('another password ends every session and opens one, and sends a notice', async () => {
  const { token, email, id } = await journey.register()
  const answer = await changePassword(token, 'senha-nova-1', password, true)
  const session = answeredField<{ token: string; expiresAt: string; user: object }>(answer, 'changePassword')
  expect(session.user).toEqual({ id: String(id) })
  expect(Math.round((Date.parse(session.expiresAt) - Date.now()) / 86_400_000)).toBe(30)
  expect([await journey.isAlive(token), await journey.isAlive(session.token)]).toEqual([false, true])
  expect(firstFailure(await journey.logIn(email, 'senha-nova-1'))).toBeNull()
  expect(firstFailure(await journey.logIn(email))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(journey.mails).toMatchObject([{ to: email, subject: 'A senha da sua conta foi alterada' }])
})

it('a new password follows the rule', async () => {
  const { token } = await journey.register()
  expect(firstFailure(await changePassword(token, 'curta'))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'A senha deve ter pelo menos 8 caracteres.',
    fields: { 'input.newPassword': 'A senha deve ter pelo menos 8 caracteres.' },
  })
})

it.each(['12345678', 'Password', 'flamengo'])(
  'a password that is among the commonest is refused with the reason: %s',
  async (common) => {
    const message = 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.'
    const { token, email, id } = await journey.register()
    expect(firstFailure(await changePassword(token, common))).toEqual({
      code: 'BAD_USER_INPUT',
      message,
      fields: { 'input.newPassword': message },
    })
    const tokenHash = createHash('sha256').update(common).digest('hex')
    const expiresAt = new Date(Date.now() + 60_000)
    await database.prisma.passwordReset.create({ data: { userId: id, tokenHash, expiresAt } })
    const reset = `mutation { resetPassword(input: { token: "${common}", newPassword: "${common}" }) }`
    expect(firstFailure(await journey.ask(reset))).toMatchObject({ fields: { 'input.newPassword': message } })
    const register = `mutation { register(input: { name: "Bia", email: "bia-${common}@exemplo.test", phone: "12999990000", password: "${common}" }) { token } }`
    expect(firstFailure(await journey.ask(register))).toMatchObject({ fields: { 'input.password': message } })
    expect(firstFailure(await journey.logIn(email))).toBeNull()
  },
)

it('of two who change the password at once, the second has no session any more', async () => {
  const { token, email } = await journey.register()
  const chosen = ['senha-nova-1', 'senha-nova-2']
  const answers = await Promise.all(chosen.map((each) => changePassword(token, each)))
  const codes = answers.map((answer) => firstFailure(answer)?.code ?? 'changed')
  expect([...codes].sort()).toEqual(['UNAUTHENTICATED', 'changed'])
  const winner = chosen[codes.indexOf('changed')]
  expect(firstFailure(await journey.logIn(email, winner))).toBeNull()
})

it('a wrong password is a wrong field, changes nothing, leaves the session, and is limited with the logins', async () => {
  const { token, email } = await journey.register()
  const wrong = [
    () => changeEmail(token, 'x@exemplo.test', 'errada'),
    () => changePassword(token, 'senha-nova-1', 'errada'),
    () => journey.ask('mutation { deleteAccount(password: "errada") }', { token }),
  ]
  const failures = await Promise.all(wrong.map(async (go) => firstFailure(await go())))
  expect(failures).toEqual(['input.password', 'input.currentPassword', 'password'].map(wrongPassword))
  expect(await journey.isAlive(token)).toBe(true)
  for (let guess = 3; guess < 10; guess++) await journey.logIn(email, 'errada')
  for (const go of [...wrong, () => journey.logIn(email)]) {
    expect(firstFailure(await go())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  }
  expect(journey.mails).toEqual([])
})

it('a mailbox gets at most ten notices an hour, whichever accounts have its address one after the other', async () => {
  const email = 'de-quem@exemplo.test'
  for (let change = 0; change < 10; change++) {
    const { token } = await journey.register({ email })
    expect(firstFailure(await changeEmail(token, `saiu-${change}@exemplo.test`))).toBeNull()
  }
  const { token } = await journey.register({ email })
  const tooMany = { code: 'TOO_MANY_REQUESTS' }
  expect(firstFailure(await changeEmail(token, 'saiu@exemplo.test'))).toMatchObject(tooMany)
  expect(firstFailure(await changePassword(token, 'outra-senha'))).toMatchObject(tooMany)
  expect(journey.mails.map(({ to }) => to)).toEqual(Array(10).fill(email))
})

it('an account sends at most ten such mails an hour', async () => {
  const { token } = await journey.register()
  for (let change = 0; change < 10; change++) {
    expect(firstFailure(await changeEmail(token, `troca-${change}@exemplo.test`))).toBeNull()
  }
  expect(firstFailure(await changeEmail(token, 'troca@exemplo.test'))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  expect(journey.mails).toHaveLength(10)
})

it('no mail says what the account is called', async () => {
  const { token, email } = await journey.register({ name: 'Prêmio Garantido' })
  await changeEmail(token, `nova-${email}`)
  await changePassword(token, 'senha-nova-1')
  const variables = { email: `nova-${email}` }
  await journey.ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', { variables })
  await journey.services.background.settle(10_000)
  expect(journey.mails.map(({ to }) => to)).toEqual([email, `nova-${email}`, `nova-${email}`])
  expect(JSON.stringify(journey.mails)).not.toMatch(/Prêmio|Garantido/)
})
