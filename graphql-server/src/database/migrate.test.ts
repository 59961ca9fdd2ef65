import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection, type PoolConfig } from 'mariadb'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { migrate, migrationStatus, resolveMigration } from './migrate.ts'
import { progressTable } from './migration-progress.ts'
import { migrationChecksum } from './migrations-table.ts'

const name = `${inject('databasePrefix')}migrate`
const config: PoolConfig = { ...inject('database'), database: name }
let connection: Connection

beforeEach(async () => {
  connection = await createConnection({ ...inject('database'), bigIntAsNumber: true })
  onTestFinished(() => connection.end())
  await connection.query(`DROP DATABASE IF EXISTS ${name}`)
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  await connection.query(`USE ${name}`)
})

/** A folder of migrations in Prisma's layout. */
function writeMigrations(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'guia-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeScripts(folder, scripts)
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "mysql"\n')
  return folder
}

function writeScripts(folder: string, scripts: Record<string, string>): void {
  for (const [migration, script] of Object.entries(scripts)) {
    mkdirSync(join(folder, migration), { recursive: true })
    writeFileSync(join(folder, migration, 'migration.sql'), script)
  }
}

function records(): Promise<Array<Record<string, unknown>>> {
  return connection.query(
    'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS rolled_back, logs, applied_steps_count FROM _prisma_migrations ORDER BY started_at, migration_name',
  )
}

const two = {
  '20260101000000_first':
    "CREATE TABLE a (t VARCHAR(20)); -- one; two\nINSERT INTO a VALUES ('x;y'), ('z'); # c;\n",
  '20260102000000_second': '/* nothing; yet */ ALTER TABLE a ADD b INT;\n',
}

test('applies what is missing, in the order of names, and notes it as Prisma does', async () => {
  const folder = writeMigrations(two)
  expect(await migrate(config, folder)).toEqual({ applied: Object.keys(two), edited: [] })
  expect(await connection.query('SELECT t, b FROM a')).toEqual([
    { t: 'x;y', b: null },
    { t: 'z', b: null },
  ])
  expect(await records()).toEqual(
    Object.entries(two).map(([migration, script]) => ({
      migration_name: migration,
      checksum: migrationChecksum(script),
      finished: 1,
      rolled_back: 0,
      logs: null,
      applied_steps_count: 1,
    })),
  )
  expect(await migrate(config, folder)).toEqual({ applied: [], edited: [] })
})

test("keeps its notes in Prisma's table, column by column", async () => {
  await migrate(config, writeMigrations({}))
  const columns = await connection.query<Array<Record<string, string>>>(
    "SELECT column_name AS name, column_type AS type, is_nullable AS nullable, column_key AS k FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = '_prisma_migrations' ORDER BY ordinal_position",
  )
  const lines = columns.map(({ name, type, nullable, k }) =>
    [name, type?.replace('(10)', ''), nullable, k].join(' ').trim(),
  )
  expect(lines).toEqual([
    'id varchar(36) NO PRI',
    'checksum varchar(64) NO',
    'finished_at datetime(3) YES',
    'migration_name varchar(255) NO',
    'logs text YES',
    'rolled_back_at datetime(3) YES',
    'started_at datetime(3) NO',
    'applied_steps_count int unsigned NO',
  ])
})

test('started twice at once applies each migration once, and both succeed', async () => {
  const folder = writeMigrations({ ...two, '20260103000000_slow': 'DO SLEEP(0.3);' })
  const both = await Promise.all([migrate(config, folder), migrate(config, folder)])
  expect(both.map(({ applied }) => applied.length).sort()).toEqual([0, 3])
  expect(await records()).toHaveLength(3)
})

test('a migration that fails is noted, named and stops later ones, until a person says that it was undone', async () => {
  const broken = { '20260103000000_broken': 'CREATE TABLE c (id INT);\nCREATE TABLE c (id INT);' }
  const folder = writeMigrations({ ...two, ...broken, '20260104000000_later': 'CREATE TABLE d (id INT);' })
  await expect(migrate(config, folder)).rejects.toThrow(
    /^A migração 20260103000000_broken falhou: .*'c' already exists/,
  )
  expect((await records()).at(-1)).toMatchObject({
    migration_name: '20260103000000_broken',
    finished: 0,
    rolled_back: 0,
    applied_steps_count: 0,
    logs: expect.stringContaining("Table 'c' already exists"),
  })
  await expect(migrate(config, folder)).rejects.toThrow(
    /20260103000000_broken falhou antes e impede as seguintes/,
  )
  expect(await migrationStatus(config, folder)).toEqual([
    '✓ 20260101000000_first',
    '✓ 20260102000000_second',
    '✗ 20260103000000_broken (falhou)',
    '· 20260104000000_later (a aplicar)',
  ])

  await connection.query('DROP TABLE c')
  writeScripts(folder, { '20260103000000_broken': 'CREATE TABLE c (id INT);' })
  await resolveMigration(config, '20260103000000_broken', 'rolled-back', folder)
  expect(await migrate(config, folder)).toEqual({
    applied: ['20260103000000_broken', '20260104000000_later'],
    edited: [],
  })
})

