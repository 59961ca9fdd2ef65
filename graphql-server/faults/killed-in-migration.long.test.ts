import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest'
import { projectFolder } from '../src/database/data-folder.ts'
import { migrate } from '../src/database/migrate.ts'
import { runCli } from '../test/command.ts'
import { databaseUrl } from '../test/database-url.ts'

const name = `${inject('databasePrefix')}killed_migration`
const config: PoolConfig = { ...inject('database'), database: name }

beforeEach(emptyDatabase)

async function emptyDatabase(): Promise<void> {
  const connection = await createConnection(inject('database'))
  await connection.query(`DROP DATABASE IF EXISTS ${name}`)
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  await connection.end()
}

it('a process killed in a migration is replaced by one that continues it', async () => {
  const folder = migrationsOf({
    '20260101000000_first': 'CREATE TABLE a (id INT);',
    '20260102000000_slow': 'CREATE TABLE b (id INT); DO SLEEP(5); CREATE TABLE c (id INT);',
    '20260103000000_last': 'CREATE TABLE d (id INT);',
  })
  const child = migrateApart(folder)
  await expect.poll(tables, { timeout: 30_000 }).toContain('b')
  child.kill('SIGKILL')
  await once(child, 'exit')
  // Waits for the lease of the one that is gone: 20 seconds.
  expect((await migrate(config, folder)).applied).toEqual(['20260102000000_slow', '20260103000000_last'])
  expect(await tables()).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']))
  expect(await migrate(config, folder)).toEqual({ applied: [], edited: [] })
})

it('a restore killed during its migrations can be run again', async () => {
  await migrate(config)
  const folder = join(mkdtempSync(join(tmpdir(), 'guia-fault-backup-')), 'backup')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  expect(await runCli('backup', config, [folder])).toMatchObject({ code: 0 })
  const before = await tables()
  await emptyDatabase()
  const program = join(projectFolder, 'graphql-server/cli/restore.ts')
  const child = spawn(process.execPath, [program, folder], {
    env: { ...process.env, DATABASE_URL: databaseUrl(config) },
    stdio: 'ignore',
  })
  await expect.poll(tables, { timeout: 60_000, interval: 10 }).toContain('businesses')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect((await tables()).length).toBeLessThan(before.length)
  expect(await runCli('restore', config, [folder])).toMatchObject({ code: 0, problem: '' })
  expect(await tables()).toEqual(before)
})

async function tables(): Promise<string[]> {
  const connection = await createConnection(config)
  const rows = await connection.query<[string][]>({ sql: 'SHOW TABLES', rowsAsArray: true })
  await connection.end()
  return rows.map(([table]) => table)
}

function migrationsOf(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'guia-fault-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [migration, script] of Object.entries(scripts)) writeScript(folder, migration, script)
  return folder
}

function writeScript(folder: string, migration: string, script: string): void {
  mkdirSync(join(folder, migration), { recursive: true })
  writeFileSync(join(folder, migration, 'migration.sql'), script)
}

/** Migrates in a process of its own. */
function migrateApart(folder: string): ChildProcess {
  const program = `
    import { migrate } from '${projectFolder}/graphql-server/src/database/migrate.ts'
    await migrate(${JSON.stringify(config)}, ${JSON.stringify(folder)})
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
