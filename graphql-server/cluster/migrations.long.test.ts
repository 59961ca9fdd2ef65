import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import { expect, it, onTestFinished } from 'vitest'
import { projectFolder } from '../src/database/data-folder.ts'
import { leaseTable } from '../src/database/lease.ts'
import { migrate } from '../src/database/migrate.ts'
import { useCluster } from './use-cluster.ts'

const cluster = useCluster()

async function query<T>(config: PoolConfig, sql: string): Promise<T> {
  const connection = await createConnection({ ...config, bigIntAsNumber: true })
  return connection.query<T>(sql).finally(() => connection.end())
}

/** An empty database, as two nodes have it. */
async function emptyDatabase(name: string): Promise<[PoolConfig, PoolConfig]> {
  const [one, two] = cluster.nodes
  await query(one.config, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  const both = [one.config, two.config].map((config) => ({ ...config, database: name }))
  await expect
    .poll(() => query(both[1] ?? {}, 'SELECT 1').catch(() => null), { timeout: 60_000 })
    .toBeTruthy()
  return both as [PoolConfig, PoolConfig]
}

it('two processes that migrate on two nodes at the same moment apply each migration once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const both = await emptyDatabase(`both_${round}`)
    const applied = (await Promise.all(both.map((config) => migrate(config)))).map((each) => each.applied)
    expect(applied.map(({ length }) => length).sort()[0]).toBe(0)
    const [row] = await query<{ done: number; different: number }[]>(
      both[0],
      'SELECT COUNT(*) AS done, COUNT(DISTINCT migration_name) AS different FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    )
    expect(row).toEqual({ done: applied.flat().length, different: applied.flat().length })
    expect(await query(both[1], `SELECT * FROM ${leaseTable}`)).toEqual([])
    await query(both[0], `DROP DATABASE both_${round}`)
  }
})

it('a migration that died on one node goes on at its statement on another', async () => {
  const [one, two] = await emptyDatabase('dead')
  const folder = mkdtempSync(join(tmpdir(), 'guia-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, script] of Object.entries({
    '20260101000000_first': 'CREATE TABLE a (id INT PRIMARY KEY);',
    '20260102000000_slow': 'CREATE TABLE b (id INT PRIMARY KEY); DO SLEEP(20);',
  })) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'migration.sql'), script)
  }
  const program = join(folder, 'migrate.ts')
  writeFileSync(
    program,
    `import { migrate } from '${projectFolder}/graphql-server/src/database/migrate.ts'
     await migrate(JSON.parse(process.argv[2]), process.argv[3])`,
  )
  const child = fork(program, [JSON.stringify(one), folder])
  onTestFinished(() => void child.kill('SIGKILL'))
  const tables = async () =>
    (
      await query<{ name: string }[]>(
        two,
        `SELECT table_name AS name
    FROM information_schema.tables WHERE table_schema = 'dead'`,
      )
    ).map(({ name }) => name)
  await expect.poll(tables, { timeout: 60_000 }).toContain('b')
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await migrate(two, folder)
  const finished = await query<{ name: string }[]>(
    two,
    'SELECT migration_name AS name FROM dead._prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  )
  expect(finished.map(({ name }) => name)).toEqual(['20260101000000_first', '20260102000000_slow'])
})
