import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server on this machine that can be cut. */
export interface Way {
  port: number
  /** Ends all connections; new ones are refused, as by a server that is gone. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Opens a way, which ends with the test. */
export async function wayTo(target: number): Promise<Way> {
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const way: Way = {
    port,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend() {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
  }
  onTestFinished(() => way.cut())
  return way
}
