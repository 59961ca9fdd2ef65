import { expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency.ts'
import { UnavailableError } from './errors.ts'

/** Work that ends when it is told to. */
function pending() {
  let end = () => {}
  let fail = (_error: Error) => {}
  const done = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { done, end, fail }
}

it('a limit runs so many tasks at the same time, and the next one when one ends', async () => {
  const limit = new ConcurrencyLimit(2, 10)
  const works = [pending(), pending(), pending()]
  const started: number[] = []
  const runs = works.map((work, index) =>
    limit.run(() => {
      started.push(index)
      return work.done
    }),
  )
  expect(started).toEqual([0, 1])
  works[1]?.end()
  await runs[1]
  expect(started).toEqual([0, 1, 2])
})

it('a limit refuses tasks when its queue is full', async () => {
  const limit = new ConcurrencyLimit(1, 1)
  const first = pending()
  const running = limit.run(() => first.done)
  const waiting = limit.run(async () => 'waited')
  await expect(limit.run(async () => 'never')).rejects.toBeInstanceOf(UnavailableError)
  first.end()
  await running
  expect(await waiting).toBe('waited')
})

it('a limit goes on after a task has failed', async () => {
  const limit = new ConcurrencyLimit(1, 1)
  const broken = pending()
  const running = limit.run(() => broken.done)
  const waiting = limit.run(async () => 'waited')
  broken.fail(new Error('broken'))
  await expect(running).rejects.toThrow('broken')
  expect(await waiting).toBe('waited')
  expect(await limit.run(async () => 'later')).toBe('later')
})
