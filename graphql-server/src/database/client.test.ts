import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a process of its own does after a promise without a handler was rejected. */
function reject(error: string, how = 'Promise.reject(error)') {
  const module = new URL('./client.ts', import.meta.url).href
  const program = `
    const { surviveDatabaseErrors } = await import(${JSON.stringify(module)})
    surviveDatabaseErrors({ warn: (details, message) => console.log(message, details.err.errno) })
    const error = ${error}
    ${how}
    setTimeout(() => console.log('alive'), 50)`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { status, said: stdout.trim().split('\n').filter(Boolean) }
}

it('outlives a connection that fails while it is being set up, and says so', () => {
  expect(reject("Object.assign(new Error('initial sql'), { errno: 45030, fatal: true })")).toEqual({
    status: 0,
    said: ['a connection to the database failed 45030', 'alive'],
  })
})

it('outlives an error of a number that no list has', () => {
  expect(reject("Object.assign(new Error(), { name: 'SqlError', errno: 45999 })").status).toBe(0)
})

it('outlives an error of the adapter that is thrown', () => {
  const error = "Object.assign(new Error(), { name: 'DriverAdapterError', cause: {} })"
  expect(reject(error, 'setImmediate(() => { throw error })').status).toBe(0)
})

it('ends after any other unhandled error', () => {
  const { status, said } = reject("new TypeError('a mistake')")
  expect([status, said]).toEqual([1, []])
})
