import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requireSpace, socketFolder } from '../src/database/data-folder.ts'
import { bufferPoolFor } from './buffer-pool.ts'
import { whyItEnded } from './end-reason.ts'
import { startPrivateServer } from './private-server.ts'
import { spawnServer } from './server-process.ts'
import { findServerProgram, initialiseData } from './server-program.ts'

const gibibyte = 1024 ** 3

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guia-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each([
  [gibibyte / 4, gibibyte / 8],
  [2 * gibibyte, gibibyte / 2],
  [24 * gibibyte, 6 * gibibyte],
  [256 * gibibyte, 8 * gibibyte],
])('of %d bytes of memory the database gets %d', (memory, pool) => {
  expect(bufferPoolFor(memory)).toBe(pool)
})

test.each([
  [
    '[ERROR] InnoDB: Write to file ./ibdata1 failed. errno: 28 "No space left on device"',
    'o disco está cheio',
  ],
  [
    "[ERROR] mariadbd: Can't lock aria control file '/x/aria_log_control' for exclusive use",
    'Outro servidor já usa',
  ],
  ['[ERROR] InnoDB: Unable to lock ./ibdata1 error: 11', 'Outro servidor já usa'],
  ['[ERROR] mariadbd: File \'./x\' not found (Errcode: 13 "Permission denied")', 'falta de permissão'],
  ['[ERROR] InnoDB: Corruption', 'O banco de dados não abriu. Detalhes em /x/mysql.log.'],
])('a server that ended saying %s', (said, sentence) => {
  expect(whyItEnded(said, '/x/mysql.log')).toContain(sentence)
})

test('a machine without a server program gets the ways out', async () => {
  vi.stubEnv('PATH', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  await expect(findServerProgram([])).rejects.toThrow(
    /mariadb-server-core.*docker compose up -d db.*DATABASE_URL/,
  )
})

test('a first start that is cut short by a full disk leaves nothing that looks like a database', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'mysqld')
  writeFileSync(path, '#!/bin/sh\necho "Error 28: No space left on device" >&2\nexit 1\n')
  chmodSync(path, 0o755)
  const starting = startPrivateServer({
    folder,
    socketPath: join(folder, 'server.sock'),
    program: { path, engine: 'mysql' },
  })
  await expect(starting).rejects.toThrow(/O banco de dados não pôde ser criado em .*: o disco está cheio/)
  expect(existsSync(join(folder, 'mysql'))).toBe(false)
})

test('a first start leaves the temporary tables of another server alone', async () => {
  const shared = temporaryFolder()
  const table = join(shared, '#sql-temptable-1a2b-1-2.MAI')
  writeFileSync(table, '')
  vi.stubEnv('TMPDIR', shared)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const folder = temporaryFolder()
  await initialiseData(await findServerProgram(), join(folder, 'mysql'), join(folder, 'mysql.log'))
  expect(existsSync(table)).toBe(true)
})

test('a server that does not stop when asked is killed, whether or not the product lives', async () => {
  const path = join(temporaryFolder(), 'log')
  const deaf = ['/bin/sh', '-c', 'trap "" TERM; echo deaf; while :; do sleep 1; done']
  const child = spawnServer(deaf, openSync(path, 'a'), process.env, 0)
  await vi.waitUntil(() => readFileSync(path, 'utf8') === 'deaf\n', { timeout: 30_000 })
  const ended = once(child, 'exit')
  child.ref()
  // What happens to the pipe when the product ends.
  child.stdin?.end()
  const killed = 128 + 9
  expect(await ended).toEqual([killed, null])
})

test('a disk with too little space is reported in numbers before anything is written', () => {
  expect(() => requireSpace('/', Number.MAX_SAFE_INTEGER)).toThrow(
    /^Há só \d+ MB livres em \/, e o banco de dados precisa/,
  )
  expect(() => requireSpace('/', 1)).not.toThrow()
})

test('a server that ends instead of starting is reported with the place of its log', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'mariadbd')
  mkdirSync(join(folder, 'mysql/mysql'), { recursive: true })
  writeFileSync(path, '#!/bin/sh\necho "Unable to lock ./ibdata1 error: 11"\nexit 1\n')
  chmodSync(path, 0o755)
  const starting = startPrivateServer({
    folder,
    socketPath: join(folder, 'server.sock'),
    program: { path, engine: 'mariadb' },
  })
  await expect(starting).rejects.toThrow(`Outro servidor já usa este banco de dados`)
  await expect(starting).rejects.toThrow(join(folder, 'mysql.log'))
})

test('the socket of a deep data folder still has a short path, in a folder of its owner alone', () => {
  vi.stubEnv('TMPDIR', `/tmp/${'deep/'.repeat(20)}`)
  const folder = socketFolder(`/srv/${'very/'.repeat(40)}data`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  expect(join(folder, 'server.sock').length).toBeLessThanOrEqual(100)
  chmodSync(folder, 0o777)
  expect(() => socketFolder(`/srv/${'very/'.repeat(40)}data`)).toThrow('pertence a outra conta')
})
