import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import type { ClusterNode } from './nodes.ts'
import { ensureCluster } from './packages.ts'
import { startCluster } from './start-cluster.ts'

/** Three database servers with one migrated database. Set before the file's first test. */
export interface TestCluster {
  nodes: [ClusterNode, ClusterNode, ClusterNode]
}

/** On a busy machine, with what is missing installed first. */
const startTimeoutMs = 600_000

/**
 * Gives a test file a cluster of its own, with which anything may happen; each node's `config` names the database. Call
 * it once, outside any test.
 */
export function useCluster(): TestCluster {
  const cluster = {} as TestCluster
  let end = async () => {}
  beforeAll(async () => {
    const programs = await ensureCluster()
    const folder = mkdtempSync(join(tmpdir(), 'guia-cluster-'))
    end = async () => rmSync(folder, { recursive: true, force: true })
    const { nodes, stop } = await startCluster({ folder, ...programs })
    end = () => stop().finally(() => rmSync(folder, { recursive: true, force: true }))
    cluster.nodes = nodes as TestCluster['nodes']
    await migrate(cluster.nodes[0].config)
  }, startTimeoutMs)
  afterAll(() => end(), startTimeoutMs)
  return cluster
}
