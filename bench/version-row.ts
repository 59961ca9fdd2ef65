import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ClusterNode } from '../graphql-server/cluster/nodes.ts'
import { ensureCluster } from '../graphql-server/cluster/packages.ts'
import { startCluster } from '../graphql-server/cluster/start-cluster.ts'
import { updateBusinessRow } from '../graphql-server/src/businesses/write.ts'
import { raiseVersion } from '../graphql-server/src/database/catalogue-version.ts'
import { createPrisma } from '../graphql-server/src/database/client.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { inTransaction } from '../graphql-server/src/database/transaction.ts'
import { insertSmallCatalogue } from '../graphql-server/test/small-catalogue.ts'

// node bench/version-row.ts [--writers 20] [--seconds 10] [--turns 3]: writers on three nodes of a cluster, each with an
// establishment of its own, with and without the row of the catalogue's version, which all of them share.

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    turns: { type: 'string', default: '3' },
  },
})
const [writers, seconds, turns] = [values.writers, values.seconds, values.turns].map(Number) as [
  number,
  number,
  number,
]
const author = { actorId: null, requestId: null }

const folder = mkdtempSync(join(tmpdir(), 'guia-version-row-'))
const cluster = await startCluster({ folder, ...(await ensureCluster()) })
const clients = cluster.nodes.map(({ config }) =>
  createPrisma({ ...config, stream: () => connect(Number(config.port), config.host) }),
)
const [first] = clients as [(typeof clients)[number]]
try {
  await migrate(cluster.nodes[0]?.config ?? {})
  await insertSmallCatalogue(first)
  const ids = await insertBusinesses()
  await round(ids, true, 2)
  say(`${writers} writers, ${clients.length} nodes, ${availableParallelism()} cores, ${seconds} s a round`)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const raises of [true, false]) {
      const before = await conflicts(cluster.nodes)
      const { made, failed } = await round(ids, raises, seconds)
      const begunAgain = ((await conflicts(cluster.nodes)) - before) / made
      say(
        `${raises ? 'with' : 'without'} the row: ${(made / seconds).toFixed(1)} writes/s, ` +
          `${begunAgain.toFixed(2)} conflicts a write, ${failed} refused`,
      )
    }
  }
} finally {
  for (const client of clients) await client.$disconnect()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function insertBusinesses(): Promise<number[]> {
  const { id: _, ...columns } = await first.business.findUniqueOrThrow({ where: { id: 1 } })
  const data = Array.from({ length: writers }, (_, index) => ({ ...columns, slug: `casa-${index}` }))
  await first.business.createMany({ data })
  const rows = await first.business.findMany({ where: { id: { not: 1 } }, select: { id: true } })
  await first.businessCategory.createMany({
    data: rows.map(({ id }) => ({ businessId: id, categoryId: 1, position: 0 })),
  })
  await first.businessSubcategory.createMany({
    data: rows.map(({ id }) => ({ businessId: id, subcategoryId: 4, position: 0 })),
  })
  return rows.map(({ id }) => id)
}

/** All writers at once for some time, each on one of the nodes. */
async function round(ids: number[], raises: boolean, length: number) {
  const end = performance.now() + length * 1000
  const count = { made: 0, failed: 0 }
  const write = async (id: number, writer: number) => {
    const prisma = clients[writer % clients.length] ?? first
    while (performance.now() < end) {
      const input = { name: `Casa ${performance.now()}` }
      const work = inTransaction(prisma, async (transaction) => {
        await updateBusinessRow(transaction, author, id, input)
        if (raises) await raiseVersion(transaction, [id])
      })
      await work.then(
        () => count.made++,
        () => count.failed++,
      )
    }
  }
  await Promise.all(ids.map(write))
  return count
}

/** Writes that a node has undone since another one's came first. */
async function conflicts(nodes: readonly ClusterNode[]): Promise<number> {
  const names = ['wsrep_local_cert_failures', 'wsrep_local_bf_aborts']
  const counts = await Promise.all(nodes.flatMap((node) => names.map((name) => node.status(name))))
  return counts.reduce((sum, each) => sum + Number(each ?? 0), 0)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
