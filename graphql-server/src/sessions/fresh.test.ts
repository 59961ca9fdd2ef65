import { beforeEach, expect, it } from 'vitest'
import { accountJourney, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { insertUser } from '../../test/user-rows.ts'
import { issueToken } from './token.ts'

const freshMs = 10 * 60_000

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
let token: string
let id: number
let other: number
beforeEach(async () => {
  await database.empty()
  journey = accountJourney(database)
  const admin = await journey.register()
  await database.prisma.user.update({ where: { id: admin.id }, data: { role: 'admin' } })
  token = admin.token
  id = admin.id
  other = (await insertUser(database.prisma, 'Outra')).id
})

/** As if this session had been opened, and its password last shown, so long ago. */
const age = (ms: number) =>
  database.prisma.session.updateMany({ data: { createdAt: new Date(Date.now() - ms) } })
const confirm = (secret = password) =>
  journey.ask(`mutation { confirmSignIn(password: "${secret}") }`, { token })
const notFresh = { code: 'FORBIDDEN', message: 'Confirme que é você: informe a sua senha de novo.' }

it.each([
  ['a role', () => `mutation { setUserRole(id: ${other}, role: ADMIN) { id } }`],
  ['a deactivation', () => `mutation { setUserActive(id: ${other}, isActive: false) { id } }`],
  [
    'an invitation',
    () => 'mutation { inviteUser(input: { name: "Bia", email: "bia@exemplo.test", role: ADMIN }) { id } }',
  ],
  ['an export', () => '{ businessExport { url } }'],
  ['one’s own data', () => '{ myData }'],
  ['the removal of a second factor', () => `mutation { removeSecondFactor(id: ${other}) { id } }`],
])(
  '%s is refused ten minutes after the password was last shown, until it is shown again',
  async (_, document) => {
    const ask = async () => firstFailure(await journey.ask(document(), { token }))
    await age(freshMs + 1000)
    expect(await ask()).toEqual(notFresh)
    expect(await database.prisma.auditEntry.count()).toBe(0)
    expect((await confirm()).data).toEqual({ confirmSignIn: true })
    expect(await ask()).toBeNull()
  },
)

it('a session that has just been opened is fresh, and one whose password was shown long ago is not', async () => {
  const ask = async () => firstFailure(await journey.ask('{ businessExport { url } }', { token }))
  expect(await ask()).toBeNull()
  await age(freshMs + 1000)
  await confirm()
  expect(await ask()).toBeNull()
  await database.prisma.session.updateMany({ data: { provedAt: new Date(Date.now() - freshMs - 1000) } })
  expect(await ask()).toEqual(notFresh)
})

it('a wrong password is reported at its field, counts as a guess, and proves nothing', async () => {
  await age(freshMs + 1000)
  const wrong = {
    code: 'BAD_USER_INPUT',
    message: 'A senha está incorreta.',
    fields: { password: 'A senha está incorreta.' },
  }
  for (let round = 0; round < 10; round += 1)
    expect(firstFailure(await confirm('senha-errada'))).toEqual(wrong)
  expect(firstFailure(await confirm())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(firstFailure(await journey.ask('{ businessExport { url } }', { token }))).toEqual(notFresh)
})

it('a proof in one session is none in another', async () => {
  await age(freshMs + 1000)
  await database.prisma.session.create({
    data: {
      id: 'a'.repeat(32),
      userId: id,
      tokenVersion: 0,
      device: 'x',
      createdAt: new Date(Date.now() - 2 * freshMs),
      lastUsedOn: new Date(),
      expiresAt: new Date(Date.now() + 1e6),
    },
  })
  await confirm()
  const claims = { id, version: 0, sessionId: 'a'.repeat(32) }
  const elsewhere = issueToken(journey.services.secret, claims, false).token
  expect(firstFailure(await journey.ask('{ businessExport { url } }', { token: elsewhere }))).toEqual(
    notFresh,
  )
})

it('a token from before sessions were rows cannot become fresh: it has to sign in again', async () => {
  const old = issueToken(journey.services.secret, { id, version: 0 }, false).token
  expect(firstFailure(await journey.ask('{ businessExport { url } }', { token: old }))).toEqual(notFresh)
  const answer = await journey.ask(`mutation { confirmSignIn(password: "${password}") }`, { token: old })
  expect(firstFailure(answer)).toMatchObject({ code: 'UNAUTHENTICATED' })
})
