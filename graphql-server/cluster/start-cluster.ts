import { join } from 'node:path'
import { findServerProgram } from '../private-database/server-program.ts'
import { access, ClusterNode } from './nodes.ts'
import { freePorts } from './ports.ts'

export interface ClusterOptions {
  /** Empty, and entered by its owner only. The caller removes it after `stop`. */
  folder: string
  /** Path of Galera's library. */
  provider: string
  /** Folder of the scripts `wsrep_sst_*`. */
  scripts: string
  /** How many nodes; by default three. */
  size?: number
}

export interface Cluster {
  nodes: ClusterNode[]
  /** Ends all nodes; their files stay. */
  stop(): Promise<void>
}

const bufferPool = 64 * 1024 * 1024

/** Starts nodes that replicate to each other, all on this machine, with an empty database. */
export async function startCluster({
  folder,
  provider,
  scripts,
  size = 3,
}: ClusterOptions): Promise<Cluster> {
  const program = await findServerProgram()
  const ports = await freePorts(4 * size)
  const nodePorts = (index: number) => {
    const [sql = 0, group = 0, writes = 0, state = 0] = ports.slice(4 * index)
    return { sql, group, writes, state }
  }
  const groupPorts = Array.from({ length: size }, (_, index) => nodePorts(index).group)
  const nodes = groupPorts.map((_, index) => {
    const name = `node${index + 1}`
    const place = { name, folder: join(folder, name), ports: nodePorts(index) }
    return new ClusterNode({ ...place, groupPorts, bufferPool, provider }, program, scripts)
  })
  const stop = async () => {
    // The last one to go is the one that may begin again.
    for (const node of nodes.toReversed()) await node.stop()
  }
  try {
    await startAll(nodes as [ClusterNode, ...ClusterNode[]])
  } catch (error) {
    await stop()
    throw error
  }
  return { nodes, stop }
}

async function startAll([first, ...others]: [ClusterNode, ...ClusterNode[]]): Promise<void> {
  await first.start(true)
  await createAccess(first)
  // Nodes that begin with a copy need no state transfer, which waits for ten seconds each time.
  await first.stop()
  for (const node of others) first.copyTo(node)
  await first.start(true)
  await Promise.all(others.map((node) => node.start()))
}

/** Root keeps the socket only, which is private to the account. */
async function createAccess(node: ClusterNode): Promise<void> {
  const { user, password, database } = access
  await node.query("DROP USER IF EXISTS root@'127.0.0.1', root@'::1'")
  await node.query(`CREATE USER ${user}@'127.0.0.1' IDENTIFIED BY '${password}'`)
  await node.query(`GRANT ALL ON *.* TO ${user}@'127.0.0.1'`)
  await node.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
}
