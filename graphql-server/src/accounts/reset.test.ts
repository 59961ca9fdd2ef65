import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { mailSecret } from '../../test/queue-mailer.ts'
import { countingPrisma } from '../../test/statements.ts'
import { MailQueue } from '../mail/queue.ts'
import { mails } from '../messages/mails.ts'

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
beforeEach(() => {
  journey = accountJourney(database)
})

const request = (email: string, address?: string) =>
  journey.ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    variables: { email },
    ...(address && { address }),
  })

/** The token of the link that the newest mail holds. */
async function newestToken(): Promise<string> {
  await journey.services.background.settle(10_000)
  const url = journey.mails.at(-1)?.paragraphs.find((part) => typeof part === 'object')?.url ?? ''
  return /^https:\/\/guia\.test\/redefinir-senha#token=([\w-]{43})$/.exec(url)?.[1] ?? ''
}

const reset = (token: string, newPassword = 'senha-nova-1') =>
  journey.ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
    variables: { input: { token, newPassword } },
  })

/** Whether the link is still good. */
const check = (token: string) =>
  journey.ask('query ($token: String!) { isPasswordResetLinkValid(token: $token) }', { variables: { token } })

const message = 'Este link não vale mais. Peça um novo.'
const dead = { code: 'BAD_USER_INPUT', message, fields: { 'input.token': message } }

