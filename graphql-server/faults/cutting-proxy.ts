import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { PoolConfig } from 'mariadb'

/** Where a conversation with a database server breaks. */
export interface Cut {
  from: 'server' | 'client'
  /** Zero-based number of the packet that is not passed on whole. */
  packet: number
  /** Bytes of it that are passed on. */
  bytes: number
  with: 'FIN' | 'RST'
  /** Number of first connections that are left whole. */
  skipped?: number
}

export interface CuttingProxy {
  port: number
  /** For the connections opened from now on. */
  cut: Cut | null
  /** Connections opened so far. */
  connections: number
  /** Connections cut so far. */
  cuts: number
  /** Breaks all connections. */
  breakAll(): void
  close(): void
}

/** Starts a proxy to a database server that can cut each connection at a packet of its protocol. */
export async function startCuttingProxy(
  { socketPath, host, port }: PoolConfig,
  firstCut: Cut | null,
): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = socketPath ? connect(socketPath) : connect(port ?? 3306, host ?? 'localhost')
    const cut = proxy.connections++ < (proxy.cut?.skipped ?? 0) ? null : proxy.cut
    const end = () => {
      proxy.cuts++
      if (cut?.with === 'RST') client.resetAndDestroy()
      else client.end()
      database.destroy()
    }
    for (const [name, socket, other] of [
      ['client', client, database],
      ['server', database, client],
    ] as const) {
      sockets.add(socket)
      const pass =
        name === cut?.from ? forwardUntil(cut, other) : (chunk: Buffer) => other.write(chunk) || true
      socket.on('error', () => {}).on('data', (chunk) => pass(chunk) || end())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    cut: firstCut,
    connections: 0,
    cuts: 0,
    breakAll,
    close() {
      server.close()
      breakAll()
    },
  }
  return proxy
}

/** A packet is three bytes of length, a number and as many bytes. @returns whether the conversation goes on */
function forwardUntil(cut: Cut, to: Socket) {
  let packet = 0
  let pending = Buffer.alloc(0)
  return (chunk: Buffer): boolean => {
    pending = Buffer.concat([pending, chunk])
    while (pending.length >= 4) {
      if (packet === cut.packet) {
        to.write(pending.subarray(0, cut.bytes))
        return false
      }
      const length = 4 + pending.readUIntLE(0, 3)
      if (pending.length < length) break
      to.write(pending.subarray(0, length))
      pending = pending.subarray(length)
      packet++
    }
    return true
  }
}
