import { expect, it } from 'vitest'
import { UnavailableError } from './errors.ts'
import { Gate } from './gate.ts'

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

it('lets so many run at once, and the next one when one ends', async () => {
  const gate = new Gate(2, 10)
  const works = [pending(), pending(), pending()]
  const started: number[] = []
  const runs = works.map((work, index) =>
    gate.run(() => {
      started.push(index)
      return work.done
    }),
  )
  expect(started).toEqual([0, 1])
  works[1]?.end()
  await runs[1]
  expect(started).toEqual([0, 1, 2])
})

it('refuses what finds no place to wait', async () => {
  const gate = new Gate(1, 1)
  const first = pending()
  const running = gate.run(() => first.done)
  const waiting = gate.run(async () => 'waited')
  await expect(gate.run(async () => 'never')).rejects.toBeInstanceOf(UnavailableError)
  first.end()
  await running
  expect(await waiting).toBe('waited')
})

it('goes on after a failure', async () => {
  const gate = new Gate(1, 1)
  const broken = pending()
  const running = gate.run(() => broken.done)
  const waiting = gate.run(async () => 'waited')
  broken.fail(new Error('broken'))
  await expect(running).rejects.toThrow('broken')
  expect(await waiting).toBe('waited')
  expect(await gate.run(async () => 'later')).toBe('later')
})
