import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { accounts, insertWorld, password, roleEmail } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { useSharedServices } from './shared-services.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const shared = useSharedServices()
const product = useTwoProcesses(database, shared.variables)

beforeEach(async () => {
  await insertWorld(database)
  // Here a password is enough for everybody.
  await database.prisma.passkey.deleteMany()
  await raiseVersion(database.pool)
})

const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }'
const me = '{ me { email } }'

/** Each test comes from an address of its own, so that none meets the limits of another. */
let address = 0
beforeEach(() => {
  address += 1
})

function signIn(origin: string, email: string, secret = password) {
  const headers = { 'x-test-address': `203.0.113.${address}`, 'x-forwarded-for': `203.0.113.${address}` }
  return ask(origin, login, { variables: { input: { email, password: secret } }, headers })
}

const tokenIn = (value: unknown) => (value as { token: string }).token
const codeOf = async (origin: string, token: string) => (await ask(origin, me, { token })).code

function origins(): [string, string] {
  const [one, other] = product.each
  return [one.origin, other.origin]
}

it('a session that one process has opened holds in the other', async () => {
  const [one, other] = origins()
  const token = tokenIn((await signIn(one, roleEmail('user'))).value)
  expect((await ask(other, me, { token })).value).toEqual({ email: roleEmail('user') })
  expect((await ask(one, me, { token })).value).toEqual({ email: roleEmail('user') })
})

it.each([
  ['leaving all devices', 'mutation { logOutEverywhere }', {}],
  [
    'a new password',
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }',
    { input: { currentPassword: password, newPassword: 'outra-senha-longa' } },
  ],
])('%s through one process ends the sessions in the other at once', async (_what, end, variables) => {
  const [one, other] = origins()
  const before = [one, other].map(async (origin) => tokenIn((await signIn(origin, roleEmail('user'))).value))
  const tokens = await Promise.all(before)
  const [token = ''] = tokens
  for (const origin of [one, other])
    for (const each of tokens) expect(await codeOf(origin, each)).toBeUndefined()
  const { value, code } = await ask(one, end, { token, variables })
  expect(code).toBeUndefined()
  for (const origin of [other, one])
    for (const each of tokens) expect(await codeOf(origin, each)).toBe('UNAUTHENTICATED')
  if (value !== true) expect(await codeOf(other, tokenIn(value))).toBeUndefined()
})

it('a new password counts in the other process at once, and the old one no more', async () => {
  const [one, other] = origins()
  const query = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }'
  const input = { currentPassword: password, newPassword: 'outra-senha-longa' }
  await ask(one, query, { as: 'user', variables: { input } })
  expect((await signIn(other, roleEmail('user'))).code).toBe('INVALID_CREDENTIALS')
  expect((await signIn(other, roleEmail('user'), 'outra-senha-longa')).code).toBeUndefined()
})

/** Finds the link among the mails of a folder. */
function linkIn(outbox: string): RegExpExecArray {
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const link = mails.map((mail) => /#token=([\w-]+)/.exec(mail)).find((found) => found !== null)
  if (!link) throw new Error('no mail with a link yet')
  return link
}

it('a link for a forgotten password that one process has sent is taken by the other, once', async () => {
  const [one, other] = product.each
  await ask(one.origin, `mutation { requestPasswordReset(email: "${roleEmail('owner')}") }`)
  const [, token] = await vi.waitFor(() => linkIn(join(one.folder, 'outbox')), { timeout: 30_000 })
  const query = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }'
  const variables = { input: { token, newPassword: 'a-senha-do-link' } }
  expect((await ask(other.origin, query, { variables })).value).toBe(true)
  expect((await ask(one.origin, query, { variables })).code).toBe('BAD_USER_INPUT')
  expect((await signIn(one.origin, roleEmail('owner'), 'a-senha-do-link')).code).toBeUndefined()
})

it('a role that is taken away counts in the other process at once', async () => {
  const [one, other] = origins()
  const figures = '{ dashboardStats { totalBusinesses } }'
  expect((await ask(other, figures, { as: 'admin' })).code).toBeUndefined()
  const query = 'mutation ($id: ID!) { setUserRole(id: $id, role: USER) { id } }'
  const { code } = await ask(one, query, { as: 'admin', variables: { id: String(accounts.admin) } })
  expect(code).toBeUndefined()
  expect((await ask(other, figures, { as: 'admin' })).code).toBe('UNAUTHENTICATED')
  const later = tokenIn((await signIn(one, roleEmail('admin'))).value)
  expect((await ask(other, figures, { token: later })).code).toBe('FORBIDDEN')
})

it('wrong passwords through both processes count together', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 14 }, () => signIn(product.origin, roleEmail('user'), 'errada')),
  )
  const codes = guesses.map(({ code }) => code).sort()
  expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), ...Array(4).fill('TOO_MANY_REQUESTS')])
  for (const origin of origins()) {
    const { status, code, headers } = await signIn(origin, roleEmail('user'))
    expect([status, code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(origin, roleEmail('owner'))).code).toBeUndefined()
  }
})

it('a download that one process has granted is given by the other', async () => {
  const [one, other] = origins()
  const { value } = await ask(one, '{ businessExport { url } }', { as: 'admin' })
  const { pathname, search } = new URL((value as { url: string }).url, one)
  const answer = await visit(`${other}${pathname}${search}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Cantina da Serra')
})

it('pages of one random order come from both processes without repeating or leaving out any', async () => {
  const { prisma, pool } = database
  const { id: _, slug, ...columns } = await prisma.business.findUniqueOrThrow({ where: { id: 1 } })
  await prisma.business.createMany({
    data: Array.from({ length: 28 }, (_, index) => ({ ...columns, slug: `${slug}-${index}` })),
  })
  await raiseVersion(pool)
  const headers = { 'user-agent': 'one browser', 'x-test-address': '203.0.113.7' }
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (page) => {
      const path = `/api/businesses/search?random=true&perPage=5&page=${page}`
      const answer = await visit(`${product.origin}${path}`, { headers })
      return ((await answer.json()) as { data: { _id: string }[] }).data.map(({ _id }) => _id)
    }),
  )
  expect(pages.flat()).toHaveLength(30)
  expect(new Set(pages.flat()).size).toBe(30)
})
