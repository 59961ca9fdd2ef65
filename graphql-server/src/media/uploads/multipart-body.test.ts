import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RefusedRequestError } from '../../errors.ts'
import { MultipartBody } from './multipart-body.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const limits = { bytes: 1_000_000, seconds: 100, gracePeriod: 10, minBytesPerSecond: 1000 }
const kilobyte = Buffer.alloc(1000)

/** A body, and what it has failed with. */
function metered() {
  const body = new MultipartBody({}, limits)
  const failed: unknown[] = []
  body.on('error', (error) => failed.push(error))
  return { body, statuses: () => failed.map((error) => (error as RefusedRequestError).status) }
}

/** Lets time pass, a second at a time, and sends each second. */
async function pass(seconds: number, each: () => void = () => {}) {
  for (let second = 0; second < seconds; second += 1) {
    each()
    vi.advanceTimersByTime(1000)
    await new Promise(setImmediate)
  }
}

it('a client may take its time to begin, and no longer', async () => {
  const { body, statuses } = metered()
  body.resume()
  await pass(10)
  expect(statuses()).toEqual([])
  await pass(1)
  expect(statuses()).toEqual([408])
})

it('a client that is fast enough in the mean goes on, until its time is over', async () => {
  const { body, statuses } = metered()
  body.resume()
  await pass(99, () => body.write(kilobyte))
  expect(statuses()).toEqual([])
  await pass(1)
  expect(statuses()).toEqual([408])
})

it('a client that has become too slow does not', async () => {
  const { body, statuses } = metered()
  body.resume()
  await pass(20, () => body.write(kilobyte))
  await pass(10)
  expect(statuses()).toEqual([])
  await pass(1)
  expect(statuses()).toEqual([408])
})

it('time in which we do not take what the client sends is not the client’s', async () => {
  const { body, statuses } = metered()
  while (body.write(kilobyte));
  await pass(90)
  expect(statuses()).toEqual([])
})

it('a body that is too large fails at the first byte too many', async () => {
  const { body, statuses } = metered()
  body.resume()
  body.write(Buffer.alloc(limits.bytes))
  await pass(1)
  expect(statuses()).toEqual([])
  body.write('x')
  await pass(1)
  expect(statuses()).toEqual([413])
})

it('a body that has ended is measured no more', async () => {
  const { body, statuses } = metered()
  body.resume().end(kilobyte)
  await pass(200)
  expect([statuses(), vi.getTimerCount()]).toEqual([[], 0])
})
