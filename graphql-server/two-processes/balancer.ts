import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer in front of the processes. */
export interface Balancer {
  origin: string
  /** Whom requests go to, by turns; one that cannot be reached is passed over. */
  targets: string[]
  close(): void
}

/** Starts a balancer that hands each request to the next process, whatever connection it came on. */
export async function startBalancer(): Promise<Balancer> {
  let turn = 0
  const server = createServer((request, response) => {
    const { targets } = balancer
    const next = targets.map((_, index) => targets[(turn + index) % targets.length] ?? '')
    turn += 1
    forward(request, response, next)
  })
  // Longer than any test: a connection that ends for lack of use may do so just when it is used again.
  server.keepAliveTimeout = 600_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const balancer: Balancer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets: [],
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return balancer
}

/** Names the visitor as proxies do. A process that refuses the connection has not seen the request: the next one may. */
function forward(request: IncomingMessage, response: ServerResponse, [target, ...others]: string[]): void {
  if (!target) return void response.writeHead(502).end()
  const { method, url, headers, socket } = request
  const forwarded = headers['x-test-address'] ?? socket.remoteAddress
  const onward = send(new URL(url ?? '/', target), {
    method,
    agent: false,
    headers: { ...headers, 'x-forwarded-for': String(forwarded) },
  })
  onward.once('error', () => {
    if (!onward.socket?.remoteAddress && !response.headersSent) forward(request, response, others)
    else response.destroy()
  })
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.once('socket', (connection) => {
    if (connection.connecting) connection.once('connect', () => request.pipe(onward))
    else request.pipe(onward)
  })
}
