import { Socket } from 'node:net'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection, type PoolConfig } from 'mariadb'

/** Where a database server listens. */
export interface Address {
  host: string
  port: number
}

const checkIntervalMs = 500
const checkTimeoutMs = 1000

/**
 * What a server can be used for, the best last: a node without quorum is read as it was when it lost it; one that gives
 * its data to another may be slow.
 */
const states = ['away', 'read-only', 'donor', 'serving'] as const
type State = (typeof states)[number]

interface Node extends Address {
  /** What it is taken for. */
  state: State
  /** What it was when it was asked last. */
  found: State
}

/** Several servers with the same data, of which one at a time is used. */
export interface Nodes {
  /** For the driver's option of the same name: a connection to the server that is used now. */
  stream: () => Socket
  /** Resolves when each has been asked what it is. */
  known: Promise<unknown>
  close(): void
}

/**
 * Watches servers and chooses the first that serves; it stays until another one is better. All connections are to one of
 * them, so that a process reads what it has written. Those to a server that is used no more are broken, after which the
 * pools open others.
 *
 * @param config by which each is asked; host and port are not looked at
 */
export function openNodes(config: PoolConfig, addresses: readonly Address[]): Nodes {
  const nodes: Node[] = addresses.map((address) => ({ ...address, state: 'away', found: 'away' }))
  const opened = new Map<Socket, string>()
  const closing = new AbortController()
  let used = nodes[0] as Node
  let use = ''
  /** While the server that is used is asked whether it is still there. */
  let doubted: Promise<void> | undefined

  function choose() {
    const rank = ({ state }: Node) => states.indexOf(state)
    for (const node of nodes) if (rank(node) > rank(used)) used = node
    // With another one, or with the same when it gets or loses its quorum, connections begin anew.
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
    const found = await stateOf({ ...config, host: node.host, port: node.port })
    node.state = takenFor(node, found)
    node.found = found
  }

  async function watch(node: Node) {
    while (!closing.signal.aborted) {
      await sleep(checkIntervalMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      await check(node)
      choose()
    }
  }

  /** Asks a server that has broken a connection: the driver rests for half a second when it cannot connect. */
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
 * A server that serves is taken for a donor when it is one twice in a row: mostly another gets what it missed in less, and
 * connections are not worth breaking for that.
 *
 * @param before what it was taken for, and what it was when it was asked last
 */
export function takenFor(before: { state: State; found: State }, found: State): State {
  const isNewDonor = found === 'donor' && before.found !== 'donor'
  return isNewDonor && before.state === 'serving' ? 'serving' : found
}

/** What the driver takes for a connection that the other side has broken; it does not notice a plain `destroy`. */
function reset(): Error {
  const errno = -constants.errno.ECONNRESET
  return Object.assign(new Error('this server is not used any more'), { code: 'ECONNRESET', errno })
}

/** These statements a node answers whatever its state. Servers that are in no cluster have none of the figures. */
async function stateOf(config: PoolConfig): Promise<State> {
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
      return stateBy(new Map(rows), variable?.[1] === 'ON')
    } finally {
      connection.destroy()
    }
  } catch {
    return 'away'
  }
}

/** @param figures by name, as the server tells them */
export function stateBy(figures: ReadonlyMap<string, string>, isReadOnly: boolean): State {
  const status = figures.get('wsrep_cluster_status')
  if (status === 'non-Primary') return 'read-only'
  if (status === 'Primary') {
    if (figures.get('wsrep_ready') !== 'ON') return 'away'
    if (figures.get('wsrep_local_state') !== '4') return 'donor'
  }
  return isReadOnly ? 'read-only' : 'serving'
}
