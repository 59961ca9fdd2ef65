import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest'
import { projectFolder } from '../src/database/data-folder.ts'
import { migrate, migrationStatus, resolveMigration } from '../src/database/migrate.ts'

const name = `${inject('databasePrefix')}killed_migration`
const config: PoolConfig = { ...inject('database'), database: name }

beforeEach(async () => {
  const connection = await createConnection(inject('database'))
  await connection.query(`DROP DATABASE IF EXISTS ${name}`)
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  await connection.end()
})

it('a process killed in a migration leaves a record that stops the next one with instructions', async () => {
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
  await expect(migrate(config, folder)).rejects.toThrow(
    /A migração 20260102000000_slow falhou antes e impede as seguintes\. Desfaça no banco .*--rolled-back 20260102000000_slow/,
  )
  expect(await migrationStatus(config, folder)).toEqual([
    '✓ 20260101000000_first',
    '✗ 20260102000000_slow (falhou)',
    '· 20260103000000_last (a aplicar)',
  ])
  const connection = await createConnection(config)
  await connection.query('DROP TABLE IF EXISTS b, c')
  await connection.end()
  await resolveMigration(config, '20260102000000_slow', 'rolled-back', folder)
  writeScript(folder, '20260102000000_slow', 'CREATE TABLE b (id INT); CREATE TABLE c (id INT);')
  expect((await migrate(config, folder)).applied).toEqual(['20260102000000_slow', '20260103000000_last'])
  expect(await tables()).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']))
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
