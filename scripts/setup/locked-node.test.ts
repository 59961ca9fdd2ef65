import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryBounds } from './locked-node.js'

/** Starts a program as a script does from an older Node: in a child under the locked one. */
function runFromOldNode(program: string, startedBy?: (runner: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'guia-program-'))
  const file = join(folder, 'program.ts')
  writeFileSync(file, program)
  const runner = `
    Object.defineProperty(process.versions, 'node', { value: '20.0.0' })
    const { runProgram } = await import('${join(import.meta.dirname, 'locked-node.js')}')
    await runProgram('${file}', ['one', 'two'])
  `
  const args = startedBy ? ['-e', startedBy(runner)] : ['--input-type=module', '-e', runner]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const ended = new Promise<[number | null, string | null]>((done) => {
    child.on('close', (status, signal) => done([status, signal]))
  })
  const until = async (text: string) => {
    while (!output.includes(text)) await new Promise((done) => setTimeout(done, 10))
  }
  return { child, ended, until, output: () => output }
}

test('the program gets its arguments, and its exit status is the status of the start', async () => {
  const run = runFromOldNode(`const args: string[] = process.argv.slice(2)
    console.log(args.join('+'))
    process.exit(7)`)
  expect(await run.ended).toEqual([7, null])
  expect(run.output()).toBe('one+two\n')
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the program, which ends in its own time',
  async (signal) => {
    const run = runFromOldNode(`process.on('${signal}', () => { console.log('drained'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('up')`)
    await run.until('up')
    run.child.kill(signal)
    expect(await run.ended).toEqual([0, null])
    expect(run.output()).toBe('up\ndrained\n')
  },
)

test('the program learns that its starter was killed', async () => {
  const run = runFromOldNode(`process.on('disconnect', () => { console.log('alone'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('up')`)
  await run.until('up')
  run.child.kill('SIGKILL')
  await run.until('alone')
  await run.ended
})

test('the program learns that the npm which started its starter was killed', async () => {
  const run = runFromOldNode(
    `process.on('SIGTERM', () => { console.log('drained'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('up')`,
    // Stands for npm: starts the runner and waits.
    (
      runner,
    ) => `require('child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(runner)}],
      { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })`,
  )
  await run.until('up')
  run.child.kill('SIGKILL')
  await run.until('drained')
})

test('a program that a signal ended ends its starter by the same signal', async () => {
  const run = runFromOldNode(`process.kill(process.pid, 'SIGKILL')`)
  expect(await run.ended).toEqual([null, 'SIGKILL'])
})

test.each(['Dockerfile', 'docs/examples/guia-do-vale.service'])(
  '%s sets the memory bounds of a start',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').replaceAll('"', '')
    for (const [name, value] of Object.entries(memoryBounds)) expect(text).toContain(`${name}=${value}`)
  },
)
