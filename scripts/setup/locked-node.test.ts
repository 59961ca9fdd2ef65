import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { memoryBounds } from './locked-node.js'

interface RunOptions {
  /** Of the Node that the script runs in. */
  version?: string
  /** How the program is run. */
  by?: 'runProgram' | 'runServer'
  /** Of what starts the script. */
  startedBy?: (runner: string) => string
  environment?: NodeJS.ProcessEnv
}

/** Starts a program as a script does: from an older Node in a child under the locked one. */
function run(
  program: string,
  { version = '20.0.0', by = 'runProgram', startedBy, environment }: RunOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'guia-program-'))
  const file = join(folder, 'program.ts')
  writeFileSync(file, program)
  const runner = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    const { ${by} } = await import('${join(import.meta.dirname, 'locked-node.js')}')
    await ${by}('${file}', ['one', 'two'])
  `
  const args = startedBy ? ['-e', startedBy(runner)] : ['--input-type=module', '-e', runner]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
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
  const started = run(`const args: string[] = process.argv.slice(2)
    console.log(args.join('+'))
    process.exit(7)`)
  expect(await started.ended).toEqual([7, null])
  expect(started.output()).toBe('one+two\n')
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the program, which ends in its own time',
  async (signal) => {
    const started = run(`process.on('${signal}', () => { console.log('drained'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('up')`)
    await started.until('up')
    started.child.kill(signal)
    expect(await started.ended).toEqual([0, null])
    expect(started.output()).toBe('up\ndrained\n')
  },
)

test('the program learns that its starter was killed', async () => {
  const started = run(`process.on('disconnect', () => { console.log('alone'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('up')`)
  await started.until('up')
  started.child.kill('SIGKILL')
  await started.until('alone')
  await started.ended
})

test('the program learns that the npm which started its starter was killed', async () => {
  const started = run(
    `process.on('SIGTERM', () => { console.log('drained'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('up')`,
    {
      // As npm does: starts the runner and waits.
      startedBy: (runner) =>
        `require('child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(runner)}],
          { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })`,
    },
  )
  await started.until('up')
  started.child.kill('SIGKILL')
  await started.until('drained')
})

test('a program that a signal ended ends its starter by the same signal', async () => {
  const started = run(`process.kill(process.pid, 'SIGKILL')`)
  expect(await started.ended).toEqual([null, 'SIGKILL'])
})

test('the program gets the flags of the heap that its starter has', async () => {
  const started = run(`console.log(process.execArgv.join('+'))`, {
    startedBy: (runner) => `require('child_process').spawn(process.execPath,
      ['--max-semi-space-size=4', '--heap-growing-percent=20', '--input-type=module', '-e', ${JSON.stringify(runner)}], { stdio: 'inherit' })`,
  })
  expect(await started.ended).toEqual([0, null])
  expect(started.output()).toBe('--max-semi-space-size=4+--heap-growing-percent=20\n')
})

const bounded = `import { getHeapStatistics } from 'node:v8'
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env
  const heap = Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024)
  console.log(heap, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, process.send !== undefined)`

// npm puts node_modules/.bin first in PATH: after the first start the script itself runs in the locked Node.
describe.each([
  ['an older Node', '20.0.0'],
  ['the locked Node', process.versions.node],
])('a server started from %s', (_, version) => {
  const environment = { NODE_OPTIONS: '', MALLOC_ARENA_MAX: undefined, MALLOC_MMAP_THRESHOLD_: undefined }
  const heapOf = (output: string) => Number.parseInt(output, 10)

  test('runs within the memory bounds, in a child', async () => {
    const started = run(bounded, { version, by: 'runServer', environment })
    expect(await started.ended).toEqual([0, null])
    // V8 counts the young generation too.
    expect(heapOf(started.output())).toBeGreaterThanOrEqual(320)
    expect(heapOf(started.output())).toBeLessThan(400)
    expect(started.output()).toMatch(/^\d+ 2 1048576 true\n$/)
  })

  test('has the bounds that its operator sets instead', async () => {
    const own = { NODE_OPTIONS: '--max-old-space-size=512', MALLOC_ARENA_MAX: '4' }
    const started = run(bounded, { version, by: 'runServer', environment: { ...environment, ...own } })
    expect(await started.ended).toEqual([0, null])
    expect(heapOf(started.output())).toBeGreaterThanOrEqual(512)
    expect(started.output()).toMatch(/^\d+ 4 1048576 true\n$/)
  })

  test('drains on a signal, and gives its exit status', async () => {
    const started = run(
      `process.on('SIGTERM', () => { console.log('drained'); process.exit(3) })
      setInterval(() => {}, 1000)
      console.log('up')`,
      { version, by: 'runServer', environment },
    )
    await started.until('up')
    started.child.kill('SIGTERM')
    expect(await started.ended).toEqual([3, null])
    expect(started.output()).toBe('up\ndrained\n')
  })
})

test.each(['Dockerfile', 'docs/examples/guia-do-vale.service'])(
  '%s sets the memory bounds of a start',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').replaceAll('"', '')
    for (const [name, value] of Object.entries(memoryBounds)) expect(text).toContain(`${name}=${value}`)
  },
)
