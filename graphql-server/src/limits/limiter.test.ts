import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TooManyRequestsError, UnavailableError } from '../errors.ts'
import { slots } from './concurrency.ts'
import { type Attempt, Limiter, type RateLimit } from './limiter.ts'

const count = (key: string, max = 3): RateLimit => ({
  kind: 'test',
  key,
  address: '203.0.113.9',
  max,
  windowSeconds: 60,
})
const attempt = (...limits: RateLimit[]): Attempt => ({ account: limits[0]?.key ?? '', limits })
const wrong = async () => false
const right = async () => true

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Seconds after which a refused try may be repeated; 0 when it is made. */
const refusal = (trying: Promise<unknown>) =>
  trying.then(
    () => 0,
    (error: unknown) => {
      if (error instanceof TooManyRequestsError) return error.retryAfter
      throw error
    },
  )

/** Tries that the test ends, and how many of them run. */
function heldTries() {
  const tries = { running: 0, maxRunning: 0, begun: 0, end: [] as (() => void)[] }
  const task = async () => {
    tries.running += 1
    tries.begun += 1
    tries.maxRunning = Math.max(tries.maxRunning, tries.running)
    await new Promise<void>((resolve) => tries.end.push(resolve))
    tries.running -= 1
    return true
  }
  return { tries, task }
}

it('an attempt is refused after so many failures, until their window ends', async () => {
  const limiter = new Limiter()
  const one = attempt(count('a'))
  for (let failure = 0; failure < 3; failure++) {
    expect(await limiter.attempt(one, wrong)).toBe(false)
    vi.advanceTimersByTime(10_000)
  }
  expect(await refusal(limiter.attempt(one, right))).toBe(30)
  expect(await refusal(limiter.attempt(attempt(count('b')), right))).toBe(0)
  vi.advanceTimersByTime(30_000)
  expect(await limiter.attempt(one, right)).toBe(true)
})

it('attempts that succeed or break are not counted', async () => {
  const limiter = new Limiter()
  const one = attempt(count('a', 1))
  for (let go = 0; go < 10; go++) expect(await limiter.attempt(one, right)).toBe(true)
  const breaking = limiter.attempt(one, () => Promise.reject(new UnavailableError()))
  await expect(breaking).rejects.toThrow(UnavailableError)
  expect(await limiter.attempt(one, right)).toBe(true)
})

it('a refused attempt is not counted by its other counts', async () => {
  const limiter = new Limiter()
  const [narrow, wide] = [count('narrow', 1), count('wide', 2)]
  await limiter.attempt(attempt(narrow, wide), wrong)
  for (let go = 0; go < 5; go++) expect(await refusal(limiter.attempt(attempt(narrow, wide), wrong))).toBe(60)
  expect(await refusal(limiter.attempt(attempt(wide), wrong))).toBe(0)
  expect(await refusal(limiter.attempt(attempt(wide), wrong))).toBe(60)
})

it('failures at the same time are not more than one after the other', async () => {
  const limiter = new Limiter()
  let begun = 0
  const guess = async () => {
    begun += 1
    await Promise.resolve()
    return false
  }
  // Each for an account of its own, as when one address guesses many.
  const guesses = Array.from({ length: 50 }, (_, account) =>
    refusal(limiter.attempt({ account: String(account), limits: [count('address', 10)] }, guess)),
  )
  const answers = Promise.all(guesses)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await answers).filter((seconds) => seconds === 0)).toHaveLength(10)
  expect(begun).toBe(10)
})

it('attempts for one account are made a few at a time, and right ones are all let through', async () => {
  const limiter = new Limiter()
  const { tries, task } = heldTries()
  const answers = Promise.all(
    Array.from({ length: 40 }, () => limiter.attempt(attempt(count('a', 10)), task)),
  )
  while (tries.begun < 40 || tries.running > 0) {
    await vi.advanceTimersByTimeAsync(1)
    for (const end of tries.end.splice(0)) end()
  }
  expect(await answers).toEqual(Array(40).fill(true))
  expect(tries.maxRunning).toBe(4)
})

it('a client that makes all attempts delays only its own', async () => {
  const limiter = new Limiter()
  const { tries, task } = heldTries()
  const as = (client: string, account: string, work: () => Promise<boolean>) =>
    new Promise<boolean>((resolve, reject) => {
      slots.run({ client }, () => {
        limiter.attempt(attempt(count(account, 1000)), work).then(resolve, reject)
      })
    })
  const flood = Array.from({ length: 300 }, (_, turn) => as('flood', `account ${turn % 100}`, task))
  const settled = Promise.allSettled(flood)
  await vi.advanceTimersByTimeAsync(10)
  let isDone = false
  const other = as('other', 'mine', right).then(() => {
    isDone = true
  })
  for (const end of tries.end.splice(0, 1)) end()
  await vi.advanceTimersByTimeAsync(10)
  expect(isDone).toBe(true)
  await other
  while (tries.running > 0) {
    for (const end of tries.end.splice(0)) end()
    await vi.advanceTimersByTimeAsync(10)
  }
  const refused = (await settled).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
})

it('what counts in any case is refused beyond the limit, without being counted, until it is forgotten', async () => {
  const limiter = new Limiter()
  const [narrow, wide] = [count('narrow', 2), count('wide', 3)]
  await limiter.count([narrow, wide])
  await limiter.count([narrow, wide])
  for (let go = 0; go < 5; go++) expect(await refusal(limiter.count([narrow, wide]))).toBe(60)
  expect(await refusal(limiter.count([wide]))).toBe(0)
  await limiter.forget([narrow])
  await limiter.count([narrow])
})

it('a call that its first limit refuses makes no counter of the others', async () => {
  const limiter = new Limiter()
  const [client, account] = [count('client', 1), count('account', 1)]
  await limiter.count([client])
  await refusal(limiter.count([client, account]))
  await refusal(limiter.attempt(attempt(client, account), wrong))
  expect(await refusal(limiter.count([account]))).toBe(0)
})
