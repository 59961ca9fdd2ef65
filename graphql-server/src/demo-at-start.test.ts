import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { createPool } from './database/client.ts'
import { warnOfDemoAccounts } from './demo-at-start.ts'

it('a database that is away when demo accounts are looked for keeps no process from starting', async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  const pool = createPool({ host: '127.0.0.1', port, user: 'guia', acquireTimeout: 1 })
  const warn = vi.fn()
  await warnOfDemoAccounts(pool, { warn })
  await pool.end()
  expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, 'could not look for demo accounts']])
})
