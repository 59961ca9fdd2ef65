import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a process of its own does after a promise that nobody holds was rejected. */
function reject(error: string) {
  const module = new URL('./client.ts', import.meta.url).href
  const program = `
    const { ignoreConnectionRejections } = await import(${JSON.stringify(module)})
    ignoreConnectionRejections({ warn: (details, message) => console.log(message, details.err.errno) })
    Promise.reject(${error})
    setTimeout(() => console.log('alive'), 50)`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { status, said: stdout.trim().split('\n').filter(Boolean) }
}

it('outlives a connection that fails while it is being set up, and says so', () => {
  expect(reject("Object.assign(new Error('initial sql'), { errno: 45030, fatal: true })")).toEqual({
    status: 0,
    said: ['a connection to the database failed while it was being set up 45030', 'alive'],
  })
})

it('ends for whatever else nobody handled', () => {
  const { status, said } = reject("new TypeError('a mistake')")
  expect([status, said]).toEqual([1, []])
})
