import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'log'), '')
})

/** A process that logs when its set-up begins, and ends it once the log has the text. */
function start(name: string, ending: string): ChildProcess {
  const program = `
    import { appendFileSync, readFileSync } from 'node:fs'
    import { setTimeout as sleep } from 'node:timers/promises'
    import { withSetupLock } from '${join(import.meta.dirname, 'setup-lock.js')}'
    const log = '${join(folder, 'log')}'
    await withSetupLock(async () => {
      appendFileSync(log, '${name} begins\\n')
      while (!readFileSync(log, 'utf8').includes('${ending}')) await sleep(10)
      appendFileSync(log, '${name} ends\\n')
    }, '${join(folder, 'lock')}')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const log = () => readFileSync(join(folder, 'log'), 'utf8')

async function logHas(text: string) {
  while (!log().includes(text)) await sleep(10)
}

test('a second set-up waits until the first one is done', async () => {
  const first = start('a', 'go on')
  await logHas('a begins')
  const second = start('b', 'b begins')
  const [message] = await once(second.stdout as NonNullable<typeof second.stdout>, 'data')
  expect(String(message)).toContain('Outra cópia está preparando este projeto')
  appendFileSync(join(folder, 'log'), 'go on\n')
  await Promise.all([once(first, 'exit'), once(second, 'exit')])
  expect(log()).toBe('a begins\ngo on\na ends\nb begins\nb ends\n')
})

test('a set-up that was killed does not hold up the next', async () => {
  const killed = start('a', 'never')
  await logHas('a begins')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await once(start('b', 'b begins'), 'exit')
  expect(log()).toBe('a begins\nb begins\nb ends\n')
})

test.each([
  ['which only its owner may enter', 0o000],
  ['with the lock of a set-up that was killed', 0o555],
])('an ordinary user sets up in a folder of another one, %s', async (_, mode) => {
  writeFileSync(join(folder, 'lock'), '999999999')
  // Of all users only root ignores the mode.
  chmodSync(folder, mode)
  onTestFinished(() => chmodSync(folder, 0o755))
  const program = `
    import { withSetupLock } from '${join(import.meta.dirname, 'setup-lock.js')}'
    if (process.getuid() === 0) process.setuid(65534)
    await withSetupLock(async () => console.log('set up'), '${join(folder, 'lock')}')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  expect(await once(child, 'close')).toEqual([0, null])
  expect(output).toBe('set up\n')
})
