import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { PoolConfig } from 'mariadb'
import { afterEach, expect, it, vi } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { createPool, createPrisma } from '../client.ts'
import { openNodes, stateAfter, stateFrom } from './nodes.ts'

const database = useDatabase()
const servers: Server[] = []
const sockets = new Map<Server, Set<Socket>>()
afterEach(() => {
  for (const server of servers.splice(0)) end(server)
})

/** Another address of the tests' database. */
async function address(): Promise<{ server: Server; host: string; port: number }> {
  const { socketPath, host = 'localhost', port = 3306 } = database.config
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = socketPath ? connect(socketPath) : connect(port, host)
    for (const socket of [incoming, outgoing]) open.add(socket.on('error', () => {}))
    incoming.pipe(outgoing).pipe(incoming)
  })
  servers.push(server)
  sockets.set(server, open)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** As a crash of the server does. */
function end(server: Server) {
  server.close()
  for (const socket of sockets.get(server) ?? []) socket.destroy()
}

it('pools of both kinds move on when the server that they use is gone', async () => {
  const [one, two] = [await address(), await address()]
  const nodes = openNodes({ ...database.config, socketPath: undefined } as PoolConfig, [one, two])
  await nodes.known
  // One connection each: the driver does not notice one that breaks during its set-up.
  const shared = { socketPath: undefined, stream: nodes.stream, connectionLimit: 1 }
  const config = { ...database.config, ...shared } as PoolConfig
  const [pool, prisma] = [createPool(config), createPrisma(config)]
  try {
    expect(await pool.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await prisma.city.count()).toBe(0)
    end(one.server)
    await vi.waitFor(() => pool.query('SELECT 1'), { timeout: 60_000 })
    await vi.waitFor(() => prisma.city.count(), { timeout: 60_000 })
  } finally {
    nodes.close()
    await Promise.allSettled([pool.end(), prisma.$disconnect()])
  }
})

it('no connection is tried with a server that has broken one and is gone', async () => {
  const [one, two] = [await address(), await address()]
  const nodes = openNodes({ ...database.config, socketPath: undefined } as PoolConfig, [one, two])
  await nodes.known
  try {
    const socket = nodes.stream().on('error', () => {})
    await once(socket, 'connect')
    expect(socket.remotePort).toBe(one.port)
    const next = new Promise<Socket>((resolve) => socket.once('end', () => resolve(nodes.stream())))
    socket.resume()
    end(one.server)
    const other = await next
    await once(other, 'connect')
    expect(other.remotePort).toBe(two.port)
    other.destroy()
  } finally {
    nodes.close()
  }
})

it.each([
  ['serving', 'serving', 'donor', 'serving'],
  ['serving', 'donor', 'donor', 'donor'],
  ['away', 'away', 'donor', 'donor'],
  ['donor', 'donor', 'serving', 'serving'],
  ['serving', 'serving', 'away', 'away'],
] as const)('a server taken for %s, then %s, now %s is taken for %s', (state, before, found, expected) => {
  expect(stateAfter({ state, found: before }, found)).toBe(expected)
})

it.each<[string, Record<string, string>, boolean, ReturnType<typeof stateFrom>]>([
  ['a server in no cluster', {}, false, 'serving'],
  ['a replica', {}, true, 'read-only'],
  [
    'a node',
    { wsrep_cluster_status: 'Primary', wsrep_ready: 'ON', wsrep_local_state: '4' },
    false,
    'serving',
  ],
  ['a donor', { wsrep_cluster_status: 'Primary', wsrep_ready: 'ON', wsrep_local_state: '2' }, false, 'donor'],
  [
    'one that joins',
    { wsrep_cluster_status: 'Primary', wsrep_ready: 'OFF', wsrep_local_state: '1' },
    false,
    'away',
  ],
  [
    'one without quorum',
    { wsrep_cluster_status: 'non-Primary', wsrep_ready: 'OFF', wsrep_local_state: '0' },
    false,
    'read-only',
  ],
])('%s is told apart', (_what, figures, isReadOnly, state) => {
  expect(stateFrom(new Map(Object.entries(figures)), isReadOnly)).toBe(state)
})
