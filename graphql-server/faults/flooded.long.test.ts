import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryBounds } from '../../scripts/setup/locked-node.js'
import { loadDemo } from '../demo/load.ts'
import { hashPassword } from '../src/sessions/password.ts'
import { useDatabase } from '../test/database.ts'
import { type ProductProcess, startProductProcess } from '../test/product-process.ts'
import { askOnce, keepAsking, type LoadOptions, type Reply } from './connections.ts'
import { MemoryWatch } from './memory-watch.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-flooded-'))
const account = { email: 'maria@exemplo.test', password: 'uma senha certa' }
let product: ProductProcess
let memory: MemoryWatch

beforeAll(async () => {
  await loadDemo(database.pool, { businesses: 2000, accounts: false, now: new Date() })
  const passwordHash = await hashPassword(account.password)
  const data = { name: 'Maria', phone: '12999990000', email: account.email, passwordHash }
  await database.prisma.user.create({ data })
  const environment = { ...memoryBounds, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' }
  product = await startProductProcess({ config: database.config, folder, environment })
  memory = new MemoryWatch(product.pid)
})

afterAll(async () => {
  memory.stop()
  await product.end()
  rmSync(folder, { recursive: true, force: true })
})

const flood = '203.0.113.1'
const statuses = (replies: readonly Reply[]) => [...new Set(replies.map(({ status }) => status))].sort()

it.each<[string, Pick<LoadOptions, 'connections' | 'path' | 'body'>]>([
  ['100 connections that sign in', { connections: 100, path: '/api/auth/login', body: account }],
  [
    '40 searches for 100 at a time',
    { connections: 40, path: '/api/businesses/search?random=true&perPage=100' },
  ],
])('while one address keeps up %s, no other client is refused', async (_what, load) => {
  const { origin } = product
  const flooding = keepAsking({ origin, addressOf: () => flood, ...load })
  await expect.poll(() => flooding.replies.length, { timeout: 600_000 }).toBeGreaterThan(load.connections)
  const readers = ['/explore?city=taubate', '/api/businesses/search', '/api/businesses/latest', '/'].map(
    (path, index) => keepAsking({ origin, path, connections: 1, addressOf: () => `198.51.100.${index + 1}` }),
  )
  for (const { replies } of readers)
    await expect.poll(() => replies.length, { timeout: 600_000 }).toBeGreaterThan(25)
  const read = (await Promise.all(readers.map((reader) => reader.stop()))).flat()
  await flooding.stop()
  expect(statuses(read)).toEqual([200])
})

it.each([
  ['one address', () => flood],
  ['as many addresses', (connection: number) => `10.0.${connection >> 8}.${connection & 255}`],
])(
  'when 400 connections of %s come at once, a health check waits for few of them',
  async (_whose, addressOf) => {
    const { origin } = product
    const connections = 400
    const load = keepAsking({ origin, path: '/explore', connections, addressOf })
    const probes: (Reply & { answeredBefore: number })[] = []
    for (const end = performance.now() + 15_000; performance.now() < end; ) {
      const { length } = load.replies
      const probe = await askOnce({ address: '198.51.100.9', url: `${origin}/health/live` })
      probes.push({ ...probe, answeredBefore: load.replies.length - length })
    }
    const replies = await load.stop()
    expect(statuses(probes)).toEqual([200])
    expect(Math.max(...probes.map(({ answeredBefore }) => answeredBefore))).toBeLessThan(4 * connections)
    // On a machine that does nothing else it is under a second.
    expect(Math.max(...probes.map(({ ms }) => ms))).toBeLessThan(5000)
    expect(statuses(replies)).toEqual([200, 503])
    expect(product.said()).not.toContain('"level":50')
    expect(memory.most).toBeLessThan(450)
  },
)
