import { expect, it, vi } from 'vitest'
import { UnavailableError } from '../errors.ts'
import { ConcurrencyLimit, WaitedTooLongError } from './concurrency.ts'

const patience = { timeout: 30_000 }

/** Work that the test ends. */
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

/** A queue whose only slot is taken, and the order in which its entries start. */
function startBusyQueue(maxWaiting: number) {
  const queue = new ConcurrencyLimit(1, maxWaiting)
  const started: string[] = []
  const refused: string[] = []
  const leave = queue.occupy('flood')
  const add = (client: string, name = client) =>
    queue.enter(client).then(
      (leave) => {
        started.push(name)
        leave()
      },
      () => void refused.push(name),
    )
  return { queue, add, started, refused, leave }
}

it('clients take turns in a queue, however many entries each has', async () => {
  const { add, started, leave } = startBusyQueue(10)
  const entries = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name.charAt(0), name))
  leave()
  await Promise.all(entries)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('the next slot goes to the client that holds the fewest', async () => {
  const queue = new ConcurrencyLimit(3, 10)
  const leaves = ['flood', 'flood', 'flood'].map((client) => queue.occupy(client))
  const started: string[] = []
  for (const client of ['flood', 'flood', 'reader', 'reader'])
    queue.enter(client).then(() => started.push(client))
  for (const leave of leaves) leave()
  await vi.waitFor(() => expect(started).toEqual(['reader', 'flood', 'reader']), patience)
})

it('a client that comes alone uses the whole queue', async () => {
  const { add, started, refused, leave } = startBusyQueue(5)
  const entries = ['1', '2', '3', '4', '5', '6'].map((name) => add('alone', name))
  leave()
  await Promise.all(entries)
  expect([started, refused]).toEqual([['1', '2', '3', '4', '5'], ['6']])
})

it('in a full queue the client with the most entries loses its newest to one that has less', async () => {
  const { add, started, refused, leave } = startBusyQueue(3)
  const entries = ['f1', 'f2', 'f3', 'f4'].map((name) => add('flood', name))
  for (const client of ['reader', 'other', 'third', 'fourth']) entries.push(add(client))
  await vi.waitFor(() => expect(refused).toEqual(['f4', 'f3', 'f2', 'f1', 'fourth']), patience)
  leave()
  await Promise.all(entries)
  expect(started).toEqual(['reader', 'other', 'third'])
})

it('an entry that has waited for too long is refused and never started', async () => {
  const { add, started, queue, leave } = startBusyQueue(3)
  const late = queue.enter('late', 10)
  await expect(late).rejects.toBeInstanceOf(WaitedTooLongError)
  const entry = add('here')
  leave()
  await entry
  expect([started, queue.size]).toEqual([['here'], 0])
})

it('a slot is given back once', () => {
  const queue = new ConcurrencyLimit(1, 0)
  const leave = queue.occupy('a')
  const other = queue.occupy('b')
  leave()
  leave()
  expect(queue.size).toBe(1)
  other()
  expect(queue.size).toBe(0)
})
