import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the range from which Linux takes ports for outgoing connections. */
const [lowest, highest] = [12_000, 32_000]

/** Finds so many free ports in a row. */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest - count))
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
