import argon2 from 'argon2'
import { expect, it, vi } from 'vitest'
import { UnavailableError } from '../errors.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

vi.mock('argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, default: real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})
const { verify, hash } = await import('argon2')

it('is stored as argon2id with OWASP’s parameters, each time with another salt', async () => {
  const [one, two] = [await hashPassword('segredo-de-maria'), await hashPassword('segredo-de-maria')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
  expect(one).not.toBe(two)
  expect(isOutdated(one)).toBe(false)
  expect(await verifyPassword(one, 'segredo-de-maria')).toBe(true)
  expect(await verifyPassword(one, 'segredo-de-Maria')).toBe(false)
})

it('is the same however its accents are typed', async () => {
  const composed = await hashPassword('sã'.normalize('NFC'))
  expect(await verifyPassword(composed, 'sã'.normalize('NFD'))).toBe(true)
})

it('the check takes the same work without an account', async () => {
  const mine = await hashPassword('segredo-de-maria')
  vi.mocked(verify).mockClear()
  expect(await verifyPassword(mine, 'x')).toBe(false)
  expect(await verifyPassword(null, 'x')).toBe(false)
  const parts = vi.mocked(verify).mock.calls.map(([digest]) => {
    const [, kind, version, parameters, salt = '', key = ''] = digest.split('$')
    return [kind, version, parameters, salt.length, key.length]
  })
  expect(parts).toHaveLength(2)
  expect(parts[1]).toEqual(parts[0])
})

it('hashes made with weaker parameters are recognized', async () => {
  expect(isOutdated(await argon2.hash('x', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true)
})

it('two are hashed at once, some wait, and the others are refused', async () => {
  let running = 0
  let mostRunning = 0
  vi.mocked(hash).mockImplementation(async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return 'hash'
  })
  const results = await Promise.allSettled(Array.from({ length: 510 }, () => hashPassword('x')))
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
  expect(mostRunning).toBe(2)
  expect(refused).toHaveLength(8)
  for (const reason of refused) expect(reason).toBeInstanceOf(UnavailableError)
})
