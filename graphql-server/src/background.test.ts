import { expect, it } from 'vitest'
import { silentLog } from '../test/silent-log.ts'
import { Background } from './background.ts'
import { UnavailableError } from './errors.ts'

const trace = { log: silentLog, requestId: 'request-1' }

/** Work that the test ends. */
function pending() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { done, end }
}

it('is waited for, with work that starts in between', async () => {
  const background = new Background()
  const done: string[] = []
  background.run('first', trace, async () => {
    background.run('second', trace, async () => {
      done.push('second')
    })
    done.push('first')
  })
  expect(done).toEqual([])
  expect(await background.settle(10_000)).toBe(0)
  expect(done).toEqual(['first', 'second'])
})

it('is not waited for without end', async () => {
  const background = new Background()
  const { done, end } = pending()
  background.run('long', trace, () => done)
  expect(await background.settle(1)).toBe(1)
  expect(background.figures).toEqual({ underWay: 1, failures: 0 })
  end()
})

it('logs which work failed, and for which request', async () => {
  const background = new Background()
  const said: object[] = []
  const log = { ...silentLog, error: (details: object) => void said.push(details) }
  const err = new Error('broken')
  background.run('mail', { ...trace, log }, () => Promise.reject(err))
  await background.settle(10_000)
  expect(said).toEqual([{ err, requestId: 'request-1', what: 'mail' }])
  expect(background.figures).toEqual({ underWay: 0, failures: 1 })
})

it('refuses more than it can hold', async () => {
  const background = new Background()
  const { done, end } = pending()
  for (let work = 0; work < 1000; work++) background.run('long', trace, () => done)
  expect(() => background.run('one too many', trace, () => done)).toThrow(UnavailableError)
  end()
  await background.settle(10_000)
  background.run('again', trace, async () => {})
})
