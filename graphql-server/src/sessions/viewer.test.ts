import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { UnauthenticatedError } from '../errors.ts'
import { issueToken } from './token.ts'
import { readViewer, requireViewer } from './viewer.ts'

const database = useDatabase()
const secret = 'only-for-tests-only-for-tests-only-for-tests'
const account = { name: 'Maria', email: 'maria@guiadovale.test', phone: '12999990000', passwordHash: 'x' }

let id: number
beforeAll(async () => {
  const user = await database.prisma.user.create({ data: { ...account, role: 'admin', tokenVersion: 3 } })
  id = user.id
})

const tokenOf = (claims: { id: number; version: number }) => issueToken(secret, claims, false).token
const ask = (authorization: string) => readViewer(authorization, [secret], database.prisma)

it('a valid token names its account and the role that it has now', async () => {
  const token = tokenOf({ id, version: 3 })
  expect(await ask(`Bearer ${token}`)).toEqual({ id, role: 'admin' })
  await database.prisma.user.update({ where: { id }, data: { role: 'user' } })
  expect(await ask(`bearer ${token}`)).toEqual({ id, role: 'user' })
})

it.each([
  ['a token of an older version', () => `Bearer ${tokenOf({ id, version: 2 })}`],
  ['a token of nobody', () => `Bearer ${tokenOf({ id: id + 1, version: 3 })}`],
  ['a token of somebody else’s making', () => `Bearer ${tokenOf({ id, version: 3 })}x`],
  ['another kind of authorization', () => `Basic ${tokenOf({ id, version: 3 })}`],
  ['nothing', () => ''],
])('%s is nobody’s', async (_what, authorization) => {
  expect(await ask(authorization())).toBeNull()
})

it('who must be signed in is told so', async () => {
  await expect(requireViewer({ viewer: async () => null })).rejects.toThrow(UnauthenticatedError)
})
