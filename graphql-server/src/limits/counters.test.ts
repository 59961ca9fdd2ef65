import { expect, it, onTestFinished } from 'vitest'
import { type RedisServer, redisServer } from '../../test/redis-server.ts'
import { TooManyRequestsError } from '../errors.ts'
import { Counters } from './counters.ts'
import { type Attempt, Limiter } from './limiter.ts'
import { connectRedis } from './redis-counters.ts'

const attempt = (key: string, max = 3, windowSeconds = 60): Attempt => ({
  account: key,
  limits: [{ kind: 'test', key, address: '203.0.113.9', max, windowSeconds }],
})
const wrong = async () => false
const right = async () => true

/** A process of the product as far as limits go. */
async function processOn({ url }: RedisServer) {
  const said: string[] = []
  const say = (_details: object, message: string) => void said.push(message)
  const redis = await connectRedis(url)
  onTestFinished(() => redis.destroy())
  const counters = new Counters({ client: redis, log: () => ({ info: say, warn: say }) })
  const limiter = new Limiter(counters)
  await expect.poll(() => redis.isReady, { timeout: 20_000 }).toBe(true)
  await limiter.attempt(attempt('hello'), right)
  said.length = 0
  return { limiter, said }
}

const isRefused = (trying: Promise<unknown>) =>
  trying.then(
    () => false,
    (error: unknown) => {
      if (error instanceof TooManyRequestsError) return Number(error.retryAfter) > 0
      throw error
    },
  )

it('two processes let no more failures through than one', async () => {
  const server = await redisServer()
  const [one, other] = [await processOn(server), await processOn(server)]
  const login = attempt('login', 10)
  const tries = Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).limiter)
  const refused = await Promise.all(tries.map((limiter) => isRefused(limiter.attempt(login, wrong))))
  expect(refused.filter(Boolean)).toHaveLength(30)
  expect(await isRefused(one.limiter.attempt(login, right))).toBe(true)
  await other.limiter.forget(login.limits)
  expect(await isRefused(one.limiter.attempt(login, right))).toBe(false)
})

it('a shared failure expires with its window, and a success is not counted', async () => {
  const { limiter } = await processOn(await redisServer())
  const short = attempt('short', 2, 1)
  for (let go = 0; go < 5; go++) await limiter.attempt(short, right)
  await limiter.attempt(short, wrong)
  await limiter.attempt(short, wrong)
  expect(await isRefused(limiter.attempt(short, right))).toBe(true)
  await expect.poll(() => isRefused(limiter.attempt(short, right)), { timeout: 20_000 }).toBe(false)
})

it('while the server is away each process counts for itself, and says so once', async () => {
  const server = await redisServer()
  const { limiter, said } = await processOn(server)
  await server.stop()
  const login = attempt('login', 3)
  for (let go = 0; go < 3; go++) expect(await limiter.attempt(login, wrong)).toBe(false)
  expect(await isRefused(limiter.attempt(login, wrong))).toBe(true)
  expect(said).toEqual(['limits are not shared: each process counts for itself'])
  await server.start()
  await expect
    .poll(() => limiter.attempt(attempt('other'), right).then(() => said.at(-1)), { timeout: 10_000 })
    .toBe('limits are shared again')
})

it('a server that hangs delays no client', async () => {
  const server = await redisServer()
  const { limiter, said } = await processOn(server)
  server.freeze()
  const began = performance.now()
  expect(await limiter.attempt(attempt('login'), right)).toBe(true)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(said).toHaveLength(1)
  server.thaw()
})
