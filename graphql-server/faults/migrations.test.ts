import { createConnection, type PoolConfig } from 'mariadb'
import { beforeEach, expect, inject, it } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { runCli } from '../test/command.ts'

const name = `${inject('databasePrefix')}fault_migrations`
const config: PoolConfig = { ...inject('database'), database: name }

beforeEach(async () => {
  const connection = await createConnection(inject('database'))
  await connection.query(`DROP DATABASE IF EXISTS ${name}`)
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  await connection.end()
})

it('two processes that migrate an empty database apply each migration once', async () => {
  const both = await Promise.all([runCli('migrate', config, []), runCli('migrate', config, [])])
  expect(both.map(({ code, problem }) => [code, problem])).toEqual([
    [0, ''],
    [0, ''],
  ])
  const connection = await createConnection({ ...config, bigIntAsNumber: true })
  const [row] = await connection.query(
    'SELECT COUNT(*) AS done, COUNT(DISTINCT migration_name) AS different FROM _prisma_migrations WHERE finished_at IS NOT NULL',
  )
  await connection.end()
  expect(row.done).toBe(row.different)
  expect(row.done).toBeGreaterThan(0)
  expect(await migrate(config)).toEqual({ applied: [], edited: [] })
}, 120_000)
