import { Socket } from 'node:net'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection, type PoolConfig } from 'mariadb'

export interface Address {
  host: string
  port: number
}

const checkIntervalMs = 500
const checkTimeoutMs = 1000

/**
 * Server states, best last. Without quorum a server is read-only; a donor, which copies its data to a node, may be
 * slow.
 */
const states = ['away', 'read-only', 'donor', 'serving'] as const
type State = (typeof states)[number]

interface Node extends Address {
  /** State on which the choice is based. */
  state: State
  /** Result of the last check. */
  found: State
}

/** Several servers with the same data, one of which is used at a time. */
export interface Nodes {
  /** Driver option of the same name: connects to the server in use. */
  stream: () => Socket
  /** Resolves once all servers have been checked. */
  known: Promise<unknown>
  close(): void
}

/**
 * Monitors servers and uses the first that serves, until another is better. All connections go to it, so that a process
 * reads its own writes. On a switch, connections to the former server are reset and the pools open new ones.
 *
 * @param config for checks; host and port are ignored
 */
export function openNodes(config: PoolConfig, addresses: readonly Address[]): Nodes {
  const nodes: Node[] = addresses.map((address) => ({ ...address, state: 'away', found: 'away' }))
  const opened = new Map<Socket, string>()
  const closing = new AbortController()
  let used = nodes[0] as Node
  let use = ''
  /** Running check of the server in use. */
  let doubted: Promise<void> | undefined

  function choose() {
    const rank = ({ state }: Node) => states.indexOf(state)
    for (const node of nodes) if (rank(node) > rank(used)) used = node
    // Reconnect for another server, and for the same one when it gains or loses its quorum.
    const now = `${used.host}:${used.port} ${used.state === 'read-only'}`
    if (now === use || used.state === 'away') return
    use = now
    for (const [socket, was] of opened) {
      if (was === now) continue
      opened.delete(socket)
      socket.destroy(reset())
    }
  }

  async function check(node: Node) {
    const found = await readState({ ...config, host: node.host, port: node.port })
    node.state = stateAfter(node, found)
    node.found = found
  }

  async function watch(node: Node) {
    while (!closing.signal.aborted) {
      await sleep(checkIntervalMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      await check(node)
      choose()
    }
  }

  /** Checks a server after a broken connection, since the driver waits for half a second after a failure to connect. */
  function doubt(node: Node) {
    if (node !== used || doubted) return
    doubted = check(node).then(() => {
      doubted = undefined
      choose()
    })
  }

  function stream(): Socket {
    const socket = new Socket().setNoDelay(true)
    let node = used
    let isConnected = false
    const open = () => {
      if (socket.destroyed) return
      node = used
      opened.set(socket, use)
      socket.connect(node.port, node.host)
    }
    if (doubted) void doubted.then(open)
    else open()
    socket.once('connect', () => {
      isConnected = true
    })
    socket.once('end', () => doubt(node))
    socket.once('error', () => {
      if (!opened.has(socket)) return
      if (isConnected) return doubt(node)
      node.state = 'away'
      choose()
    })
    socket.once('close', () => opened.delete(socket))
    return socket
  }

  const known = Promise.all(nodes.map(check)).then(() => {
    choose()
    for (const node of nodes) void watch(node)
  })
  return { stream, known, close: () => closing.abort() }
}

/**
 * Counts a serving node as a donor only after two checks in a row: most copies end sooner, and are not worth a reset of
 * all connections.
 */
export function stateAfter(before: { state: State; found: State }, found: State): State {
  const isNewDonor = found === 'donor' && before.found !== 'donor'
  return isNewDonor && before.state === 'serving' ? 'serving' : found
}

/** Mimics a reset by the server: the driver does not notice a plain `destroy`. */
function reset(): Error {
  const errno = -constants.errno.ECONNRESET
  return Object.assign(new Error('another server is used now'), { code: 'ECONNRESET', errno })
}

/** A node answers these statements in any state; a server outside a cluster lacks the wsrep variables. */
async function readState(config: PoolConfig): Promise<State> {
  const { database: _, ...server } = config
  try {
    const connection = await createConnection({
      ...server,
      connectTimeout: checkTimeoutMs,
      socketTimeout: checkTimeoutMs,
    })
    try {
      const rows = await connection.query<[string, string][]>({
        sql: "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_cluster_status', 'wsrep_ready', 'wsrep_local_state')",
        rowsAsArray: true,
      })
      const [variable] = await connection.query<[string, string][]>({
        sql: "SHOW GLOBAL VARIABLES LIKE 'read_only'",
        rowsAsArray: true,
      })
      return stateFrom(new Map(rows), variable?.[1] === 'ON')
    } finally {
      connection.destroy()
    }
  } catch {
    return 'away'
  }
}

/** @param figures status variables by name */
export function stateFrom(figures: ReadonlyMap<string, string>, isReadOnly: boolean): State {
  const status = figures.get('wsrep_cluster_status')
  if (status === 'non-Primary') return 'read-only'
  if (status === 'Primary') {
    if (figures.get('wsrep_ready') !== 'ON') return 'away'
    if (figures.get('wsrep_local_state') !== '4') return 'donor'
  }
  return isReadOnly ? 'read-only' : 'serving'
}
