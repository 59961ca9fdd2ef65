import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { type ProductProcess, startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { keepAsking } from './connections.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-proxy-'))
const ports = { proxy: 24_700, stats: 24_703, processes: [24_701, 24_702] }
const proxy = `http://127.0.0.1:${ports.proxy}`
const rounds = 20
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
    .concat(`\nfrontend stats\n  bind 127.0.0.1:${ports.stats}\n  stats enable\n  stats uri /stats\n`)
}

/** How many processes the proxy sends requests to. */
async function processesInUse(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.stats}/stats;csv`)
  return [...(await response.text()).matchAll(/^product,process\d,.*,UP,/gm)].length
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

it('behind HAProxy no read and no POST fails while its processes are replaced in turn', async () => {
  const allInUse = () => expect.poll(processesInUse, { timeout: 30_000 }).toBe(processes.length)
  await allInUse()
  const load = { origin: proxy, addressOf: (connection: number) => `198.51.100.${connection}` }
  const query = { query: '{ cities { id } }' }
  const kinds = [
    keepAsking({ ...load, path: '/api/businesses/search?perPage=1', connections: 1 }),
    keepAsking({ ...load, path: '/graphql', body: query, connections: 1 }),
  ]
  for (let round = 0; round < rounds; round += 1) {
    const index = round % processes.length
    expect(await processes[index]?.end('SIGTERM')).toEqual({ status: 0, signal: null })
    processes[index] = await start(ports.processes[index] ?? 0)
    await allInUse()
  }
  for (const kind of kinds) {
    const replies = await kind.stop()
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    expect(replies.length).toBeGreaterThan(1000)
  }
}, 1_200_000)
