import { expect, it } from 'vitest'
import { UnavailableError } from '../errors.ts'
import { ConcurrencyLimit } from './concurrency.ts'

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

/** A queue of one slot, which is taken, and the order in which its entries start. */
function busyQueue(maxWaiting: number) {
  const queue = new ConcurrencyLimit(1, maxWaiting)
  const started: string[] = []
  const refused: string[] = []
  const leave = queue.occupy('flood')
  const add = (client: string, name = client) =>
    queue.enter(
      client,
      (leave) => {
        started.push(name)
        leave()
      },
      () => void refused.push(name),
    )
  return { queue, add, started, refused, leave }
}

it('clients take turns in a queue, however many entries each has', () => {
  const { add, started, leave } = busyQueue(10)
  for (const name of ['a1', 'a2', 'a3']) add('a', name)
  for (const name of ['b1', 'b2']) add('b', name)
  add('c', 'c1')
  leave()
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('the next slot goes to the client that holds the fewest', () => {
  const queue = new ConcurrencyLimit(3, 10)
  const leaves = ['flood', 'flood', 'flood'].map((client) => queue.occupy(client))
  const started: string[] = []
  for (const client of ['flood', 'flood', 'reader', 'reader'])
    queue.enter(
      client,
      () => void started.push(client),
      () => {},
    )
  for (const leave of leaves) leave()
  expect(started).toEqual(['reader', 'flood', 'reader'])
})

it('a client that comes alone uses the whole queue', () => {
  const { add, refused, queue } = busyQueue(5)
  for (let entry = 0; entry < 5; entry += 1) add('alone')
  expect([refused, queue.held('alone')]).toEqual([[], 5])
})

it('in a full queue the client with the most entries loses its newest to one that has less', () => {
  const { add, started, refused, leave } = busyQueue(3)
  for (const name of ['f1', 'f2', 'f3', 'f4']) add('flood', name)
  add('reader')
  add('other')
  add('third')
  add('fourth')
  expect(refused).toEqual(['f4', 'f3', 'f2', 'f1', 'fourth'])
  leave()
  expect(started).toEqual(['reader', 'other', 'third'])
})

it('an entry that stops waiting is never started, and its client counts no more', () => {
  const { add, started, queue, leave } = busyQueue(3)
  const cancel = add('gone')
  add('here')
  expect(queue.clientsWith('flood')).toBe(3)
  cancel()
  cancel()
  expect(queue.clientsWith('flood')).toBe(2)
  leave()
  expect([started, queue.size]).toEqual([['here'], 0])
})

it('a slot is given back once', () => {
  const queue = new ConcurrencyLimit(1, 0)
  const leave = queue.occupy('a')
  const other = queue.occupy('b')
  leave()
  leave()
  expect(queue.runningCount).toBe(1)
  other()
  expect(queue.runningCount).toBe(0)
})

it('a paused limit starts nothing until it is resumed as often, and has room for what it could run', async () => {
  const limit = new ConcurrencyLimit(2, 0)
  limit.pause()
  limit.pause()
  const started: number[] = []
  const runs = [1, 2].map((number) => limit.run(async () => void started.push(number)))
  await expect(limit.run(async () => {})).rejects.toBeInstanceOf(UnavailableError)
  limit.resume()
  expect(started).toEqual([])
  limit.resume()
  await Promise.all(runs)
  expect(started).toEqual([1, 2])
})
