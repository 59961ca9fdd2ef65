import { beforeAll, beforeEach, expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { silentLog } from '../../test/silent-log.ts'
import { countingPrisma } from '../../test/statements.ts'
import { Background } from '../background.ts'
import { UnauthenticatedError } from '../errors.ts'
import type { User } from '../generated/prisma/client.ts'
import { endSessions, openSession } from './session.ts'
import { issueToken } from './token.ts'
import { readViewer, requireViewer } from './viewer.ts'

const database = useDatabase()
const secret = 'only-for-tests-only-for-tests-only-for-tests'
const account = { name: 'Maria', email: 'maria@guiadovale.test', phone: '12999990000', passwordHash: 'x' }

let background: Background
let user: User
beforeAll(async () => {
  user = await database.prisma.user.create({ data: { ...account, role: 'admin', tokenVersion: 3 } })
})
beforeEach(() => {
  background = new Background()
})

const trace = { log: silentLog, requestId: 'test' }
const read = (authorization: string, { prisma } = database, allowsDemo = () => false) =>
  readViewer({ prisma, background, secret }, authorization, allowsDemo, trace)
const open = async (version = user.tokenVersion) => {
  const origin = { secret, userAgent: 'curl/8' }
  const { token } = await openSession(database.prisma, origin, { id: user.id, tokenVersion: version }, false)
  const row = await database.prisma.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  return { token, id: row.id }
}
const sign = (claims: { id?: number; version?: number; sessionId?: string }) =>
  issueToken(secret, { id: user.id, version: 3, ...claims }, false).token

it('a session’s token names its account and the role that it has now', async () => {
  const { token, id: sessionId } = await open()
  expect(await read(`Bearer ${token}`)).toEqual({
    id: user.id,
    role: 'admin',
    sessionId,
    provedAt: expect.any(Date),
  })
  await database.prisma.user.update({ where: { id: user.id }, data: { role: 'user' } })
  expect(await read(`bearer ${token}`)).toEqual({
    id: user.id,
    role: 'user',
    sessionId,
    provedAt: expect.any(Date),
  })
})

it('session and account are read by one statement, which finds both by their primary keys', async () => {
  const { token } = await open()
  const { prisma, statements } = countingPrisma(database.config, 'all')
  await read(`Bearer ${token}`, { ...database, prisma })
  await background.settle(10_000)
  await prisma.$disconnect()
  expect(statements).toHaveLength(1)
  const values = [localDate(Date.now()), '0'.repeat(32), user.id]
  await open()
  const existing = await database.prisma.session.findFirstOrThrow()
  values[1] = existing.id
  const plan = await explain(database.pool, statements[0] ?? '', values)
  expect(plan.map(({ type }) => type)).toEqual(['const', 'const'])
})

it.each<[string, () => string | Promise<string>]>([
  [
    'a session that has ended',
    async () => {
      const { token, id } = await open()
      await database.prisma.session.update({ where: { id }, data: { endedAt: new Date() } })
      return token
    },
  ],
  ['a session that was opened while all were ended', async () => (await open(2)).token],
  ['a session that is not there', () => sign({ sessionId: 'f'.repeat(32) })],
  [
    'the session of somebody else',
    async () => {
      const { id } = await open()
      return sign({ id: user.id + 1, sessionId: id })
    },
  ],
  ['a token of an older version', () => sign({ version: 2 })],
  ['a token of nobody', () => sign({ id: user.id + 1 })],
  ['a token of somebody else’s making', () => `${sign({})}x`],
  ['nothing', () => ''],
])('%s is nobody’s', async (_what, make) => {
  expect(await read(`Bearer ${await make()}`)).toBeNull()
})

it('another kind of authorization identifies no account', async () => {
  expect(await read(`Basic ${(await open()).token}`)).toBeNull()
})

it('a token from before sessions were kept goes on until the account’s version is raised', async () => {
  const token = sign({})
  expect(await read(`Bearer ${token}`)).toEqual({ id: user.id, role: 'user' })
  await database.prisma.$transaction((transaction) => endSessions(transaction, user.id))
  expect(await read(`Bearer ${token}`)).toBeNull()
  user = await database.prisma.user.findFirstOrThrow()
})

it('the day of the last use is written once a day, whatever the number of requests', async () => {
  const { token, id } = await open()
  const { prisma, statements } = countingPrisma(database.config, 'all')
  const lastUsedOn = new Date('2026-01-01T00:00:00Z')
  await database.prisma.session.update({ where: { id }, data: { lastUsedOn } })
  await read(`Bearer ${token}`, { ...database, prisma })
  await background.settle(10_000)
  const row = await database.prisma.session.findUniqueOrThrow({ where: { id } })
  expect(row.lastUsedOn.toISOString().slice(0, 10)).toBe(localDate(Date.now()))
  await read(`Bearer ${token}`, { ...database, prisma })
  await read(`Bearer ${token}`, { ...database, prisma })
  await background.settle(10_000)
  await prisma.$disconnect()
  expect(statements.filter((statement) => /UPDATE/i.test(statement))).toHaveLength(1)
})

it('the token of a demo account is worth something where demo accounts are allowed only', async () => {
  const { token } = await open()
  const old = sign({ version: user.tokenVersion })
  await database.prisma.user.update({ where: { id: user.id }, data: { isDemo: true } })
  for (const each of [token, old]) {
    expect(await read(`Bearer ${each}`)).toBeNull()
    expect(await read(`Bearer ${each}`, database, () => true)).toMatchObject({ id: user.id })
  }
  await database.prisma.user.update({ where: { id: user.id }, data: { isDemo: false } })
})

it('a viewer that is required but absent must sign in', async () => {
  await expect(requireViewer({ viewer: async () => null })).rejects.toThrow(UnauthenticatedError)
})
