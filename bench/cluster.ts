import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { startLayout } from '../graphql-server/cluster/layout.ts'
import type { ClusterNode } from '../graphql-server/cluster/nodes.ts'
import { ensureCluster } from '../graphql-server/cluster/packages.ts'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { insertAdministrator } from '../graphql-server/faults/administrator.ts'
import { type Answer, ask, askGraphQL } from '../graphql-server/faults/ask.ts'
import { createPool, createPrisma } from '../graphql-server/src/database/client.ts'
import { ensureRedis } from '../scripts/setup/system-packages.js'

// node bench/cluster.ts [--seconds 5] [--clients 20]: what clients get through the proxy from one, two and three processes
// of the product, on one and on three database servers, all on this machine: a table for docs/cluster.md.

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, clients: { type: 'string', default: '20' } },
})
const seconds = Number(values.seconds)
const clients = Number(values.clients)
const businesses = 2000

const update =
  'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }'
const search = `query ($seed: String) {
  searchBusinesses(order: RANDOM, seed: $seed, perPage: 9) { items { name } pagination { total } }
}`

/** What a client does again and again, to an establishment of its own. */
interface Kind {
  name: string
  ask(origin: string, token: string, id: string, turn: number): Promise<Answer>
}

const kinds: Kind[] = [
  {
    name: 'search',
    ask: (origin, _token, id, turn) =>
      askGraphQL({ origin, query: search, variables: { seed: `${id} ${turn}` } }),
  },
  { name: 'profile', ask: (origin, _token, id) => ask(`${origin}/api/businesses/${id}`) },
  {
    name: 'change of phone',
    ask: (origin, token, id, turn) => change(origin, token, id, { phone: `129${String(10_000_000 + turn)}` }),
  },
  {
    name: 'change of name',
    ask: (origin, token, id, turn) => change(origin, token, id, { name: `Casa ${id} ${turn}` }),
  },
]

function change(origin: string, token: string, id: string, input: object): Promise<Answer> {
  return askGraphQL({ origin, token, query: update, variables: { id, input } })
}

const programs = await ensureCluster()
await ensureRedis()
say(`${clients} clients, ${seconds} s, ${availableParallelism()} cores for all of it\n`)
say('| Nodes | Processes | Kind | per second | p50 ms | p99 ms | refused |')
say('| --- | --- | --- | --- | --- | --- | --- |')
for (const nodes of [1, 3]) for (const processes of [1, 2, 3]) await measure(nodes, processes)
process.exit(0)

async function measure(nodes: number, processes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guia-bench-cluster-'))
  let token = ''
  /** Nodes of a cluster leave out numbers. */
  let ids: string[] = []
  const fill = async ({ config }: ClusterNode) => {
    const pool = createPool({ ...config, connectionLimit: 2 })
    const prisma = createPrisma(config)
    await loadDemo(pool, { businesses, accounts: false, now: new Date() })
    token = await insertAdministrator(prisma)
    const found = await prisma.business.findMany({
      select: { id: true },
      orderBy: { id: 'asc' },
      take: clients,
    })
    ids = found.map(({ id }) => String(id))
    await Promise.all([pool.end(), prisma.$disconnect()])
  }
  try {
    const layout = await startLayout({ folder, programs, nodes, processes, fill })
    for (const kind of kinds) {
      await drive(kind, layout.origin, token, ids, 1)
      const { times, refused } = await drive(kind, layout.origin, token, ids, seconds)
      const sorted = times.toSorted((a, b) => a - b)
      const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
      const figures = [
        nodes,
        processes,
        kind.name,
        (times.length / seconds).toFixed(0),
        at(0.5),
        at(0.99),
        refused,
      ]
      say(`| ${figures.join(' | ')} |`)
    }
    await layout.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** All clients for some seconds. @returns milliseconds of each right answer, and how many answers were none */
async function drive(kind: Kind, origin: string, token: string, ids: string[], length: number) {
  const times: number[] = []
  let refused = 0
  const end = performance.now() + length * 1000
  const work = async (id: string) => {
    for (let turn = Math.floor(performance.now()); performance.now() < end; turn += 1) {
      const answer = await kind.ask(origin, token, id, turn)
      const isRight = answer.kind === 'answered' && answer.status === 200 && !answer.body.errors
      if (isRight) times.push(answer.ms)
      else refused += 1
    }
  }
  await Promise.all(ids.map(work))
  return { times, refused }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
