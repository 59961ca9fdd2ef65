import { createConnection } from 'mariadb'
import { expect, test } from 'vitest'
import type { ClusterNode } from './nodes.ts'
import { useCluster } from './use-cluster.ts'

const cluster = useCluster()

/** Until the other nodes have noticed, or the cluster is whole again. */
const timeout = 60_000

const size = (node: ClusterNode) => expect.poll(() => node.status('wsrep_cluster_size'), { timeout })

/** Changes a row through a node, as the product would. */
async function change(node: ClusterNode, value: number): Promise<void> {
  const connection = await createConnection(node.config)
  await connection
    .query('UPDATE catalogue_version SET version = ? WHERE id = 1', [value])
    .finally(() => connection.end())
}

/** What a node reads once it has all that was written before. */
async function read(node: ClusterNode): Promise<number | undefined> {
  const connection = await createConnection(node.config)
  await connection.query('SET SESSION wsrep_sync_wait = 1')
  const [row] = await connection
    .query<{ version: bigint }[]>('SELECT version FROM catalogue_version WHERE id = 1')
    .finally(() => connection.end())
  return row && Number(row.version)
}

test('what is written on one node is read on all', async () => {
  await change(cluster.nodes[1], 11)
  expect(await Promise.all(cluster.nodes.map(read))).toEqual([11, 11, 11])
})

test('a killed, suspended, isolated or emptied node comes back with what it missed', async () => {
  const [first, , third] = cluster.nodes
  const absences = {
    killed: [() => third.kill(), () => third.start()],
    suspended: [() => third.freeze(), () => third.thaw()],
    isolated: [() => third.isolate(), () => third.rejoin()],
    emptied: [() => third.stop().then(() => third.erase()), () => third.start()],
  } as const
  let value = 100
  for (const [leave, comeBack] of Object.values(absences)) {
    await leave()
    await size(first).toBe('2')
    value += 1
    await change(first, value)
    await comeBack()
    await size(first).toBe('3')
    await third.isSynced()
    expect(await read(third)).toBe(value)
  }
})

test('without a majority nothing is read or written; the killed nodes bring it back', async () => {
  const [first, second, third] = cluster.nodes
  await change(first, 200)
  await Promise.all([second.kill(), third.kill()])
  await expect.poll(() => first.status('wsrep_cluster_status'), { timeout }).toBe('non-Primary')
  await expect(read(first)).rejects.toMatchObject({ errno: 1047 })
  await expect(change(first, 201)).rejects.toMatchObject({ errno: 1047 })
  await Promise.all([second.launch(), third.launch()])
  await Promise.all(cluster.nodes.map((node) => node.isSynced()))
  expect(await Promise.all(cluster.nodes.map(read))).toEqual([200, 200, 200])
})
