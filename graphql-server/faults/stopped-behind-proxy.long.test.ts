import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { type ProductProcess, startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { keepAsking } from './connections.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-proxy-'))
const ports = { proxy: 24_700, processes: [24_701, 24_702] }
const proxy = `http://127.0.0.1:${ports.proxy}`
let haproxy: ReturnType<typeof spawn>
let processes: ProductProcess[]

const start = (port: number) =>
  startProductProcess({ config: database.config, environment: { PORT: String(port), TRUST_PROXY: '1' } })

/** The documented configuration, on ports of the test and without TLS. */
function configuration(): string {
  const text = readFileSync(new URL('../../docs/examples/haproxy.cfg', import.meta.url), 'utf8')
  const [first, second] = ports.processes
  return text
    .replace(/^ +(bind :443|http-request redirect).*\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${ports.proxy}`)
    .replace('127.0.0.1:4000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4001', `127.0.0.1:${second}`)
}

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  processes = await Promise.all(ports.processes.map(start))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration())
  haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
}, 120_000)

afterAll(async () => {
  haproxy.kill()
  await Promise.all(processes.map((each) => each.end()))
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('behind HAProxy no read and no POST fails while its processes are replaced twenty times', async () => {
  const ready = () => fetch(`${proxy}/health/ready`).then(({ status }) => status)
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  const load = { origin: proxy, addressOf: (connection: number) => `198.51.100.${connection}` }
  const query = { query: '{ cities { id } }' }
  const kinds = [
    keepAsking({ ...load, path: '/api/businesses/search?perPage=1', connections: 4 }),
    keepAsking({ ...load, path: '/graphql', body: query, connections: 4 }),
  ]
  for (let round = 0; round < 20; round += 1) {
    const index = round % processes.length
    expect(await processes[index]?.end('SIGTERM')).toEqual({ status: 0, signal: null })
    processes[index] = await start(ports.processes[index] ?? 0)
    // Until the proxy's checks have found it.
    await sleep(2000)
  }
  for (const kind of kinds) {
    const replies = await kind.stop()
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    expect(replies.length).toBeGreaterThan(1000)
  }
}, 1_200_000)
