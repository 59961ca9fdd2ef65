import { expect, it, onTestFinished, vi } from 'vitest'
import { createPool } from '../src/database/client.ts'
import { openNodes } from '../src/database/cluster/nodes.ts'
import { toProductError } from '../src/errors.ts'
import { useCluster } from './use-cluster.ts'

const cluster = useCluster()

it('a cluster without quorum is read and refuses writes; with a quorum it takes them again', async () => {
  const [one, two, three] = cluster.nodes
  const addresses = cluster.nodes.map(({ config }) => ({
    host: String(config.host),
    port: Number(config.port),
  }))
  const nodes = openNodes(one.config, addresses)
  await nodes.known
  const pool = createPool({ ...one.config, stream: nodes.stream })
  onTestFinished(async () => {
    nodes.close()
    await pool.end()
  })
  const write = () => pool.query('UPDATE catalogue_version SET version = version + 1 WHERE id = 1')
  const read = () => pool.query('SELECT version FROM catalogue_version WHERE id = 1')
  await write()
  await three.isolate()
  await two.kill()
  await vi.waitFor(async () => expect(await one.status('wsrep_cluster_status')).toBe('non-Primary'), {
    timeout: 60_000,
  })
  await vi.waitFor(read, { timeout: 60_000 })
  expect(await write().then(() => 'made', toProductError)).toMatchObject({ status: 503 })
  await three.rejoin()
  await one.query("SET GLOBAL wsrep_provider_options = 'pc.bootstrap=YES'")
  await vi.waitFor(write, { timeout: 60_000 })
})
