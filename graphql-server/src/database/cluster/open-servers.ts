import type { PoolConfig } from 'mariadb'
import { reachDatabase } from '../reach.ts'
import { type Address, openNodes } from './nodes.ts'

/**
 * Opens the database of several servers.
 *
 * @param first the configuration with the first of them
 * @throws StartupError when none can be used
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
