import { expect, it } from 'vitest'
import { TooManyRequestsError, UnavailableError } from '../errors.ts'
import type { Count } from './count.ts'
import { Limiter } from './limiter.ts'
import { memoryStore } from './memory-store.ts'

const count = (key: string, most = 3): Count => ({ key, most, window: 60_000 })
const wrong = async () => false
const right = async () => true

/** A limiter whose clock a test sets. */
function limited() {
  const clock = { now: 1_000_000 }
  return { clock, limiter: new Limiter(memoryStore(() => clock.now)) }
}

/** Seconds after which a refused try may come again; 0 when it is let through. */
const refusal = (trying: Promise<unknown>) =>
  trying.then(
    () => 0,
    (error: unknown) => {
      if (error instanceof TooManyRequestsError) return error.retryAfter
      throw error
    },
  )

it('lets so many failures through, and the next one when the oldest counts no more', async () => {
  const { clock, limiter } = limited()
  const counts = [count('a')]
  for (let failure = 0; failure < 3; failure++) {
    expect(await limiter.attempt(counts, wrong)).toBe(false)
    clock.now += 10_000
  }
  expect(await refusal(limiter.attempt(counts, right))).toBe(30)
  clock.now += 29_999
  expect(await refusal(limiter.attempt(counts, right))).toBe(1)
  clock.now += 1
  expect(await limiter.attempt(counts, wrong)).toBe(false)
  expect(await refusal(limiter.attempt(counts, right))).toBe(10)
  expect(await refusal(limiter.attempt([count('b')], right))).toBe(0)
})

it('a success counts as nothing, and so does what breaks', async () => {
  const { limiter } = limited()
  for (let go = 0; go < 10; go++) expect(await limiter.attempt([count('a')], right)).toBe(true)
  const breaking = limiter.attempt([count('a', 1)], () => Promise.reject(new UnavailableError()))
  await expect(breaking).rejects.toThrow(UnavailableError)
  expect(await limiter.attempt([count('a', 1)], right)).toBe(true)
})

it('a refused try takes no place in its other counts', async () => {
  const { limiter } = limited()
  const [narrow, wide] = [count('narrow', 1), count('wide', 2)]
  await limiter.attempt([narrow, wide], wrong)
  for (let go = 0; go < 5; go++) expect(await refusal(limiter.attempt([narrow, wide], wrong))).toBe(60)
  expect(await refusal(limiter.attempt([wide], wrong))).toBe(0)
  expect(await refusal(limiter.attempt([wide], wrong))).toBe(60)
})

it('many failures at once are not more than one after the other', async () => {
  const { limiter } = limited()
  let begun = 0
  const guess = async () => {
    begun += 1
    await new Promise((resolve) => setImmediate(resolve))
    return false
  }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => refusal(limiter.attempt([count('a', 10)], guess))),
  )
  expect(begun).toBe(10)
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(10)
})

it('many successes at once wait for each other and are all let through', async () => {
  const { limiter } = limited()
  let running = 0
  let mostRunning = 0
  const guess = async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return true
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.attempt([count('a', 4)], guess)))
  expect(answers).toEqual(Array(20).fill(true))
  expect(mostRunning).toBe(4)
})

it('does not let more wait than it can hold', async () => {
  const { limiter } = limited()
  let open = () => {}
  const door = new Promise<boolean>((resolve) => {
    open = () => resolve(true)
  })
  const tries = Array.from({ length: 210 }, () => limiter.attempt([count('a', 1)], () => door))
  const settled = Promise.allSettled(tries)
  await expect(tries[209]).rejects.toThrow(UnavailableError)
  open()
  const fulfilled = (await settled).filter(({ status }) => status === 'fulfilled')
  expect(fulfilled).toHaveLength(201)
})

it('counts what counts in any case, and forgets when told to', async () => {
  const { limiter } = limited()
  const counts = [count('a', 2)]
  await limiter.count(counts)
  await limiter.count(counts)
  await expect(limiter.count(counts)).rejects.toThrow(TooManyRequestsError)
  await limiter.forget(counts)
  await limiter.count(counts)
})

it('keeps a bounded number of counts', async () => {
  const { limiter } = limited()
  await limiter.count([count('first', 1)])
  for (let key = 0; key < 20_000; key++) await limiter.count([count(String(key), 1)])
  expect(await refusal(limiter.count([count('first', 1)]))).toBe(0)
})
