import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'mariadb'
import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { build } from '../build.ts'
import { createPool } from '../database/client.ts'

const database = useDatabase()
closeApps()

it('the process is alive whatever becomes of the database', async () => {
  const { app } = await testApp()
  const answer = await app.inject('/health/live')
  expect([answer.statusCode, answer.json()]).toEqual([200, { live: true, ...build }])
  expect(answer.json()).toMatchObject({
    version: expect.stringMatching(/^\d/),
    commit: expect.stringMatching(/^\w+$/),
  })
})

it('it is ready when the database answers and holds every migration', async () => {
  const { app } = await testApp({ services: database })
  const answer = await app.inject('/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, database: 'ok', draining: false }])
})

it('it is not ready while it drains', async () => {
  const { app } = await testApp({ services: database, draining: AbortSignal.abort() })
  const answer = await app.inject('/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, database: 'ok', draining: true }])
  expect(answer.headers['retry-after']).toBe('5')
})

it('it is not ready when the database’s address does not answer', async () => {
  const pool = createPool({
    host: '127.0.0.1',
    port: 1,
    user: 'root',
    acquireTimeout: 200,
    connectTimeout: 100,
  })
  const { app } = await testApp({ services: { pool } })
  const answer = await app.inject('/health/ready')
  await pool.end()
  expect([answer.statusCode, answer.json().database]).toEqual([503, 'away'])
})

it('it is not ready when the database takes longer than a second', async () => {
  const pool = { query: () => new Promise(() => {}) } as unknown as Pool
  const { app } = await testApp({ services: { pool } })
  const answer = await app.inject('/health/ready')
  expect([answer.statusCode, answer.json().database]).toEqual([503, 'away'])
})

it('it is not ready when a migration is missing or was rolled back', async () => {
  const { app } = await testApp({ services: database })
  const [last] = await database.pool.query<{ id: string }[]>(
    'SELECT id FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1',
  )
  await database.pool.query('UPDATE _prisma_migrations SET rolled_back_at = NOW(3) WHERE id = ?', [last?.id])
  const answer = await app.inject('/health/ready')
  await database.pool.query('UPDATE _prisma_migrations SET rolled_back_at = NULL WHERE id = ?', [last?.id])
  expect([answer.statusCode, answer.json().database]).toEqual([503, 'migrations missing'])
})

it('the container is healthy while the process lives, also when it is not ready', async () => {
  const dockerfile = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8')
  const [, command = ''] = /^HEALTHCHECK (?:.*\\\n)?\s*CMD (\[.*\])$/m.exec(dockerfile) ?? []
  const [, ...args] = JSON.parse(command) as string[]
  const { app } = await testApp({ draining: AbortSignal.abort() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const status = async () => {
    const env = { PATH: process.env.PATH, PORT: String(port) }
    return (await once(spawn(process.execPath, args, { env }), 'exit'))[0]
  }
  expect(await status()).toBe(0)
  await app.close()
  expect(await status()).toBe(1)
})
