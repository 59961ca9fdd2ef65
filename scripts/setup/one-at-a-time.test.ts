import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'log'), '')
})

/** A process that notes when its part begins and ends. */
function start(name: string, part: string) {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { oneAtATime } from '${join(import.meta.dirname, 'one-at-a-time.js')}'
    await oneAtATime(async () => {
      appendFileSync('${folder}/log', '${name} begins\\n')
      ${part}
      appendFileSync('${folder}/log', '${name} ends\\n')
    })
  `
  const environment = { ...process.env, TMPDIR: folder }
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: environment,
    stdio: 'ignore',
  })
}

const log = () => readFileSync(join(folder, 'log'), 'utf8')
const until = async (text: string) => {
  while (!log().includes(text)) await new Promise((done) => setTimeout(done, 10))
}

test('a second set-up waits until the first one is done', async () => {
  const first = start('a', 'await new Promise((done) => setTimeout(done, 500))')
  await until('a begins')
  const second = start('b', '')
  await Promise.all([once(first, 'exit'), once(second, 'exit')])
  expect(log()).toBe('a begins\na ends\nb begins\nb ends\n')
})

test('a set-up that was killed does not hold up the next', async () => {
  const killed = start('a', 'await new Promise((done) => setTimeout(done, 60_000))')
  await until('a begins')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await once(start('b', ''), 'exit')
  expect(log()).toBe('a begins\nb begins\nb ends\n')
})
