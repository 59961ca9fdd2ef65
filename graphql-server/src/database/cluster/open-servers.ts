import type { PoolConfig } from 'mariadb'
import { reachDatabase } from '../reach.ts'
import { type Address, openNodes } from './nodes.ts'

/**
 * Opens a database with several servers.
 *
 * @param first configuration of the first server
 * @throws StartupError when none is usable
 */
export async function openServers(first: PoolConfig, servers: readonly Address[]) {
  const nodes = openNodes(first, servers)
  await nodes.known
  const config: PoolConfig = { ...first, stream: nodes.stream }
  try {
    await reachDatabase(config)
  } catch (error) {
    nodes.close()
    throw error
  }
  return { config, close: async () => nodes.close() }
}
