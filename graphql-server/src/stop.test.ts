import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

/** A process that takes some milliseconds to drain. */
async function startProcess(drainTime: number) {
  const program = `
    import { onStopSignal } from '${join(import.meta.dirname, 'stop.ts')}'
    onStopSignal({ info() {}, error() {} }, {
      onDraining: () => console.log('not ready'),
      drain: () => (console.log('drains'), new Promise((done) => setTimeout(done, ${drainTime}))),
      graceMs: 300,
    })
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

test('at SIGTERM the process is not ready at once and drains after the grace', async () => {
  const { child, ended } = await startProcess(0)
  const written: string[] = []
  child.stdout.on('data', (chunk) => {
    written.push(String(chunk).trim())
  })
  child.kill('SIGTERM')
  await expect.poll(() => written).toContain('not ready')
  // Written together they would have arrived as one chunk.
  expect(await ended).toBe(0)
  expect(written).toEqual(['not ready', 'drains'])
})

test('one Ctrl+C that arrives twice, from the terminal and from npm, still drains', async () => {
  const { child, ended } = await startProcess(300)
  child.kill('SIGINT')
  await sleep(50)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('a second signal ends a drain that hangs', async () => {
  const { child, ended } = await startProcess(60_000)
  child.kill('SIGINT')
  await sleep(1100)
  child.kill('SIGINT')
  expect(await ended).toBe(1)
})
