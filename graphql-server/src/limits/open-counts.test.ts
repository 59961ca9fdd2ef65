import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type RedisServer, redisServer } from '../../test/redis-server.ts'
import { TooManyRequestsError } from '../errors.ts'
import type { Count } from './count.ts'
import { Limiter } from './limiter.ts'
import { openCounts } from './open-counts.ts'

const count = (key: string, most = 3, window = 60_000): Count => ({ key, most, window })
const wrong = async () => false
const right = async () => true

/** A process of the product as far as limits go. */
async function processOn({ url }: RedisServer) {
  const said: string[] = []
  const say = (_details: object, message: string) => void said.push(message)
  const counts = openCounts(url, () => ({ info: say, warn: say }))
  onTestFinished(() => counts.close())
  const limiter = new Limiter(counts.store)
  // The connection is there when limits are shared without a word.
  await expect
    .poll(() => limiter.attempt([count('hello')], right).then(() => said.splice(0).at(-1) ?? 'shared'))
    .toMatch(/shared( again)?$/)
  said.length = 0
  return { limiter, said }
}

const isRefused = (trying: Promise<unknown>) =>
  trying.then(
    () => false,
    (error: unknown) => {
      if (error instanceof TooManyRequestsError) return error.retryAfter > 0
      throw error
    },
  )

it('two processes let no more failures through than one', async () => {
  const server = await redisServer()
  const [one, other] = [await processOn(server), await processOn(server)]
  const counts = [count('login', 10)]
  const tries = Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).limiter)
  const refused = await Promise.all(tries.map((limiter) => isRefused(limiter.attempt(counts, wrong))))
  expect(refused.filter(Boolean)).toHaveLength(30)
  expect(await isRefused(one.limiter.attempt(counts, right))).toBe(true)
  await other.limiter.forget(counts)
  expect(await isRefused(one.limiter.attempt(counts, right))).toBe(false)
})

it('a failure counts no more after its window, and a success not at all', async () => {
  const { limiter } = await processOn(await redisServer())
  const counts = [count('short', 2, 300), count('long', 50)]
  for (let go = 0; go < 5; go++) await limiter.attempt(counts, right)
  await limiter.attempt(counts, wrong)
  await limiter.count(counts)
  expect(await isRefused(limiter.attempt(counts, right))).toBe(true)
  await sleep(320)
  expect(await isRefused(limiter.attempt(counts, right))).toBe(false)
})

it('while the server is away each process counts for itself, and says so once', async () => {
  const server = await redisServer()
  const { limiter, said } = await processOn(server)
  await server.stop()
  const counts = [count('login', 3)]
  for (let go = 0; go < 3; go++) expect(await limiter.attempt(counts, wrong)).toBe(false)
  expect(await isRefused(limiter.attempt(counts, wrong))).toBe(true)
  expect(said).toEqual(['limits are not shared: each process counts for itself'])
  await server.start()
  await expect
    .poll(() => limiter.attempt([count('other')], right).then(() => said.at(-1)), { timeout: 10_000 })
    .toBe('limits are shared again')
})

it('a server that hangs holds nobody', async () => {
  const server = await redisServer()
  const { limiter, said } = await processOn(server)
  server.freeze()
  const began = performance.now()
  expect(await limiter.attempt([count('login')], right)).toBe(true)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(said).toHaveLength(1)
  server.thaw()
})
