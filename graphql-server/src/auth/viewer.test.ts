import jwt from 'jsonwebtoken'
import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { readViewer } from './viewer.ts'

const database = useDatabase()
const secret = 'only-for-tests-only-for-tests-only-for-tests'
const account = { name: 'Maria', email: 'maria@guiadovale.test', phone: '12999990000', passwordHash: 'x' }

let id: number
beforeAll(async () => {
  const user = await database.prisma.user.create({ data: { ...account, role: 'admin', tokenVersion: 3 } })
  id = user.id
})

const sign = (claims: object, options: jwt.SignOptions = {}, key = secret) => jwt.sign(claims, key, options)
const ask = (authorization: string) => readViewer(authorization, secret, database.prisma)

it('a valid token names its account and the role that it has now', async () => {
  const token = sign({ sub: String(id), version: 3 })
  expect(await ask(`Bearer ${token}`)).toEqual({ id, role: 'admin' })
  await database.prisma.user.update({ where: { id }, data: { role: 'user' } })
  expect(await ask(`bearer ${token}`)).toEqual({ id, role: 'user' })
})

it.each([
  ['of an older version', () => sign({ sub: String(id), version: 2 })],
  ['without a version', () => sign({ sub: String(id) })],
  ['of nobody', () => sign({ sub: String(id + 1), version: 3 })],
  ['of no number', () => sign({ sub: 'x', version: 3 })],
  ['that has expired', () => sign({ sub: String(id), version: 3 }, { expiresIn: -1 })],
  ['signed by somebody else', () => sign({ sub: String(id), version: 3 }, {}, `${secret}x`)],
  ['signed in another way', () => sign({ sub: String(id), version: 3 }, { algorithm: 'HS512' })],
  [
    'not signed at all',
    () =>
      `${sign({ sub: String(id), version: 3 })
        .split('.')
        .slice(0, 2)
        .join('.')}.`,
  ],
  ['that is none', () => 'nothing'],
])('a token %s is nobody’s', async (_what, token) => {
  expect(await ask(`Bearer ${token()}`)).toBeNull()
})

it('another kind of authorization is nobody’s', async () => {
  expect(await ask(`Basic ${sign({ sub: String(id), version: 3 })}`)).toBeNull()
})
