import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

/** A process that drains for some milliseconds when told to stop. */
async function startProcess(drainTime: number) {
  const program = `
    import { onStopSignal } from '${join(import.meta.dirname, 'stop.ts')}'
    onStopSignal({ info() {}, error() {} }, () => new Promise((done) => setTimeout(done, ${drainTime})))
    setInterval(() => {}, 1000)
    console.log('up')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = once(child, 'exit').then(([status]) => status as number | null)
  await once(child.stdout, 'data')
  return { child, ended }
}

test('one Ctrl+C that arrives twice, from the terminal and from npm, still drains', async () => {
  const { child, ended } = await startProcess(300)
  child.kill('SIGINT')
  await sleep(50)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('a second wish to stop ends a drain that hangs', async () => {
  const { child, ended } = await startProcess(60_000)
  child.kill('SIGINT')
  await sleep(1100)
  child.kill('SIGINT')
  expect(await ended).toBe(1)
})
