import { hkdfSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { expect, it } from 'vitest'
import { issueToken, readToken } from './token.ts'

const secret = 'only-for-tests-only-for-tests-only-for-tests'
const claims = { id: 7, version: 3 }
const key = Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))
const good: jwt.SignOptions = {
  subject: '7',
  expiresIn: 60,
  issuer: 'guia-do-vale',
  audience: 'guia-do-vale/sessions',
}
const sign = (options: jwt.SignOptions, by: jwt.Secret = key, payload: object = { version: 3 }) =>
  jwt.sign(payload, by, { ...good, ...options })
const without = (name: keyof jwt.SignOptions) => {
  const { [name]: _gone, ...rest } = good
  return jwt.sign({ version: 3 }, key, rest)
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('a token of ours is read, for 12 hours or for 30 days', () => {
  const hour = 3_600_000
  for (const [remember, hours] of [
    [false, 12],
    [true, 720],
  ] as const) {
    const before = Math.floor(Date.now() / 1000) * 1000
    const { token, expiresAt } = issueToken(secret, claims, remember)
    expect(readToken([secret], token)).toEqual(claims)
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + hours * hour)
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + hours * hour)
    expect((jwt.decode(token) as jwt.JwtPayload).exp).toBe(expiresAt.getTime() / 1000)
  }
  expect(readToken([secret], sign({}))).toEqual(claims)
})

it.each<[string, () => string]>([
  ['that has expired', () => sign({ expiresIn: -1 })],
  ['without an end', () => without('expiresIn')],
  ['of another issuer', () => sign({ issuer: 'somebody' })],
  ['without an issuer', () => without('issuer')],
  ['for another purpose', () => sign({ audience: 'guia-do-vale/other' })],
  ['without a purpose', () => without('audience')],
  ['without an account', () => without('subject')],
  ['of no number', () => sign({ subject: 'x' })],
  ['without a version', () => sign({}, key, {})],
  ['signed by somebody else', () => sign({}, `${secret}x`)],
  ['signed with the secret itself, which keys other things too', () => sign({}, secret)],
  ['signed in another way', () => sign({ algorithm: 'HS512' })],
  ['changed after it was signed', () => sign({}).replace(/\.[\w-]+\./, `.${encode({ ...good, sub: '1' })}.`)],
  ['that says it is not signed', () => `${encode({ alg: 'none', typ: 'JWT' })}.${sign({}).split('.')[1]}.`],
  ['that is none', () => 'nothing'],
])('a token %s is nobody’s', (_what, token) => {
  expect(readToken([secret], token())).toBeNull()
})