test('a migration that a person completed by hand is not applied again', async () => {
  const folder = writeMigrations({
    '20260101000000_broken': 'NONSENSE;',
    '20260102000000_later': 'CREATE TABLE d (id INT);',
  })
  await expect(migrate(config, folder)).rejects.toThrow('falhou')
  await resolveMigration(config, '20260101000000_broken', 'applied', folder)
  expect(await migrate(config, folder)).toEqual({ applied: ['20260102000000_later'], edited: [] })
  await expect(resolveMigration(config, '20260101000000_broken', 'applied', folder)).rejects.toThrow(
    'não está marcada como falha',
  )
})

test('a statement that another writer undoes is applied again, alone', async () => {
  const table = 'CREATE TABLE t (id INT PRIMARY KEY, v INT); INSERT INTO t VALUES (1, 1), (2, 2), (3, 3);'
  const folder = writeMigrations({ '20260101000000_table': table })
  await migrate(config, folder)
  writeScripts(folder, {
    '20260102000000_fill': 'CREATE TABLE u (id INT); UPDATE t SET v = v + 10; -- all; of them\n',
  })
  // Of two that wait for each other the one that has changed less is undone.
  await connection.query('START TRANSACTION')
  await connection.query('UPDATE t SET v = v + 1 WHERE id >= 2')
  await connection.query('INSERT INTO t VALUES (4, 4), (5, 5), (6, 6)')
  const migrating = migrate(config, folder)
  const waiting = () =>
    connection.query(`SELECT trx_id FROM information_schema.innodb_trx
      WHERE trx_state = 'LOCK WAIT' AND trx_query LIKE 'UPDATE t SET v = v + 10%'`)
  // The table is read at most every 100 ms.
  await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toHaveLength(1)
  await connection.query('UPDATE t SET v = v + 1 WHERE id = 1')
  await connection.query('COMMIT')
  expect(await migrating).toMatchObject({ applied: ['20260102000000_fill'] })
  const rows = await connection.query<{ v: number }[]>('SELECT v FROM t ORDER BY id')
  expect(rows.map(({ v }) => v)).toEqual([12, 13, 14, 14, 15, 16])
})

test('a migration that was interrupted half-way counts as failed', async () => {
  const folder = writeMigrations(two)
  await migrate(config, folder)
  await connection.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE ?', [
    '%second',
  ])
  await expect(migrate(config, folder)).rejects.toThrow('20260102000000_second falhou antes')
})

test('an applied migration whose file changed is reported, but other line ends are no change', async () => {
  const folder = writeMigrations(two)
  await migrate(config, folder)
  writeScripts(folder, {
    '20260101000000_first': two['20260101000000_first'].replaceAll('\n', '\r\n'),
    '20260102000000_second': 'ALTER TABLE a ADD c INT;\n',
  })
  expect(await migrate(config, folder)).toEqual({ applied: [], edited: ['20260102000000_second'] })
})

test('a migration of which nothing was applied is applied by the next start', async () => {
  const folder = writeMigrations({
    '20260101000000_first': 'ALTER TABLE away ADD b INT; CREATE TABLE b (id INT);',
  })
  await expect(migrate(config, folder)).rejects.toThrow(/falhou: .*Nada dela foi aplicado/)
  expect(await records()).toMatchObject([
    { finished: 0, rolled_back: 1, logs: expect.stringContaining('away') },
  ])
  await connection.query('CREATE TABLE away (id INT)')
  expect((await migrate(config, folder)).applied).toEqual(['20260101000000_first'])
  expect(await records()).toMatchObject([{ rolled_back: 1 }, { finished: 1, applied_steps_count: 1 }])
})

test.each([
  { what: 'before its second statement', tablesBefore: null, isThere: false },
  { what: 'in its second statement, which was not applied', tablesBefore: 'same', isThere: false },
  { what: 'in its second statement, which was applied', tablesBefore: 'same', isThere: true },
])('a migration that was interrupted $what is continued', async ({ tablesBefore, isThere }) => {
  const folder = writeMigrations({
    '20260101000000_two': 'CREATE TABLE a (id INT); CREATE TABLE b (id INT); DO 1;',
  })
  await migrate(config, folder)
  if (!isThere) await connection.query('DROP TABLE b')
  await connection.query('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0')
  // There was no table that the statement names.
  const hash = tablesBefore && createHash('sha256').digest('hex')
  await connection.query(`INSERT INTO ${progressTable} SELECT id, 1, ? FROM _prisma_migrations`, [hash])
  expect(await migrationStatus(config, folder)).toEqual(['· 20260101000000_two (interrompida: a continuar)'])
  expect((await migrate(config, folder)).applied).toEqual(['20260101000000_two'])
  expect(await records()).toMatchObject([{ finished: 1, applied_steps_count: 1 }])
  expect(await connection.query("SHOW TABLES LIKE 'b'")).toHaveLength(1)
  expect(await connection.query(`SELECT * FROM ${progressTable}`)).toEqual([])
})

test("a database with somebody else's tables is left alone", async () => {
  await connection.query('CREATE TABLE theirs (id INT)')
  await expect(migrate(config, writeMigrations(two))).rejects.toThrow(
    'já tem tabelas que não são deste produto',
  )
  expect(await connection.query('SHOW TABLES')).toHaveLength(1)
})
