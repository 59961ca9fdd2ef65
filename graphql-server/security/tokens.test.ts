import { hkdfSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueTicket } from '../src/csv/export/ticket.ts'
import { useDatabase } from '../test/database.ts'
import { useImages } from '../test/pictures.ts'
import { useRestServer } from '../test/rest.ts'
import { accounts, insertWorld, roleToken } from '../test/roles.ts'
import { freshServices } from '../test/services.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeEach(() => insertWorld(database))

const { secret } = freshServices()
const key = Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))
const usual: jwt.SignOptions = {
  subject: String(accounts.admin),
  expiresIn: 60,
  issuer: 'guia-do-vale',
  audience: 'guia-do-vale/sessions',
}
const sign = (options: jwt.SignOptions = {}, by: jwt.Secret = key, payload: object = { version: 0 }) =>
  jwt.sign(payload, by, { ...usual, ...options })
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenParts = (token: string) => token.split('.') as [string, string, string]

/** The payload of a token changed, its signature kept. */
function changed(token: string, changes: object): string {
  const [head, payload, signature] = tokenParts(token)
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return [head, encode({ ...claims, ...changes }), signature].join('.')
}

const forged: readonly [string, () => string][] = [
  ['that says it is not signed', () => `${encode({ alg: 'none', typ: 'JWT' })}.${tokenParts(sign())[1]}.`],
  ['that says so in other letters', () => `${encode({ alg: 'nOnE' })}.${tokenParts(sign())[1]}.`],
  ['that says so and is signed', () => [encode({ alg: 'none' }), ...tokenParts(sign()).slice(1)].join('.')],
  ['without its signature', () => `${tokenParts(sign()).slice(0, 2).join('.')}.`],
  ['by another key', () => sign({}, 'another key that is long enough to be one')],
  ['by the secret itself', () => sign({}, secret)],
  [
    'by a key that it brings along',
    () => sign({ header: { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } } as never }, 'AAAA'),
  ],
  ['in another way', () => sign({ algorithm: 'HS512' })],
  ['of another issuer', () => sign({ issuer: 'somebody' })],
  ['for another purpose', () => sign({ audience: 'guia-do-vale/exports' })],
  ['that has expired', () => sign({ expiresIn: -1 })],
  ['that is not valid yet', () => sign({ notBefore: 60 })],
  ['of an older version', () => sign({}, key, { version: -1 })],
  ['of a later version', () => sign({}, key, { version: 1 })],
  ['of somebody who is not there', () => sign({ subject: '999' })],
  ['of a condition', () => sign({ subject: '3 OR 1=1' })],
  ['of somebody else, changed', () => changed(String(roleToken('user')), { sub: String(accounts.admin) })],
  ['of another role, changed', () => changed(String(roleToken('user')), { role: 'admin' })],
  [
    'that is a ticket for a download',
    () => issueTicket(secret, { userId: accounts.admin, filter: {} }).ticket,
  ],
]

const graphql = async (query: string, token: string) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await answer.json()) as {
    data?: unknown
    errors?: { extensions: { code: string } }[]
  }
  return { data, code: errors?.[0]?.extensions.code }
}

describe('a forged token', () => {
  it.each(forged)('%s identifies no account, over both APIs', async (_what, make) => {
    const token = make()
    expect((await graphql('{ me { id } }', token)).code).toBe('UNAUTHENTICATED')
    expect((await graphql('mutation { deleteCity(id: 4) }', token)).code).toBe('UNAUTHENTICATED')
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.ask('GET /auth/me', { headers })).status).toBe(401)
    expect((await server.ask('DELETE /cities/4', { headers })).status).toBe(401)
    expect(await database.prisma.city.count({ where: { id: 4 } })).toBe(1)
  })
})

it('a role in a token gives none: the account’s own counts', async () => {
  const token = sign({ subject: String(accounts.user) }, key, { version: 0, role: 'admin', isAdmin: true })
  expect((await graphql('{ me { role } }', token)).data).toEqual({ me: { role: 'USER' } })
  expect((await graphql('{ dashboardStats { totalCities } }', token)).code).toBe('FORBIDDEN')
  const { status } = await server.ask('DELETE /cities/4', { headers: { authorization: `Bearer ${token}` } })
  expect(status).toBe(403)
})

it('another secret ends every session', async () => {
  const later = sign({}, Buffer.from(hkdfSync('sha256', `${secret} of tomorrow`, '', 'session tokens', 32)))
  expect((await graphql('{ me { id } }', later)).code).toBe('UNAUTHENTICATED')
  expect((await graphql('{ me { id } }', sign())).code).toBeUndefined()
})