it('a link sets a password once, ends every session, and sends a notice', async () => {
  const { email, token: session } = await journey.register()
  expect((await request(` ${email.toUpperCase()} `)).data).toEqual({ requestPasswordReset: true })
  const token = await newestToken()
  expect(journey.mails).toMatchObject([{ to: email, subject: 'Redefina a sua senha do Guia do Vale' }])
  expect((await reset(token)).data).toEqual({ resetPassword: true })
  expect(await journey.isAlive(session)).toBe(false)
  expect(firstFailure(await journey.logIn(email))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(firstFailure(await journey.logIn(email, 'senha-nova-1'))).toBeNull()
  expect(firstFailure(await reset(token, 'senha-nova-2'))).toEqual(dead)
  expect(journey.mails[1]).toMatchObject({
    to: email,
    subject: 'A senha da sua conta foi alterada',
  })
})

it('of many who use a link at once, one sets the password', async () => {
  const { email } = await journey.register()
  await request(email)
  const token = await newestToken()
  const chosen = ['senha-nova-1', 'senha-nova-2', 'senha-nova-3', 'senha-nova-4']
  const failures = (await Promise.all(chosen.map((each) => reset(token, each)))).map(firstFailure)
  expect(failures.filter((failure) => failure === null)).toHaveLength(1)
  for (const failure of failures.filter((failure) => failure !== null)) expect(failure).toEqual(dead)
  expect(firstFailure(await journey.logIn(email, chosen[failures.indexOf(null)]))).toBeNull()
})

it('mails with a link that has ended wait no more, and all others do', async () => {
  const { email, token: session } = await journey.register()
  const queue = new MailQueue({ prisma: database.prisma, secret: mailSecret })
  const waitingAfter = async (act: () => Promise<unknown>) => {
    const expiresAt = new Date(Date.now() + 60_000)
    await database.prisma.waitingMail.deleteMany()
    await queue.add(email, mails.passwordReset('https://guia.test/x', expiresAt))
    await queue.add(email, mails.passkeyAdded())
    await queue.add(`other-${email}`, mails.passwordReset('https://guia.test/x', expiresAt))
    await act()
    const waiting = await database.prisma.waitingMail.findMany({ orderBy: { id: 'asc' } })
    return waiting.map((mail) => [mail.recipient, queue.read(mail)?.subject])
  }
  const others = [
    [email, mails.passkeyAdded().subject],
    [`other-${email}`, mails.passwordReset('', new Date()).subject],
  ]
  const requested = await waitingAfter(async () => {
    await request(email)
    await journey.services.background.settle(10_000)
  })
  expect(requested).toEqual(others)
  const changed = await waitingAfter(() =>
    journey.ask(
      `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "senha-nova-1" }) { token } }`,
      { token: session },
    ),
  )
  expect(changed).toEqual(others)
})

it('a refused password leaves the link good', async () => {
  const { email } = await journey.register()
  await request(email)
  const token = await newestToken()
  expect(firstFailure(await reset(token, 'curta'))).toMatchObject({
    fields: { 'input.newPassword': 'A senha deve ter pelo menos 8 caracteres.' },
  })
  expect(firstFailure(await reset(token))).toBeNull()
})

it('a link lasts an hour, and only what it was made of is stored', async () => {
  const { email, id } = await journey.register()
  await request(email)
  const token = await newestToken()
  const row = await database.prisma.passwordReset.findFirstOrThrow({ where: { userId: id } })
  expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
  expect(Math.round((row.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60)
  await database.prisma.passwordReset.update({
    where: { id: row.id },
    data: { expiresAt: new Date(Date.now() - 1) },
  })
  expect(firstFailure(await reset(token))).toEqual(dead)
})

it.each<[string, (token: string, email: string) => Promise<unknown>]>([
  ['a newer link', (_token, email) => request(email).then(newestToken)],
  [
    'another password',
    (token) =>
      journey.ask(
        `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "senha-nova-1" }) { token } }`,
        { token },
      ),
  ],
  [
    'another address',
    (token) =>
      journey.ask(
        `mutation { changeEmail(input: { email: "de-outro@exemplo.test", password: "${password}" }) { id } }`,
        { token },
      ),
  ],
])('a link ends with %s', async (_what, happen) => {
  const account = await journey.register()
  await request(account.email)
  const token = await newestToken()
  await happen(account.token, account.email)
  expect(firstFailure(await reset(token))).toEqual(dead)
})

it('an expired link is reported before it is used, and asking does not use it', async () => {
  const { email } = await journey.register()
  await request(email)
  const token = await newestToken()
  expect((await check(token)).data).toEqual({ isPasswordResetLinkValid: true })
  expect((await check(`${token}x`)).data).toEqual({ isPasswordResetLinkValid: false })
  expect((await check('x'.repeat(100_000))).data).toEqual({ isPasswordResetLinkValid: false })
  expect((await reset(token)).data).toEqual({ resetPassword: true })
  expect((await check(token)).data).toEqual({ isPasswordResetLinkValid: false })
})

it('asking whether links are good is limited like using them', async () => {
  for (let guess = 0; guess < 30; guess++)
    expect((await check(`x${guess}`)).data).toEqual({ isPasswordResetLinkValid: false })
  expect(firstFailure(await check('x'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(firstFailure(await reset('x'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('of links asked for at once one is good', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, email } = await journey.register()
    await Promise.all(Array.from({ length: 3 }, () => request(email)))
    await journey.services.background.settle(10_000)
    expect(await database.prisma.passwordReset.count({ where: { userId: id } })).toBe(1)
  }
})

it('before the answer nothing is asked of the database, known address or not', async () => {
  const { email } = await journey.register()
  const { prisma, statements } = countingPrisma(database.config)
  let begin = () => {}
  const answered = new Promise<void>((resolve) => {
    begin = resolve
  })
  const { background } = journey.services
  const late = {
    ...journey.services,
    prisma,
    background: Object.assign(Object.create(background), {
      run: (what: string, trace: never, work: () => Promise<void>) =>
        background.run(what, trace, () => answered.then(work)),
    }),
  }
  const { ask } = accountJourney(late)
  const document = 'mutation ($email: String!) { requestPasswordReset(email: $email) }'
  const known = await ask(document, { variables: { email } })
  const unknown = await ask(document, { variables: { email: 'ninguem@exemplo.test' } })
  expect(known).toEqual({ data: { requestPasswordReset: true } })
  expect(unknown).toEqual(known)
  expect(statements).toEqual([])
  begin()
  await background.settle(10_000)
  expect(statements.length).toBeGreaterThan(0)
  expect(journey.mails.map(({ to }) => to)).toEqual([email])
  await prisma.$disconnect()
})

it('at most five links an hour are sent to one address, and an unknown one is limited alike', async () => {
  const { email } = await journey.register()
  for (const typed of [email, 'ninguem@exemplo.test']) {
    for (let link = 0; link < 5; link++) {
      expect(firstFailure(await request(typed, `203.0.113.${link}`))).toBeNull()
    }
    expect(firstFailure(await request(typed, '203.0.113.9'))).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    })
  }
  await journey.services.background.settle(10_000)
  expect(journey.mails).toHaveLength(5)
})

it('at most thirty links an hour are asked for from one network', async () => {
  for (let link = 0; link < 30; link++) await request(`n${link}@exemplo.test`, `2001:db8::${link}`)
  expect(firstFailure(await request('n30@exemplo.test', '2001:db8::ffff'))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  expect(firstFailure(await request('n30@exemplo.test', '2001:db8:1::1'))).toBeNull()
})

it('dead links are looked up thirty times in 15 minutes from one address', async () => {
  for (let guess = 0; guess < 30; guess++) expect(firstFailure(await reset(`x${guess}`))).toEqual(dead)
  expect(firstFailure(await reset('x'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('who forgot the password and has guessed too often can sign in after setting another', async () => {
  const { email } = await journey.register()
  for (let guess = 0; guess < 10; guess++) await journey.logIn(email, 'errada')
  expect(firstFailure(await journey.logIn(email))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await request(email)
  expect(firstFailure(await reset(await newestToken()))).toBeNull()
  const answer = await journey.logIn(email, 'senha-nova-1')
  expect(answeredField<object>(answer, 'login')).toHaveProperty('token')
})

it('a malformed address is an error', async () => {
  const invalid = 'Informe um e-mail válido.'
  expect(firstFailure(await request('maria'))).toEqual({
    code: 'BAD_USER_INPUT',
    message: invalid,
    fields: { email: invalid },
  })
})
